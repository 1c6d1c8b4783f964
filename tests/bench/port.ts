import { createServer } from "node:net";

export const freePort = () =>
	new Promise<number>((done) => {
		const probe = createServer();
		probe.listen(0, () => {
			const { port } = probe.address() as { port: number };
			probe.close(() => done(port));
		});
	});
