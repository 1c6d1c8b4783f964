import { resetTokenMinutes } from "./auth.rules.ts";

test("a reset link is good for an hour", () => expect(resetTokenMinutes).toBe(60));
