/** Every error the API can answer: its status and a sentence for people who call the API by hand. */
export const errors = {
	invalid: [400, "Some fields need your attention"],
	malformed: [400, "The request could not be read"],
	reset_link_invalid: [400, "This password reset link is invalid or has expired."],
	email_link_invalid: [400, "This confirmation link is invalid or has expired."],
	image_unreadable: [400, "The picture could not be read. Use a JPEG, PNG, WebP or AVIF file"],
	wrong_current_password: [400, "The current password is not right"],
	undo_link_invalid: [400, "This link is invalid or has expired."],
	second_factor_wrong: [400, "This code is not right or was used already"],
	second_factor_needed: [401, "Enter the code of your authenticator app"],
	unauthorized: [401, "Unauthorized"],
	wrong_credentials: [401, "Invalid email or password"],
	forbidden: [403, "Access denied"],
	cross_site: [403, "Access denied"],
	password_change_required: [403, "Please choose a new password first"],
	second_factor_required: [403, "Please set up the second factor first"],
	fresh_sign_in_required: [403, "Please enter your password again"],
	not_found: [404, "Not found"],
	already_registered: [409, "You are already registered for this event"],
	not_pending: [409, "This entry was decided or cancelled already"],
	not_rejected: [409, "Only a rejected entry can be reopened"],
	too_late_to_cancel: [409, "The deadline has passed. Please contact the federation"],
	registration_closed: [409, "Registration for this event has closed"],
	registration_not_open: [409, "Registration for this event has not opened yet"],
	event_cancelled: [409, "This event has been cancelled"],
	event_has_entries: [409, "This event has registrations and cannot be deleted"],
	class_has_entries: [409, "This class has entries. Move or cancel them first"],
	already_in_class: [409, "There is an entry for this class already"],
	event_full: [409, "This event is full"],
	class_full: [409, "This class is full"],
	no_waiting_list: [409, "This class has no waiting list"],
	not_offered: [409, "There is no open offer for this entry"],
	offer_expired: [410, "The time to accept this place has passed"],
	second_factor_on: [409, "The second factor is on already"],
	second_factor_off: [409, "The second factor is off"],
	application_decided: [409, "This application was decided already"],
	judge_exists: [409, "This person is a judge already"],
	judge_inactive: [409, "This judge is not active"],
	judge_assigned: [409, "This judge is on the list of this event already"],
	judge_answered: [409, "This assignment was answered already"],
	judge_counted: [409, "This competition is counted in the judge's record already"],
	event_over: [409, "This event is over"],
	own_account: [409, "Another super-admin has to change your role or close your account"],
	account_disabled: [409, "This account is closed"],
	email_taken: [409, "This email address is already in use"],
	too_many_answers: [409, "This message was answered often enough. Please write to the person by mail"],
	language_missing: [409, "Both languages have to be written before this is published"],
	changed_meanwhile: [409, "Somebody else changed this meanwhile. Reload and try again"],
	not_uploaded: [409, "The picture has not arrived yet. Please send it again"],
	too_large: [413, "The request is too large"],
	unsupported_media: [415, "Unsupported content type"],
	key_reused: [422, "This Idempotency-Key was used for another request"],
	not_eligible: [422, "The conditions of this class are not met"],
	too_many_attempts: [429, "Too many attempts. Please wait and try again"],
	busy: [503, "The system is busy. Please try again"],
	internal: [500, "Something went wrong on our side"],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errors;

/** Codes of a field's error; the web has words for each in both languages. */
export const fieldCodes = [
	"required",
	"invalid",
	"too_short",
	"too_long",
	"too_small",
	"too_big",
	"email_invalid",
	"email_taken",
	"phone_invalid",
	"first_name_short",
	"last_name_short",
	"name_address",
	"password_short",
	"password_weak",
	"password_guessable",
	"password_required",
	"password_same",
	"date_invalid",
	"end_before_start",
	"deadline_after_start",
	"opens_after_deadline",
	"max_below_min",
	"set_already",
	"url_invalid",
	"picture_unreachable",
	"message_short",
	"name_short",
	"belt_required",
	"experience_short",
	"confirm_short",
	"passwords_differ",
	"adults_only",
	"cannot_judge",
	"title_short",
	"class_type_required",
	"audience_type_required",
	"day_required",
	"time_invalid",
	"end_not_after_start",
	"capacity_low",
	"capacity_high",
] as const;
export type FieldCode = (typeof fieldCodes)[number];
export const isFieldCode = (value: string): value is FieldCode => fieldCodes.includes(value as FieldCode);

export type ErrorBody = {
	code: ErrorCode;
	message: string;
	fields?: Record<string, FieldCode>;
	/** The same in words, for callers without a browser. */
	messages?: Record<string, string>;
	params?: Record<string, string | number>;
	/** Every rule that an entrant does not meet, where that is the refusal. */
	reasons?: { code: string; params: Record<string, string | number> }[];
	requestId: string;
};
