import { eventually } from "../../core/api.ts";
import { baseUrl } from "../../core/env.ts";
import { createEventForTest } from "../../core/events.ts";

const open = async (path: string, headers: Record<string, string> = {}) => {
	const response = await fetch(baseUrl + path, { headers });
	return { status: response.status, html: await response.text() };
};

test("an event published a moment ago is never the 404 document, before its page is rendered and after", async () => {
	const event = await createEventForTest({ titleEn: `Cup ${crypto.randomUUID()}` });
	const statuses = new Set<number>();
	await eventually(async () => {
		const { status, html } = await open(`/events/${event.id}`);
		statuses.add(status);
		return html.includes(event.titleEn);
	}, "the page of the event");
	expect([...statuses]).toEqual([200]);
});

test("where a page is not rendered stands the application, in the reader's language and kept out of searches", async () => {
	const { status, html } = await open("/events/987654321", { cookie: "language=ar" });
	expect(status).toBe(200);
	expect(html).toContain('<html lang="ar" dir="rtl"');
	expect(html).toContain('<meta name="robots" content="noindex" />');
	expect(html).not.toContain('id="data"');
});

test.each(["/nowhere", "/events/0", "/events/7/nowhere", "/404", "/app"])(
	"%s, which no page has, is the 404 document, signed in or not",
	async (path) => {
		for (const cookie of ["", "session=none"]) {
			const { status, html } = await open(path, { cookie });
			expect([path, status]).toEqual([path, 404]);
			expect(html).toContain("404 Page Not Found");
		}
	},
);
