import { useState } from "react";
import { Link } from "react-router-dom";
import { useUser } from "../../base/session/session.ts";
import {
	consentsHash,
	documentsHash,
	mailHash,
	myDataHash,
	paths,
} from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { consentMessages } from "../../people/consents/consents.messages.ts";
import { documentMessages } from "../../people/documents/documents.messages.ts";
import { mailMessages } from "../../people/notifications/mail.messages.ts";
import { PersonName } from "../../people/users/PersonName.tsx";
import { profileMessages } from "../../people/users/profile/profile.messages.ts";
import { Button } from "../../ui/Button.tsx";
import { FoldedPart } from "../../ui/folds/FoldedPart.tsx";
import { Page } from "../../ui/Page.tsx";
import { claimMessages } from "../claims/claims.messages.ts";
import { myDataMessages } from "../my-data/my-data.messages.ts";
import { accountMessages } from "./account.messages.ts";
import { Part } from "./Part.tsx";
import { PendingEmail } from "./PendingEmail.tsx";
import "./account.css";

const MyConsents = lazyPart(() => import("../../people/consents/MyConsents.tsx"));
const StudentDocuments = lazyPart(() => import("../../people/documents/StudentDocuments.tsx"));
const ProfileDialog = lazyPart(() => import("../../people/users/profile/ProfileDialog.tsx"));
const MailChoices = lazyPart(() => import("../../people/notifications/MailChoices.tsx"));
const MyErasure = lazyPart(() => import("../my-data/MyErasure.tsx"));
const MyData = lazyPart(() => import("../my-data/MyData.tsx"));

/** The user's profile and email settings. */
export default function ProfilePage() {
	const text = useText(profileMessages);
	const mail = useText(mailMessages);
	const account = useText(accountMessages);
	const documents = useText(documentMessages);
	const consents = useText(consentMessages);
	const data = useText(myDataMessages);
	const claim = useText(claimMessages);
	const { data: user } = useUser();
	const [editing, setEditing] = useState(false);
	if (!user) return null;
	return (
		<Page className="account-page" title={account("account.profile")}>
			<Part title={account("account.me")}>
				<p>
					<strong>
						<PersonName person={user} />
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
			<FoldedPart title={documents("document.title")} anchor={documentsHash}>
				<StudentDocuments studentId={user.id} />
			</FoldedPart>
			<FoldedPart title={consents("consent.title")} anchor={consentsHash}>
				<MyConsents />
			</FoldedPart>
			<FoldedPart title={mail("mail.title")} anchor={mailHash}>
				<MailChoices />
			</FoldedPart>
			<FoldedPart title={data("myData.title")} anchor={myDataHash}>
				<MyData />
				<MyErasure />
			</FoldedPart>
			{editing && <ProfileDialog user={user} onClose={() => setEditing(false)} />}
		</Page>
	);
}
