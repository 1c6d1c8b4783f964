import { placeInWindow } from "./placeBeside.ts";

const at = (left: number, top: number) => ({ left, top, right: left + 120, bottom: top + 48 });
const size = { width: 320, height: 300 };
const ltr = { window: { width: 1280, height: 900 }, isRtl: false };
const rtl = { ...ltr, isRtl: true };

test.each([
	["below, with its end at the button's end", at(600, 100), ltr, { start: 400, top: 156 }],
	["below, mirrored in Arabic", at(600, 100), rtl, { start: 360, top: 156 }],
	["above a button at the bottom", at(600, 800), ltr, { start: 400, top: 492 }],
	["inside the window's left edge", at(20, 100), ltr, { start: 8, top: 156 }],
	["inside the window's right edge", at(1100, 100), rtl, { start: 8, top: 156 }],
	["inside the window when the button is outside", at(600, -200), ltr, { start: 400, top: 8 }],
])("a sheet opens %s", (_, button, where, expected) => {
	expect(placeInWindow(button, size, where)).toEqual(expected);
});
