import { type ErrorCode, errors } from "./errors.ts";

/**
 * The status of each error by what it means. All others are conflicts (409): the call is right in
 * itself, but not at this moment or not with what is stored.
 */
const meanings: Record<number, { means: string; codes: string }> = {
	400: {
		means: "the caller has to change what they sent",
		codes:
			"invalid malformed reset_link_invalid email_link_invalid sign_up_link_invalid proof_invalid image_unreadable file_unreadable wrong_current_password undo_link_invalid agreement_link_invalid second_factor_wrong",
	},
	401: {
		means: "the caller has to sign in",
		codes: "second_factor_needed unauthorized wrong_credentials",
	},
	403: {
		means: "the caller may not do this",
		codes:
			"forbidden promotion_black own_entry own_money own_promotion cross_site password_change_required second_factor_required fresh_sign_in_required",
	},
	404: { means: "there is no such thing for the caller", codes: "not_found duty_link_unknown" },
	410: { means: "the time for this has passed", codes: "offer_expired duty_revoked duty_expired" },
	413: { means: "the request is too large", codes: "too_large" },
	415: { means: "the content type is not read", codes: "unsupported_media" },
	422: {
		means: "the call is well formed, but a rule forbids it",
		codes: "key_reused promotion_not_higher promotion_too_far not_eligible",
	},
	429: { means: "the caller has to wait", codes: "too_many_attempts sign_in_busy" },
	500: { means: "the fault is ours", codes: "internal" },
	503: { means: "the fault is ours and passes", codes: "payment_page_unavailable busy" },
};

const codes = Object.keys(errors) as ErrorCode[];
const conflict = 409;
const statuses = new Map(
	Object.entries(meanings).flatMap(([status, named]) =>
		named.codes.split(" ").map((code) => [code, Number(status)]),
	),
);

test.each(codes)("%s has the status of its meaning, and a sentence for people", (code) => {
	const [status, message] = errors[code];
	expect(status).toBe(statuses.get(code) ?? conflict);
	expect(message).toMatch(/^[A-Z`].{6,}/);
});

test("each status is stated of errors that exist, each under one meaning", () => {
	const stated = Object.values(meanings).flatMap(({ codes: named }) => named.split(" "));
	expect(stated.filter((code) => !codes.includes(code as ErrorCode))).toEqual([]);
	expect(new Set(stated).size).toBe(stated.length);
});
