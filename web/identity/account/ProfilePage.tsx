import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { claimMessages } from "../../community/claims/claims.messages.ts";
import { documentMessages } from "../../community/documents/documents.messages.ts";
import { useNames } from "../../community/users/names.ts";
import { profileMessages } from "../../community/users/profile/profile.messages.ts";
import {
	consentsHash,
	documentsHash,
	mailHash,
	myDataHash,
	paths,
} from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { MailChoices } from "../../platform/notifications/MailChoices.tsx";
import { mailMessages } from "../../platform/notifications/mail.messages.ts";
import { mailQuery } from "../../platform/notifications/notifications.queries.ts";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { useUser } from "../auth/session.ts";
import { consentMessages } from "../consents/consents.messages.ts";
import { myDataMessages } from "../my-data/my-data.messages.ts";
import { accountMessages } from "./account.messages.ts";
import { Part } from "./Part.tsx";
import { PendingEmail } from "./PendingEmail.tsx";
import "./account.css";

const hashes: readonly string[] = [mailHash, documentsHash, consentsHash, myDataHash];

const MyConsents = lazy(() => import("../consents/MyConsents.tsx"));
const StudentDocuments = lazy(() => import("../../community/documents/StudentDocuments.tsx"));
const ProfileDialog = lazy(() => import("../../community/users/profile/ProfileDialog.tsx"));
const MyErasure = lazy(() => import("../my-data/MyErasure.tsx"));
const MyData = lazy(() => import("../my-data/MyData.tsx"));

/** The user's profile and email settings. */
export default function ProfilePage() {
	const text = useText(profileMessages);
	const mail = useText(mailMessages);
	const account = useText(accountMessages);
	const documents = useText(documentMessages);
	const consents = useText(consentMessages);
	const data = useText(myDataMessages);
	const claim = useText(claimMessages);
	const names = useNames();
	const { data: user } = useUser();
	const [editing, setEditing] = useState(false);
	const { isPending } = useQuery(mailQuery);
	// The section may load after the browser's own scrolling, and its position changes once the
	// settings are loaded.
	// biome-ignore lint/correctness/useExhaustiveDependencies: again when they have come.
	useEffect(() => {
		const { hash } = location;
		if (hashes.includes(hash)) document.getElementById(hash.slice(1))?.scrollIntoView();
	}, [isPending]);
	if (!user) return null;
	return (
		<Page className="account-page" title={account("account.profile")}>
			<Part title={account("account.me")}>
				<p>
					<strong>
						<bdi>{names(user).full}</bdi>
					</strong>
					<br />
					<bdi dir="ltr">{user.email}</bdi>
				</p>
				<PendingEmail />
				<p className="row">
					<Button opens onClick={() => setEditing(true)}>
						{text("profile.title")}
					</Button>
					<Link to={paths.account}>{text("profile.security")}</Link>
				</p>
				{user.role === "member" && (
					<p>
						<Link to={paths.claim}>{claim("claim.link")}</Link>
					</p>
				)}
			</Part>
			<div id={documentsHash.slice(1)}>
				<Part title={documents("document.title")}>
					<Suspense fallback={<Loading />}>
						<StudentDocuments studentId={user.id} />
					</Suspense>
				</Part>
			</div>
			<div id={consentsHash.slice(1)}>
				<Part title={consents("consent.title")}>
					<Suspense fallback={<Loading />}>
						<MyConsents />
					</Suspense>
				</Part>
			</div>
			<div id={mailHash.slice(1)}>
				<Part title={mail("mail.title")}>
					<MailChoices />
				</Part>
			</div>
			<div id={myDataHash.slice(1)}>
				<Part title={data("myData.title")}>
					<Suspense fallback={<Loading />}>
						<MyData />
						<MyErasure />
					</Suspense>
				</Part>
			</div>
			<Suspense>
				{editing && <ProfileDialog user={user} onClose={() => setEditing(false)} />}
			</Suspense>
		</Page>
	);
}
