import { myDataMessages } from "#web/community/my-data/my-data.messages.ts";
import { call } from "../../core/api.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueName } from "../../core/unique.ts";
import { countAuditLines, press, type Writes } from "../write.ts";

export default {
	"an account's end is asked for": async () => {
		const session = await createPersonForTest();
		return {
			session,
			address: "/profile#my-data",
			open: (page) => press(page, myDataMessages.en["myData.erase"]),
			made: countAuditLines(session),
		};
	},
	"staff stop the deletion of an account": async () => {
		const [session, person] = [
			await createPersonForTest({ role: "admin" }),
			await createPersonForTest({ firstName: uniqueName() }),
		];
		await call("POST", "/me/erasure", { cookie: person.cookie });
		const name = `${person.firstName} ${person.lastName}`;
		return {
			session,
			address: "/accounts",
			open: (page) => press(page, myDataMessages.en["myData.staffKeepOf"].replace("{name}", name)),
			made: countAuditLines(session),
		};
	},
} satisfies Writes;
