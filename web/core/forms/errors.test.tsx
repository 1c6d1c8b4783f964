/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { errors } from "#shared/core/http/errors.ts";
import { ApiError } from "../calls/client.ts";
import { errorMessages } from "./errors.messages.ts";
import { useErrorText } from "./errors.ts";

const textOf = (code: string) => {
	const { result } = renderHook(useErrorText, {
		wrapper: ({ children }) => <IntlProvider locale="en">{children}</IntlProvider>,
	});
	return result.current(
		new ApiError(400, JSON.stringify({ code, message: "of a proxy", requestId: "7" })),
	);
};

test("translates every error code of the server", () => {
	const unknown = Object.keys(errors).filter((code) => textOf(code) === "of a proxy");
	expect(unknown).toEqual([]);
	expect(textOf("event_full")).toBe(errorMessages.en["error.event_full"]);
});

test.each(["title", "network", "toString", "__proto__"])(
	"shows the message of a response with the unknown code %s",
	(code) => {
		expect(textOf(code)).toBe("of a proxy");
	},
);
