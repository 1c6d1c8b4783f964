import type { EventInput } from "#shared/competition/events/events.schema.ts";
import type { Charge, PersonFees } from "#shared/competition/fees/fees.schema.ts";
import { call } from "./api.ts";
import { createEventForTest } from "./events.ts";
import { admin, createPersonForTest, type Wish } from "./people.ts";

/** A person registered for an event that costs 10 KD. */
export async function createChargeForTest(wish: Partial<EventInput> = {}, ofPerson: Wish = {}) {
	const event = await createEventForTest({ fee: 10_000, ...wish });
	const person = await createPersonForTest(ofPerson);
	const { status } = await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
	if (status !== 201) throw new Error(`Registering answered ${status}`);
	return { event, person, target: `registration-${event.id}-${person.id}` };
}

type Part = { id: string; amount: number };

/** Records a payment for charges, as staff. */
export const payForTest = async (charges: Part[], more: object = {}) =>
	call("POST", "/fee-payments", {
		cookie: await admin(),
		body: { charges, paymentMethod: "cash", ...more },
	});

/** A paid charge, and the id of its payment. */
export async function createPaidForTest() {
	const charged = await createChargeForTest();
	const { status, body } = await payForTest([{ id: charged.target, amount: 10_000 }]);
	if (status !== 201) throw new Error(`Paying answered ${status}: ${JSON.stringify(body)}`);
	return { ...charged, paymentId: `${charged.person.id}-${body.receiptNumber}` };
}

/** A person's fees as staff see them. */
export const feesForTest = async ({ id }: { id: number }): Promise<PersonFees> =>
	(await call("GET", `/users/${id}/fees`, { cookie: await admin() })).body;

/** The state of a charge and the person's credit. */
export async function standingForTest(person: { id: number }, target: string) {
	const { charges, credit } = await feesForTest(person);
	const charge = charges.find((one) => one.target === target) as Charge;
	return { owed: charge.owed, paid: charge.paid, state: charge.state, credit };
}
