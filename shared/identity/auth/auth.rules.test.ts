import { resetTokenMinutes } from "./auth.rules.ts";

test("a reset link is valid for an hour", () => expect(resetTokenMinutes).toBe(60));
