import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { answerFromCloud } from "../workers/worker.ts";
import { type Crowd, people, peopleFile } from "./size.ts";

await answerFromCloud(async () => {
	const { createPeopleForTest, createPersonForTest } = await import("../../core/people.ts");
	const everybody = await createPeopleForTest(people);
	const crowd: Crowd = {
		admin: (await createPersonForTest({ role: "admin" })).cookie,
		cookies: everybody.map(({ cookie }) => cookie),
		ids: everybody.map(({ id }) => id),
	};
	writeFileSync(join(process.env.CROWD_FOLDER ?? "", peopleFile), JSON.stringify(crowd));
	return true;
});
