import { Written } from "../../ui/texts/Written.tsx";
import { useNames } from "./names.ts";

type Props = { person: Parameters<ReturnType<typeof useNames>>[0]; className?: string };

/** A person's full name in the reader's language, marked with the language of its script. */
export const PersonName = ({ person, className }: Props) => (
	<Written className={className}>{useNames()(person).full}</Written>
);
