import { longTextOrEmpty, optionalLongText, optionalText, textOrEmpty } from "./fields.ts";

test.each([undefined, null, "", "  "])("an optional text treats %p as missing", (given) => {
	for (const schema of [textOrEmpty(9), longTextOrEmpty(9)]) expect(schema.parse(given)).toBe("");
	for (const schema of [optionalText(9), optionalLongText(9)])
		expect(schema.parse(given) ?? null).toBeNull();
});
