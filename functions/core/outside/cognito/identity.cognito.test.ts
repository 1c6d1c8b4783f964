import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";

Object.assign(process.env, {
	TABLE_NAME: "none",
	SITE_URL: "http://localhost:3000",
	SIGN_IN_URL: "https://sign-in.example",
});
Object.assign(process.env, { USER_POOL_ID: "eu-west-1_Abcdefghi", USER_POOL_CLIENT_ID: "client" });
const { cognitoIdentity } = await import("./identity.cognito.ts");

type Command = { constructor: { name: string }; input: Record<string, unknown> };
type Answers = Record<string, string>;

const sent: [string, Record<string, unknown>][] = [];
/** A fake Cognito that answers each command with {} or with the named error. */
function cognito(refusals: Answers) {
	sent.length = 0;
	CognitoIdentityProviderClient.prototype.send = async ({
		constructor: { name },
		input,
	}: Command) => {
		sent.push([name, input]);
		if (refusals[name]) throw Object.assign(new Error("Refused"), { name: refusals[name] });
		return {};
	};
	return cognitoIdentity();
}

describe("rename at Cognito", () => {
	const [from, to] = ["reem@test.example", "noura@test.example"];
	const pool = { UserPoolId: "eu-west-1_Abcdefghi" };
	const attributes = [
		{ Name: "email", Value: to },
		{ Name: "email_verified", Value: "true" },
	];
	const update = [
		"AdminUpdateUserAttributesCommand",
		{ ...pool, Username: from, UserAttributes: attributes },
	];

	test("rename sets the new address as verified", async () => {
		await cognito({}).rename(from, to);
		expect(sent).toEqual([update]);
	});

	test("rename does nothing when there is no sign-in with the old address", async () => {
		await cognito({ AdminUpdateUserAttributesCommand: "UserNotFoundException" }).rename(from, to);
		expect(sent).toEqual([update]);
	});

	test("rename replaces a leftover sign-in with the new address", async () => {
		const identity = cognito({});
		let taken = true;
		const answer = CognitoIdentityProviderClient.prototype.send as unknown as (
			command: Command,
		) => Promise<unknown>;
		CognitoIdentityProviderClient.prototype.send = async (command: Command) => {
			await answer(command);
			if (!taken) return {};
			taken = false;
			throw Object.assign(new Error("Refused"), { name: "AliasExistsException" });
		};
		await identity.rename(from, to);
		expect(sent).toEqual([update, ["AdminDeleteUserCommand", { ...pool, Username: to }], update]);
	});

	test("rename throws busy while Cognito throttles", async () => {
		const busy = cognito({ AdminUpdateUserAttributesCommand: "TooManyRequestsException" });
		await expect(busy.rename(from, to)).rejects.toMatchObject({ code: "busy" });
	});
});

describe("setPassword at Cognito", () => {
	const set = (refusal: string) =>
		cognito({ AdminSetUserPasswordCommand: refusal }).setPassword(
			"reem@test.example",
			"Correct-Horse-7",
		);

	test.each([
		["InvalidPasswordException", "password_weak"],
		["InvalidParameterException", "invalid"],
	])("setPassword reports %s as the field error %s", async (refusal, code) => {
		await expect(set(refusal)).rejects.toMatchObject({
			code: "invalid",
			detail: { fields: { newPassword: code } },
		});
	});

	test.each(["TooManyRequestsException", "LimitExceededException"])(
		"setPassword throws busy on %s",
		async (name) => {
			await expect(set(name)).rejects.toMatchObject({ code: "busy" });
		},
	);

	test("setPassword rethrows any other error", async () => {
		await expect(set("InternalErrorException")).rejects.toMatchObject({
			name: "InternalErrorException",
		});
	});
});
