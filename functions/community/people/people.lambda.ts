import { peopleRoutes } from "#shared/community/people/people.routes.ts";
import { readDebtors } from "../../competition/fees/ledger/debtors.ts";
import { Reply } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import { inviteMany, invitePerson, retryMail, setDisabled } from "./account.service.ts";
import { addGuest } from "./add-guest.ts";
import { createMember } from "./create-member.ts";
import { exportPeople } from "./people.export.ts";
import { countPeople, findPeople } from "./people.service.ts";
import { readEmergency, readPerson, updatePerson } from "./person.service.ts";
import { personFor } from "./person.view.ts";

/** A query of people, with those who have an open charge if only people who owe are wanted. */
const withDebtors = async <Query extends { unpaid?: "true" }>(query: Query) => ({
	...query,
	debtors: query.unpaid && (await readDebtors()),
});

export const handler = lambda(peopleRoutes, {
	list: async ({ query, caller }) => {
		const { rows, next } = await findPeople(await withDebtors(query), caller.locale);
		return new Reply(
			rows.map((user) => personFor(caller, user)),
			{ next },
		);
	},
	count: async ({ query, caller }) => countPeople(await withDebtors(query), caller.locale),
	export: async ({ query, caller }) => exportPeople(caller, await withDebtors(query), "csv"),
	workbook: async ({ query, caller }) => exportPeople(caller, await withDebtors(query), "xlsx"),
	get: ({ params, caller }) => readPerson(caller, params.id),
	emergency: ({ params, caller }) => readEmergency(caller, params.id),
	update: editRecord(
		({ params, caller }) => readPerson(caller, params.id),
		({ params, body, caller }) => updatePerson(caller, params.id, body),
	),
	create: ({ body, caller }) => createMember(caller, body),
	addGuest: ({ body, caller }) => addGuest(caller, body),
	retryMail: ({ params, caller }) => retryMail(caller, params.id),
	inviteMany: ({ body, caller }) => inviteMany(caller, body),
	invite: ({ params, caller }) => invitePerson(caller, params.id),
	disable: ({ params, query, caller }) => setDisabled(caller, params.id, true, query.handOverTo),
	enable: ({ params, caller }) => setDisabled(caller, params.id, false),
});
