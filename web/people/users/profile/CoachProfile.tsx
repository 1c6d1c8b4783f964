import { type ReactNode, useState } from "react";
import type { CurrentUser } from "#shared/people/users/users.schema.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { useUser } from "../../../base/session/session.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { WrittenIn } from "../../../ui/texts/WrittenIn.tsx";
import { DojoName } from "../../dojos/DojoName.tsx";
import { PersonName } from "../PersonName.tsx";
import { Portrait } from "../Portrait.tsx";
import { profileMessages } from "./profile.messages.ts";
import { teachingMessages } from "./teaching.messages.ts";
import "./coach-profile.css";

const ProfileDialog = lazyPart(() => import("./ProfileDialog.tsx"));

type Line = { label: string; children: ReactNode; long?: boolean };

function OwnTeaching({ user }: { user: CurrentUser }) {
	const text = useText(profileMessages);
	const teach = useText(teachingMessages);
	const beltName = useBeltName();
	const written = (value: string | null) =>
		value && (
			<>
				<Written linked>{value}</Written>
				<WrittenIn of={value} />
			</>
		);
	const lines: Line[] = [
		{ label: text("profile.email"), children: <span dir="ltr">{user.email}</span> },
		{
			label: text("profile.phone"),
			children: user.phoneNumber && <span dir="ltr">{user.phoneNumber}</span>,
		},
		{
			label: text("profile.belt"),
			children: (
				<span className="row">
					<Belt belt={user.currentBelt} width={96} />
					{beltName(user.currentBelt)}
				</span>
			),
		},
		{ label: text("profile.dojo"), children: user.dojoLocation && <DojoName place={user} /> },
		{ label: text("profile.bio"), children: written(user.bio), long: true },
		{ label: text("profile.experience"), children: written(user.experience), long: true },
		{ label: teach("teach.philosophy"), children: written(user.teachingPhilosophy), long: true },
		{ label: teach("teach.certifications"), children: written(user.certifications), long: true },
	];
	return (
		<dl className="told">
			{lines.map(({ label, children, long }) => (
				<div key={label} className={long ? "lines" : undefined}>
					<dt className="small soft">{label}</dt>
					<dd>{children || <span className="soft">{text("profile.blank")}</span>}</dd>
				</div>
			))}
		</dl>
	);
}

/** A coach's own record, with a button to edit it. */
export default function CoachProfile() {
	const text = useText(profileMessages);
	const { data: user } = useUser();
	const [isEditing, setEditing] = useState(false);
	if (!user) return null;
	const edit = (label: string) => (
		<Button kind="primary" opens onClick={() => setEditing(true)}>
			{label}
		</Button>
	);
	return (
		<section className="stack">
			<header className="section-head">
				<h1>{text("profile.coach")}</h1>
				{edit(text("profile.title"))}
			</header>
			{!user.bio && !user.experience && (
				<Notice className="stack tight">
					<strong>{text("profile.complete")}</strong>
					<p>{text("profile.completeText")}</p>
				</Notice>
			)}
			<div className="card stack">
				<div className="row">
					<Portrait person={user} />
					<h2>
						<PersonName person={user} />
					</h2>
				</div>
				<OwnTeaching user={user} />
			</div>
			{isEditing && <ProfileDialog user={user} onClose={() => setEditing(false)} />}
		</section>
	);
}
