import { myDataMessages } from "#web/identity/my-data/my-data.messages.ts";
import { createPersonForTest } from "../../core/people.ts";
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
} satisfies Writes;
