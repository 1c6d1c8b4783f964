import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../../core/language/messages.ts";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { ConsentChoice } from "./ConsentChoice.tsx";
import { consentMessages } from "./consents.messages.ts";
import { ownConsentsQuery } from "./consents.queries.ts";
import "./consents.css";

/** A child whose guardian answers. */
export type Child = { id: UserId; firstName: string; mayAnswer: boolean };

/** The user's consents, or those that they give for a child. */
export default function MyConsents({ child }: { child?: Child }) {
	const text = useText(consentMessages);
	const { data, isLoadingError, refetch } = useQuery(ownConsentsQuery(child?.id));
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading label={text("consent.loading")} />;
	const { minor, hasGuardian } = data;
	// Most children have no email address of their own.
	const asked = data.consents.filter(({ purpose }) => !child || purpose !== "mail");
	return (
		<>
			<p className="soft">
				{child ? text("consent.childLead", { name: child.firstName }) : text("consent.lead")}
			</p>
			{minor && !child && (
				<Notice>{text(hasGuardian ? "consent.byGuardian" : "consent.minor")}</Notice>
			)}
			{asked.map((consent) => (
				<ConsentChoice key={consent.purpose} consent={consent} minor={minor} child={child} />
			))}
		</>
	);
}
