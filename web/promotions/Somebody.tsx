import type { ReactNode } from "react";
import type { BeltPerson } from "#shared/belts/belts.schema.ts";
import { langOf } from "../core/langOf.ts";
import { useNames } from "../users/names.ts";
import { Portrait } from "../users/Portrait.tsx";

/** A person's picture and name, with a line below. */
export function Somebody({ person, children }: { person: BeltPerson; children?: ReactNode }) {
	const name = useNames()(person).full;
	return (
		<span className="somebody">
			<Portrait person={person} size={40} />
			<span>
				<bdi lang={langOf(name)}>{name}</bdi>
				{children}
			</span>
		</span>
	);
}
