import { queryOptions } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { certificatesRoutes } from "#shared/training/certificates/certificates.routes.ts";
import type { DanHolder } from "#shared/training/certificates/certificates.schema.ts";
import { client } from "../../core/calls/client.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const certificates = client(certificatesRoutes);

/** The register of dan ranks, page by page. */
export const danRegisterPages = pagesQuery<DanHolder>(["certificates", "danRegister"], (cursor) =>
	certificates.danRegister.page({ query: { ...(cursor && { cursor }) } }),
);

/** The public keys; the service worker has them without a network. */
export const keysQuery = queryOptions({
	queryKey: ["certificates", "keys"],
	queryFn: () => certificates.keys(),
	networkMode: "offlineFirst",
});

export const certificatesOf = ["certificates", "of"] as const;

/** A person's certificates. */
export const ownCertificatesQuery = (id: UserId) =>
	queryOptions({
		queryKey: [...certificatesOf, id],
		queryFn: () => certificates.ofPerson({ params: { id } }),
	});

/** Address of a certificate to print. */
export const printAddress = (id: string, lang: string) =>
	`/api/certificates/${id}/print?lang=${lang}`;

/** Address of a certificate as a card for the wallet. */
export const cardAddress = (id: string, lang: string) =>
	`/api/certificates/${id}/card?lang=${lang}`;
