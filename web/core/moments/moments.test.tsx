/** @jest-environment jsdom */
import { jest } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Locale } from "#shared/core/locales.ts";
import { Language } from "../language/i18n.tsx";
import { noteServerTime, noteTimeOf, useServerTime } from "./serverTime.ts";
import { useDay } from "./useDay.ts";
import { useHydrated } from "./useHydrated.ts";
import { useIdle } from "./useIdle.ts";
import { useNow } from "./useNow.ts";
import { useSettled } from "./useSettled.ts";

beforeEach(() => void jest.useFakeTimers({ now: Date.parse("2027-04-16T09:00:00Z") }));
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("the current time is read again every half minute, until it is shown no more", () => {
	const { result, unmount } = renderHook(useNow);
	const first = result.current;
	pass(29_999);
	expect(result.current).toBe(first);
	pass(1);
	expect(result.current).toBe(first + 30_000);
	unmount();
	expect(jest.getTimerCount()).toBe(0);
});

test("a value settles once it has not changed for 0.4 s", () => {
	const { result, rerender, unmount } = renderHook(useSettled<string>, { initialProps: "a" });
	expect(result.current).toBe("a");
	rerender("ab");
	pass(399);
	rerender("abc");
	pass(399);
	expect(result.current).toBe("a");
	pass(1);
	expect(result.current).toBe("abc");
	rerender("abcd");
	unmount();
	expect(jest.getTimerCount()).toBe(0);
});

test("a page is hydrated where it was not rendered ahead", () => {
	expect(renderHook(useHydrated).result.current).toBe(true);
});

test("a browser that cannot say when it is idle is idle after 2.5 s", () => {
	const { result, unmount } = renderHook(useIdle);
	pass(2_499);
	expect(result.current).toBe(false);
	pass(1);
	expect(result.current).toBe(true);
	unmount();
});

test("a browser that can say when it is idle is waited for at most 5 s", () => {
	const cancelled: unknown[] = [];
	let rest = () => {};
	Object.assign(window, {
		requestIdleCallback: (callback: () => void, { timeout }: { timeout: number }) => {
			rest = callback;
			return timeout;
		},
		cancelIdleCallback: (one: unknown) => cancelled.push(one),
	});
	const { result, unmount } = renderHook(useIdle);
	pass(10_000);
	expect(result.current).toBe(false);
	act(rest);
	expect(result.current).toBe(true);
	unmount();
	expect(cancelled).toEqual([5_000]);
	Reflect.deleteProperty(window, "requestIdleCallback");
});

/** The text of a date at noon in Kuwait on 16 April 2027. */
const dayIn = (locale: Locale, date: string) => {
	const wrapper = ({ children }: { children: ReactNode }) => (
		<Language initial={locale}>{children}</Language>
	);
	return renderHook(useDay, { wrapper }).result.current(date).replaceAll("\u00a0", " ");
};

test.each<[Locale, string, string]>([
	["en", "2027-04-15", "Thursday, April 15"],
	["en", "2027-04-16", "Today"],
	["en", "2027-04-17", "Tomorrow"],
	["en", "2027-04-18", "Sunday, April 18"],
	["ar", "2027-04-16", "اليوم"],
	["ar", "2027-04-17", "غدًا"],
	["ar", "2027-04-18", "الأحد، ١٨ أبريل"],
])("in %s, %s is called %s", (locale, date, words) => {
	expect(dayIn(locale, date)).toBe(words);
});

describe("the server's time", () => {
	test("is unknown before the first answer, and known to all who show it from then on", () => {
		const { result, unmount } = renderHook(() => useServerTime(() => undefined));
		expect(result.current).toBeUndefined();
		act(() => noteServerTime(Number.NaN));
		expect(result.current).toBeUndefined();
		const at = Date.parse("2027-04-16T10:00:00Z");
		act(() => noteServerTime(at));
		expect(result.current).toBe(at);
		// An older answer, of a cache, does not take the time back.
		act(() => noteServerTime(at - 60_000));
		expect(renderHook(() => useServerTime(() => undefined)).result.current).toBe(at);
		// A correction below a second renders nothing again.
		act(() => noteServerTime(at + 1_000));
		expect(result.current).toBe(at);
		act(() => noteServerTime(at + 2_001));
		expect(result.current).toBe(at + 2_001);
		unmount();
	});

	test("the server's time is a response's Date header plus its Age", () => {
		const { result } = renderHook(() => useServerTime(() => undefined));
		const date = "Fri, 16 Apr 2027 12:00:00 GMT";
		act(() => noteTimeOf(new Headers({ date })));
		expect(result.current).toBe(Date.parse(date));
		act(() => noteTimeOf(new Headers({ date, age: "90" })));
		expect(result.current).toBe(Date.parse(date) + 90_000);
	});

	test("is shown again at the next moment that matters, not before it", () => {
		const opens = Date.parse("2027-04-16T15:00:00Z");
		act(() => noteServerTime(opens - 60_000));
		const { result, unmount } = renderHook(() =>
			useServerTime((now) => (now < opens ? opens : undefined)),
		);
		pass(59_999);
		expect(result.current).toBe(opens - 60_000);
		pass(1);
		expect(result.current).toBe(opens);
		expect(jest.getTimerCount()).toBe(0);
		unmount();
	});
});
