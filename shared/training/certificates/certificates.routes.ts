import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { mostDanHolders } from "./certificates.rules.ts";
import {
	Certificate,
	CertificateParams,
	CodeToVerify,
	DanHolder,
	DanRegisterQuery,
	PersonParams,
	PrintQuery,
	PublishedKey,
	Revocation,
	Verdict,
} from "./certificates.schema.ts";

export const certificatesRoutes = routes({
	ofPerson: {
		method: "GET",
		path: "/users/{id}/certificates",
		access: "signedIn",
		summary:
			"A person's certificates, latest first; for the person, their guardians, coach and staff",
		params: PersonParams,
		response: z.array(Certificate),
		// Session, the relation to the person and their certificates.
		requests: 4,
	},
	print: {
		method: "GET",
		path: "/certificates/{id}/print",
		access: "signedIn",
		summary: "A certificate to print on A4; for the person, their guardians, coach and staff",
		params: CertificateParams,
		query: PrintQuery,
		download: ["text/html"],
		requests: 4,
	},
	card: {
		method: "GET",
		path: "/certificates/{id}/card",
		access: "signedIn",
		summary:
			"A valid certificate as a card for the wallet; for the person, their guardians, coach and staff",
		params: CertificateParams,
		query: PrintQuery,
		download: ["text/html"],
		requests: 4,
	},
	verify: {
		method: "POST",
		path: "/certificates/verify",
		access: "public",
		summary: "Whether the code of a certificate is genuine and valid; changes nothing",
		body: CodeToVerify,
		response: Verdict,
		// The session, if there is one, the keys, the certificate and its person.
		requests: 4,
	},
	keys: {
		method: "GET",
		path: "/certificates/keys",
		access: "public",
		summary: "The public keys that certificates are checked with, also without a network",
		response: z.array(PublishedKey),
		sameForAll: true,
		sharedCache: 3600,
		requests: 2,
		offline: "public",
	},
	danRegister: {
		method: "GET",
		path: "/dan-register",
		access: "public",
		summary:
			"The people with a dan rank who agreed to be in the public register, highest rank first; 50 to a page",
		query: DanRegisterQuery,
		response: z.array(DanHolder),
		cursor: true,
		sharedCache: 30,
		// A person must disappear soon after withdrawing the consent.
		staleFor: 30,
		// Session, the register, its people by hundreds, and the certificates and ranks of a page.
		requests: 10 + 2 * mostDanHolders,
	},
	revoke: {
		method: "POST",
		path: "/certificates/{id}/revoke",
		access: "superAdmin",
		summary: "Revoke a certificate, with a reason; its code is then refused",
		params: CertificateParams,
		body: Revocation,
		response: Certificate,
		requests: 4,
	},
});
