import { defineDomain } from "../../core/domain.ts";

export const signUpsDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			"user",
			"emailClaim",
			"searchKey",
			"facet",
			"tally",
			"session",
			"knownDevice",
			"signUp",
			"emailLink",
			"signUpLetters",
			"consent",
			"spentProof",
			"signingKey",
			"attempts",
			"outbox",
			"repeat",
		],
		audits: true,
		counts: ["user"],
		identity: true,
		// Hashing a password needs 128 MB.
		size: { memory: 1024, seconds: 10 },
	},
	entities: {
		// Kept for a day; the address has no account yet.
		signUp: {
			dataClass: "secret",
			backup: false,
			stream: "none",
			personalData: null,
			export: null,
		},
		signUpLetters: {
			dataClass: "internal",
			backup: false,
			stream: "none",
			personalData: null,
			export: null,
		},
		spentProof: {
			dataClass: "internal",
			backup: false,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
