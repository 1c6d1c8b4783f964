import type { UserId } from "#shared/core/ids.ts";
import NextBelt from "../../competition/gradings/next-belt/NextBelt.tsx";
import OwnGradings from "../../competition/gradings/OwnGradings.tsx";
import PersonBelts from "../../training/belts/PersonBelts.tsx";
import Certificates from "../../training/certificates/Certificates.tsx";
import PassportLink from "../passport/PassportLink.tsx";

/** A person's next belt, belts, gradings and certificates, for the family, the coach and staff. */
export default function PersonRanks({ id }: { id: UserId }) {
	return (
		<>
			<NextBelt id={id} />
			<PersonBelts id={id} />
			<PassportLink id={id} />
			<OwnGradings id={id} />
			<Certificates id={id} />
		</>
	);
}
