import type {
	MembershipPayment,
	PaymentInput,
} from "#shared/people/memberships/memberships.schema.ts";
import { call } from "./api.ts";
import { admin, createPersonForTest, superAdmin, type Wish } from "./people.ts";
import { settingsInForce } from "./settings.ts";

/** Sets the membership fees of the federation, in fils. */
export async function setMembershipFeesForTest(membershipFees: {
	adult: number;
	child: number;
	family: number;
}): Promise<void> {
	const { updatedAt: _, name: __, ...settings } = await settingsInForce();
	const { status, body } = await call("PUT", "/settings", {
		cookie: await superAdmin(),
		body: { ...settings, membershipFees },
	});
	if (status !== 200)
		throw new Error(`Saving settings answered ${status}: ${JSON.stringify(body)}`);
}

/** A payment as staff would record it. */
export const paymentForTest = (userId: number, wish: Partial<PaymentInput> = {}) => ({
	userId,
	amount: 12_500,
	paymentMethod: "knet",
	...wish,
});

/** Records a person's payment. */
export async function recordForTest(
	userId: number,
	wish: Partial<PaymentInput> = {},
): Promise<MembershipPayment> {
	const { status, body } = await call("POST", "/membership-payments", {
		cookie: await admin(),
		body: paymentForTest(userId, wish),
	});
	if (status !== 201)
		throw new Error(`Recording a payment answered ${status}: ${JSON.stringify(body)}`);
	return body;
}

/** A person who has paid, with a session. */
export async function createPaymentForTest(wish: Partial<PaymentInput> = {}, ofPerson: Wish = {}) {
	const person = await createPersonForTest(ofPerson);
	return { person, cookie: person.cookie, payment: await recordForTest(person.id, wish) };
}
