import { Connections } from "./auth.entity.ts";

/** Whether somebody has ever come in by the identity provider's page, with an account of our pool or of another house. */
export async function isConnected(userId: number): Promise<boolean> {
	const { data } = await Connections.query.ofUser({ userId }).go({ limit: 1 });
	return data.length > 0;
}
