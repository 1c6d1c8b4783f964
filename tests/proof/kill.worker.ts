/** Works in the table of a server that runs elsewhere; see kill.test.ts. */
const { makeCrowd, makeEvent, makeStaff } = await import("./crowd.ts");
const { breaksIn } = await import("../core/places.ts");
const { Registrations } = await import(
	"#functions/competition/registrations/registration.entity.ts"
);

const { accountOf } = await import("#functions/competition/fees/fees.service.ts");
const { ReceiptBooks } = await import("#functions/people/memberships/payment.entity.ts");
const { openAmount } = await import("#shared/competition/fees/charges.rules.ts");
const { currentYear } = await import("#shared/core/time/kuwait.ts");

type Order =
	| { kind: "prepare"; people: number; places: number; classes: number[] }
	| { kind: "check"; eventId: number; ids: number[]; settled: boolean }
	| { kind: "prepareFees"; people: number; fee: number }
	| { kind: "checkFees"; ids: number[]; before: number };

async function prepare({ people, places, classes }: Extract<Order, { kind: "prepare" }>) {
	const crowd = await makeCrowd(people);
	await makeStaff();
	return { crowd, ...(await makeEvent(places, classes)) };
}

async function check({ eventId, ids, settled }: Extract<Order, { kind: "check" }>) {
	const alive: number[] = [];
	for (const userId of ids) {
		const { data } = await Registrations.query
			.forPerson({ userId, eventId })
			.go({ consistent: true, pages: "all" });
		if (data.some(({ status }) => status === "pending" || status === "waitlisted"))
			alive.push(userId);
	}
	return { breaks: await breaksIn(eventId, ids, settled), alive };
}

/**
 * Creates an event with a fee, its people and a staff member; returns them with the number of the
 * last receipt.
 */
async function prepareFees({ people, fee }: Extract<Order, { kind: "prepareFees" }>) {
	const lists = { event: true, classes: true };
	const event = await makeEvent(people, [people], 0, lists, { fee, shadow: false });
	const [crowd, staff] = [await makeCrowd(people), await makeStaff()];
	return { crowd, staff, ...event, before: await lastReceipt() };
}

const lastReceipt = async () =>
	(await ReceiptBooks.get({ year: currentYear() }).go({ consistent: true })).data?.last ?? 0;

/** Charges that are not paid once, in full, and receipt numbers that were lost or given twice. */
async function checkFees({ ids, before }: Extract<Order, { kind: "checkFees" }>) {
	const wrong: string[] = [];
	const receipts: number[] = [];
	for (const id of ids) {
		const { charges, payments, credit } = await accountOf(id);
		const latest = payments.filter(({ receiptNumber }) => numberOf(receiptNumber) > before);
		receipts.push(...latest.map(({ receiptNumber }) => numberOf(receiptNumber)));
		const open = charges.filter(({ charge }) => openAmount(charge) !== 0);
		if (open.length > 0 || latest.length !== 1 || credit !== 0)
			wrong.push(`${id}: ${open.length} open, ${latest.length} payments, credit ${credit}`);
	}
	const last = await lastReceipt();
	const expected = Array.from({ length: last - before }, (_, at) => before + at + 1);
	const isSeries = receipts.sort((a, b) => a - b).join() === expected.join();
	return isSeries ? wrong : [...wrong, `receipts ${receipts.join()} of ${before} to ${last}`];
}

const numberOf = (receipt: string) => Number(receipt.split("-")[1]);

const answer = (order: Order) => {
	if (order.kind === "prepare") return prepare(order);
	if (order.kind === "check") return check(order);
	return order.kind === "prepareFees" ? prepareFees(order) : checkFees(order);
};

process.once("message", async (order: Order) => {
	process.send?.(await answer(order));
	process.disconnect();
});
process.send?.("ready");
