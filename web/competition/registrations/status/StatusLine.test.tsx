/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { locales } from "#shared/core/locales.ts";
import { Language } from "../../../core/language/i18n.tsx";
import { registrationMessages } from "../registrations.messages.ts";
import { StatusLine } from "./StatusLine.tsx";
import { statusMessages } from "./status.messages.ts";

const entry = (wish: Partial<MyRegistration>) =>
	({ declaredWeight: null, ...wish }) as MyRegistration;

const renderStatus = (language: (typeof locales)[number], wish: Partial<MyRegistration>) =>
	render(
		<Language initial={language}>
			<StatusLine entry={entry(wish)} />
		</Language>,
	);

test.each(locales)("shows a rejected person the reason and a contact button: %s", (language) => {
	const text = registrationMessages[language];
	const { getByText, getByRole, unmount } = renderStatus(language, {
		status: "rejected",
		reason: "The form is missing",
	});
	getByText("The form is missing");
	getByRole("button", { name: text["reg.askButton"] });
	unmount();
	expect(renderStatus(language, { status: "cancelled" }).queryByRole("button")).toBeNull();
});

test.each(locales)("says after the event that it took place: %s", (language) => {
	const event = { eventDate: "2025-03-01", endDate: null } as MyRegistration["event"];
	const { getByText, queryByText } = renderStatus(language, { status: "approved", event });
	getByText(statusMessages[language]["status.tookPlace"]);
	expect(queryByText(statusMessages[language]["status.approved"])).toBeNull();
});
