import { useQuery } from "@tanstack/react-query";
import { type Belt, isDan } from "#shared/base/ranks/belts.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { useUser } from "../../base/session/session.ts";
import { useText } from "../../core/language/messages.ts";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { ConsentChoice } from "./ConsentChoice.tsx";
import { consentMessages } from "./consents.messages.ts";
import { ownConsentsQuery } from "./consents.queries.ts";
import "./consents.css";

/** A child whose guardian answers. */
export type Child = { id: UserId; firstName: string; currentBelt: Belt; mayAnswer: boolean };

/** The user's consents, or those that they give for a child. */
export default function MyConsents({ child }: { child?: Child }) {
	const text = useText(consentMessages);
	const { data: user } = useUser();
	const { data, isLoadingError, refetch } = useQuery(ownConsentsQuery(child?.id));
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading label={text("consent.loading")} />;
	const { minor, hasGuardian } = data;
	const belt = (child ?? user)?.currentBelt;
	const requested = data.consents.filter(({ purpose, answer }) => {
		// Most children have no email address of their own.
		if (purpose === "mail") return !child;
		return purpose !== "danRegister" || answer !== null || (belt && isDan(belt));
	});
	return (
		<>
			<p className="soft">
				{child ? text("consent.childLead", { name: child.firstName }) : text("consent.lead")}
			</p>
			{minor && !child && (
				<Notice>{text(hasGuardian ? "consent.byGuardian" : "consent.minor")}</Notice>
			)}
			{requested.map((consent) => (
				<ConsentChoice key={consent.purpose} consent={consent} minor={minor} child={child} />
			))}
		</>
	);
}
