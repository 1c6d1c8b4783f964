import { clearScratch, implementations } from "../../../core/adapters.ts";
import { eventually } from "../../../core/api.ts";
import { codeOf } from "../../../core/signIns.ts";
import { uniqueEmail, uniqueName } from "../../../core/unique.ts";

afterAll(clearScratch);

const address = () => uniqueEmail("adapter");

describe.each(implementations)("identity, %s", (_, behind) => {
	test("verifies nobody before a password is set", async () => {
		const identity = await behind.identity();
		expect(await identity.verify(address(), "Correct-Horse-7")).toBe("wrong");
	});

	test("verifies the password that was set, and no other", async () => {
		const [identity, email] = [await behind.identity(), address()];
		await identity.setPassword(email, "Correct-Horse-7");
		expect(await identity.verify(email, "Correct-Horse-7")).toBe("password");
		for (const wrong of ["correct-horse-7", "Correct-Horse-7 ", "Correct-Horse-", "x"]) {
			expect([wrong, await identity.verify(email, wrong)]).toEqual([wrong, "wrong"]);
		}
	});

	test("rejects the former password after a change", async () => {
		const [identity, email] = [await behind.identity(), address()];
		await identity.setPassword(email, "Correct-Horse-7");
		await identity.setPassword(email, "Another-Horse-8");
		expect(await identity.verify(email, "Correct-Horse-7")).toBe("wrong");
		expect(await identity.verify(email, "Another-Horse-8")).toBe("password");
	});

	test("accepts every password that the rules allow", async () => {
		const identity = await behind.identity();
		for (const password of [
			`Aa1${"x".repeat(125)}`,
			"Aa1 كلمة المرور",
			"Aa1🥋🥋🥋🥋",
			"Aa1\"'\\<>&{}$%",
		]) {
			const email = address();
			await identity.setPassword(email, password);
			expect([password, await identity.verify(email, password)]).toEqual([password, "password"]);
		}
	});

	test("signs in the right person if two people have the same password", async () => {
		const [identity, one, other] = [await behind.identity(), address(), address()];
		await Promise.all([
			identity.setPassword(one, "Correct-Horse-7"),
			identity.setPassword(other, "Correct-Horse-7"),
		]);
		await identity.remove(one);
		expect(await identity.verify(one, "Correct-Horse-7")).toBe("wrong");
		expect(await identity.verify(other, "Correct-Horse-7")).toBe("password");
	});

	test("removes a person, also twice and also an unknown one", async () => {
		const [identity, email] = [await behind.identity(), address()];
		await identity.setPassword(email, "Correct-Horse-7");
		await identity.remove(email);
		await identity.remove(email);
		await identity.remove(address());
		expect(await identity.verify(email, "Correct-Horse-7")).toBe("wrong");
	});

	test("renames a person who keeps the password, also when repeated", async () => {
		const [identity, from, to] = [await behind.identity(), address(), address()];
		await identity.setPassword(from, "Correct-Horse-7");
		for (let times = 0; times < 2; times++) {
			await identity.rename(from, to);
			expect(await identity.verify(from, "Correct-Horse-7")).toBe("wrong");
			expect(await identity.verify(to, "Correct-Horse-7")).toBe("password");
		}
	});

	test("ignores renaming an unknown address, and overwrites a leftover target", async () => {
		const [identity, from, to] = [await behind.identity(), address(), address()];
		await identity.rename(from, to);
		expect(await identity.verify(to, "Correct-Horse-7")).toBe("wrong");
		await identity.setPassword(to, "Left-Behind-1");
		await identity.setPassword(from, "Correct-Horse-7");
		await identity.rename(from, to);
		expect(await identity.verify(to, "Left-Behind-1")).toBe("wrong");
		expect(await identity.verify(to, "Correct-Horse-7")).toBe("password");
	});

	test("keeps exactly one of several passwords set at once", async () => {
		const [identity, email] = [await behind.identity(), address()];
		const passwords = ["First-Horse-1", "Second-Horse-2", "Third-Horse-3"];
		await Promise.all(passwords.map((password) => identity.setPassword(email, password)));
		const right = await Promise.all(passwords.map((password) => identity.verify(email, password)));
		expect(right.filter((verdict) => verdict === "password")).toHaveLength(1);
	});

	test("requires a code once the second factor is confirmed, accepts each code once, and can end it", async () => {
		const [identity, email] = [await behind.identity(), address()];
		await identity.setPassword(email, "Correct-Horse-7");
		expect(await identity.startSecondFactor(email, "Wrong-Horse-1")).toBeNull();
		const secret = (await identity.startSecondFactor(email, "Correct-Horse-7")) ?? "";
		expect(await identity.verify(email, "Correct-Horse-7")).toBe("password");
		expect(await identity.confirmSecondFactor(email, "Correct-Horse-7", "000000")).toBe(false);
		expect(await identity.confirmSecondFactor(email, "Correct-Horse-7", codeOf(secret))).toBe(true);
		expect(await identity.verify(email, "Wrong-Horse-1", codeOf(secret, 1))).toBe("wrong");
		expect(await identity.verify(email, "Correct-Horse-7")).toBe("code_needed");
		expect(await identity.verify(email, "Correct-Horse-7", "000000")).toBe("code_wrong");
		expect(await identity.verify(email, "Correct-Horse-7", codeOf(secret, 1))).toBe(
			"password_and_code",
		);
		await identity.endSecondFactor(email);
		expect(await identity.verify(email, "Correct-Horse-7")).toBe("password");
	});

	test("builds a sign-in URL with state, nonce and challenge, if it has a sign-in page", async () => {
		const { managedLogin } = await behind.identity();
		const proof = {
			state: "st&te",
			nonce: "n/nce",
			challenge: "ch=llenge",
			redirectUri: "https://site.example/back",
		};
		const url = managedLogin && new URL(managedLogin.signInUrl(proof));
		const wanted = {
			response_type: "code",
			state: proof.state,
			nonce: proof.nonce,
			code_challenge: proof.challenge,
			code_challenge_method: "S256",
			redirect_uri: proof.redirectUri,
		};
		const expected = managedLogin ? expect.objectContaining(wanted) : undefined;
		expect(url && Object.fromEntries(url.searchParams)).toEqual(expected);
		if (managedLogin)
			await expect(managedLogin.redeem("no-code", { ...proof, verifier: "v" })).rejects.toThrow();
	});
});

describe.each(implementations)("files, %s", (_, behind) => {
	const options = { type: "image/webp", cache: "no-store" };
	const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31) % 256);

	test("returns the stored bytes unchanged", async () => {
		const files = await behind.files();
		for (const content of [bytes(1), bytes(100_000), new Uint8Array()]) {
			const key = `images/adapters/${uniqueName()}/card.webp`;
			await files.put("images", key, content, options);
			expect(
				Buffer.compare((await files.read("images", key)) ?? Buffer.from("none"), content),
			).toBe(0);
		}
	});

	test("stores a streamed file as a whole, and nothing of an aborted stream", async () => {
		const files = await behind.files();
		const [key, broken] = [`exports/${uniqueName()}`, `exports/${uniqueName()}`];
		async function* chunks(breaks: boolean) {
			for (let times = 0; times < 3; times++) yield bytes(4_000_000);
			if (breaks) throw new Error("broken off");
		}
		expect(await files.putParts("images", key, chunks(false), options)).toBe(12_000_000);
		expect((await files.read("images", key))?.length).toBe(12_000_000);
		await expect(files.putParts("images", broken, chunks(true), options)).rejects.toThrow(
			"broken off",
		);
		expect(await files.read("images", broken)).toBeNull();
	});

	test("stores text as UTF-8", async () => {
		const [files, key] = [await behind.files(), `en/adapters/${uniqueName()}.html`];
		await files.put("pages", key, "<p>أوس</p>", {
			type: "text/html; charset=utf-8",
			cache: "no-store",
		});
		expect((await files.read("pages", key))?.toString("utf8")).toBe("<p>أوس</p>");
	});

	test("does not return a file of one store from another store", async () => {
		const [files, key] = [await behind.files(), `en/${uniqueName()}`];
		await files.put("pages", key, "page", options);
		expect(await files.read("images", key)).toBeNull();
	});

	test("replaces a file atomically for concurrent readers", async () => {
		const [files, key] = [await behind.files(), `images/adapters/${uniqueName()}/card.webp`];
		const [small, large] = [bytes(10), bytes(2_000_000)];
		await files.put("images", key, small, options);
		const writing = files.put("images", key, large, options);
		const sizes = new Set<number | undefined>();
		for (let times = 0; times < 50; times++) sizes.add((await files.read("images", key))?.length);
		await writing;
		sizes.add((await files.read("images", key))?.length);
		expect([...sizes].filter((size) => size !== small.length && size !== large.length)).toEqual([]);
		expect(sizes.has(large.length)).toBe(true);
	});

	test("keeps one complete file when several are written at once", async () => {
		const [files, key] = [await behind.files(), `images/adapters/${uniqueName()}/card.webp`];
		await Promise.all(
			[1, 2, 3, 4, 5].map((size) => files.put("images", key, bytes(size * 1_000), options)),
		);
		expect(((await files.read("images", key))?.length ?? 1) % 1_000).toBe(0);
	});

	test("creates a download link with a file name, which returns 404 after the file is removed", async () => {
		const [files, key] = [await behind.files(), `documents/${uniqueName()}`];
		await files.put("images", key, bytes(1_000), { type: "application/pdf", cache: "no-store" });
		const name = "شهادة (1) 'a'.pdf";
		const link = await files.link("images", key, { name, type: "application/pdf", seconds: 60 });
		const answer = await files.follow(link);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
		const [how, encodedName = ""] = (answer.headers.get("content-disposition") ?? "").split(
			"; filename*=UTF-8''",
		);
		expect([how, decodeURIComponent(encodedName)]).toEqual(["attachment", name]);
		expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), bytes(1_000))).toBe(0);
		await files.remove("images", key);
		expect((await files.follow(link)).status).toBe(404);
	});

	test("removes a file, also twice", async () => {
		const [files, key] = [await behind.files(), `images/adapters/${uniqueName()}/card.webp`];
		await files.put("images", key, bytes(10), options);
		await files.remove("images", key);
		await files.remove("images", key);
		expect(await files.read("images", key)).toBeNull();
	});
});

describe.each(implementations)("mail, %s", (_, behind) => {
	const letter = (wish: object = {}) => ({
		to: address(),
		subject: `Adapter ${uniqueName()}`,
		text: `Plain ${uniqueName()}`,
		html: `<p>Rich ${uniqueName()}</p>`,
		...wish,
	});

	const mailsWith = async (mailer: Awaited<ReturnType<typeof behind.mail>>, subject: string) =>
		eventually(async () => {
			const found = (await mailer.sentMails()).filter((mail) => mail.includes(subject));
			return found.length > 0 && found;
		}, `the mail ${subject}`);

	test("delivers an email once, with all its parts", async () => {
		const [mailer, sent] = [await behind.mail(), letter({ replyTo: address() })];
		await mailer.send(sent);
		const mails = await mailsWith(mailer, sent.subject);
		expect(mails).toHaveLength(1);
		for (const part of Object.values(sent)) expect(mails[0]).toContain(part);
	});

	test("delivers an email in Arabic", async () => {
		const [mailer, sent] = [
			await behind.mail(),
			letter({ subject: `إعادة تعيين ${uniqueName()}`, text: "أوس، رابطك أدناه" }),
		];
		await mailer.send(sent);
		expect((await mailsWith(mailer, sent.subject))[0]).toContain("أوس، رابطك أدناه");
	});

	test("delivers all of many emails sent at once", async () => {
		const [mailer, mark] = [await behind.mail(), uniqueName()];
		const sent = Array.from({ length: 20 }, (_, at) =>
			letter({ subject: `Adapter ${mark} ${at}` }),
		);
		await Promise.all(sent.map((mail) => mailer.send(mail)));
		const all = await eventually(async () => {
			const found = (await mailer.sentMails()).filter((mail) => mail.includes(mark));
			return found.length >= sent.length && found;
		}, "all mails");
		expect(all).toHaveLength(sent.length);
	});
});
