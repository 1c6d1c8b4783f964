import { Users } from "#functions/people/users/user.entity.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createPersonForTest } from "../../core/people.ts";

const [admin, coach] = await Promise.all([
	createPersonForTest({ role: "admin" }),
	createPersonForTest({ role: "coach" }),
]);

const read = (id: number, cookie = admin.cookie) =>
	call("GET", `/users/${id}/emergency`, { cookie });
const actionsOn = async (id: number) => (await auditOf("user", id)).map(({ action }) => action);

test("admins read whom to call in an emergency, and each reading is logged", async () => {
	const { id } = await createPersonForTest();
	await Users.patch({ id }).set({ emergencyContact: "Hala, 5001 2346" }).go();
	expect((await read(id)).body).toEqual({ emergencyContact: "Hala, 5001 2346", address: null });
	await read(id);
	expect(await actionsOn(id)).toEqual(["emergency_seen", "emergency_seen"]);
});

test("logs nothing where there is nothing to read, and shows others nothing", async () => {
	const { id } = await createPersonForTest();
	expect((await read(id)).body).toEqual({ emergencyContact: null, address: null });
	expect(await actionsOn(id)).toEqual([]);
	expectRefusal(await read(id, coach.cookie), "forbidden");
	expectRefusal(await read(999_999_999), "not_found");
});
