import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { paths } from "../../core/address/paths.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { useHydrated } from "../../core/moments/useHydrated.ts";
import { Button } from "../../ui/Button.tsx";
import { AreaField } from "../../ui/fields/Field.tsx";
import { Page } from "../../ui/Page.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { certificatesMessages } from "./certificates.messages.ts";
import { type Checked, useCheck, useOfflinePage } from "./useCheck.ts";
import "./certificates.css";

/** What the certificate states, to compare with the paper. */
function Stated({ checked: { statement, certificate } }: { checked: Checked }) {
	const text = useText(certificatesMessages);
	const pick = usePick();
	const beltName = useBeltName();
	const { formatDate } = useIntl();
	if (!statement) return null;
	const { belt, date } = statement;
	const name = certificate?.nameEn && pick(certificate, "name");
	return (
		<dl className="facts-list">
			<div>
				<dt className="soft small">{text("verify.rank")}</dt>
				<dd className="row">
					<Belt belt={belt} width={56} />
					<strong>{beltName(belt)}</strong>
				</dd>
			</div>
			<div>
				<dt className="soft small">{text("verify.date")}</dt>
				<dd>{formatDate(startOf(date), { dateStyle: "long" })}</dd>
			</div>
			{certificate && (
				<div>
					<dt className="soft small">{text("verify.number")}</dt>
					<dd>
						<bdi dir="ltr">{certificate.number}</bdi>
					</dd>
				</div>
			)}
			<div>
				<dt className="soft small">{text("verify.name")}</dt>
				<dd>{name ? <Written>{name}</Written> : text("verify.private")}</dd>
			</div>
			{!name && statement.initials && (
				<div>
					<dt className="soft small">{text("verify.initials")}</dt>
					<dd>
						<bdi dir="ltr" lang="en">
							{statement.initials}
						</bdi>
					</dd>
				</div>
			)}
		</dl>
	);
}

function Verdict({ checked }: { checked: Checked }) {
	const text = useText(certificatesMessages);
	const { formatDate } = useIntl();
	const { state, certificate } = checked;
	if (state === "failed") return <Notice kind="bad">{text("verify.failed")}</Notice>;
	const day = certificate?.changedOn ?? kuwaitDate(Date.now());
	const date = formatDate(startOf(day), { dateStyle: "long" });
	const isGenuine = state === "valid" || state === "offline";
	const isShown = isGenuine || state === "signed" || state === "superseded" || state === "revoked";
	const kind = isGenuine ? "good" : state === "signed" ? undefined : "bad";
	return (
		<Notice kind={kind} className="stack verdict">
			<h2>{text(`verify.${state}`)}</h2>
			<p>{text(`verify.${state}Text`, { date })}</p>
			{isShown && <Stated checked={checked} />}
		</Notice>
	);
}

/** The code in the address, which is behind the # so that no server sees it. */
const codeInAddress = () => location.hash.slice(1);

/** Checks a certificate: with the network or without it. */
export default function VerifyPage() {
	const text = useText(certificatesMessages);
	const { checked, isChecking, check } = useCheck();
	const [typed, setTyped] = useState("");
	const [isMissing, setMissing] = useState(false);
	const isHydrated = useHydrated();
	useOfflinePage();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the code in the address is checked once.
	useEffect(() => {
		const look = () => {
			const code = codeInAddress();
			setTyped(code);
			if (code) void check(code);
		};
		look();
		addEventListener("hashchange", look);
		return () => removeEventListener("hashchange", look);
	}, []);
	const submit = () => {
		setMissing(typed.trim() === "");
		if (typed.trim()) void check(typed);
	};
	return (
		<Page title={text("verify.title")} lead={text("verify.lead")}>
			{/* Without scripts nothing can be checked, and a form would put the code into the address. */}
			<div className="stack verify">
				<AreaField
					label={text("verify.code")}
					hint={text("verify.codeHint")}
					error={isMissing ? text("verify.required") : undefined}
					dir="ltr"
					lang="en"
					rows={3}
					spellCheck={false}
					autoCapitalize="none"
					disabled={!isHydrated}
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
				/>
				<p>
					<Button kind="primary" disabled={isChecking || !isHydrated} onClick={submit}>
						{text(isChecking ? "verify.checking" : "verify.check")}
					</Button>
				</p>
			</div>
			<p>
				<Link to={paths.danRegister}>{text("verify.register")}</Link>
			</p>
			<div role="status">{checked && <Verdict checked={checked} />}</div>
		</Page>
	);
}
