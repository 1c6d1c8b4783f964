import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { UserId } from "#shared/core/ids.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import type { Certificate } from "#shared/training/certificates/certificates.schema.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useUser } from "../../base/session/session.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { certificatesMessages, revokeMessages } from "./certificates.messages.ts";
import { ownCertificatesQuery, printAddress } from "./certificates.queries.ts";
import "./certificates.css";

const RevokeDialog = lazyPart(() => import("./RevokeDialog.tsx"));

/** Revokes a valid certificate; for super-admins. */
function RevokeButton({ certificate }: { certificate: Certificate }) {
	const text = useText(revokeMessages);
	const { data: user } = useUser();
	const [isOpen, setOpen] = useState(false);
	if (user?.role !== "super-admin" || certificate.state !== "valid") return null;
	return (
		<>
			<Button
				opens
				aria-label={text("revoke.openOf", { number: certificate.number })}
				onClick={() => setOpen(true)}
			>
				{text("revoke.open")}
			</Button>
			{isOpen && <RevokeDialog certificate={certificate} onClose={() => setOpen(false)} />}
		</>
	);
}

/** A person's certificates, to print; nothing without any. */
export default function Certificates({ id }: { id: UserId }) {
	const text = useText(certificatesMessages);
	const locale = useLocale();
	const beltName = useBeltName();
	const { formatDate } = useIntl();
	const { data } = useQuery(ownCertificatesQuery(id));
	if (!data?.length) return null;
	return (
		<section className="stack" aria-labelledby="certificates">
			<h3 id="certificates">{text("certificates.title")}</h3>
			<ul className="certificate-list">
				{data.map((certificate) => {
					const { id: key, number, belt, date, state } = certificate;
					return (
						<li key={key}>
							<Belt belt={belt} width={56} />
							<span>
								<strong className="block">{beltName(belt)}</strong>
								<span className="small soft">
									{formatDate(startOf(date), { dateStyle: "long" })} <bdi dir="ltr">{number}</bdi>
								</span>
							</span>
							{state !== "valid" && <span className="badge">{text(`certificates.${state}`)}</span>}
							<a
								className="button"
								href={printAddress(key, locale)}
								target="_blank"
								rel="noreferrer"
								aria-label={text("certificates.printOf", { number })}
							>
								{text("certificates.print")}
							</a>
							<RevokeButton certificate={certificate} />
						</li>
					);
				})}
			</ul>
		</section>
	);
}
