import { useState } from "react";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { type CheckInValue, weightSurprise } from "#shared/competition/weigh-in/weigh-in.rules.ts";
import { optionalWeight } from "#shared/core/fields/fields.ts";
import { useFieldText } from "../../core/forms/fieldText.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { CheckField, NumberField } from "../../ui/fields/Field.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import type { CheckInPart } from "./givenCheckIns.ts";
import type { Entrant } from "./useEntrants.ts";
import type { GivenCheckIns } from "./useGivenCheckIns.ts";
import { weighInMessages } from "./weigh-in.messages.ts";

type Props = { entrant: Entrant; given: GivenCheckIns; onClose: () => void };

const parts = ["isHere", "hasKit", "hasConsent", "weight"] as const satisfies CheckInPart[];

/** The parts of a check-in that differ from what the dialog showed first. */
const changesOf = (before: CheckInValue, value: CheckInValue): Partial<CheckInValue> =>
	Object.fromEntries(
		parts.filter((part) => value[part] !== before[part]).map((part) => [part, value[part]]),
	);

/**
 * Records what the check-in desk sees of an entrant: presence, kit, consent on paper and weight. It
 * is stored in the browser first, so that the dialog closes without a network too.
 */
export default function CheckInDialog({ entrant, given, onClose }: Props) {
	const text = useText(weighInMessages);
	const fieldText = useFieldText();
	const { formatNumber } = useIntl();
	const { person, recorded, checkIn } = entrant;
	const name = useNames()(person).full;
	const [before] = useState<CheckInValue>(checkIn);
	const [value, setValue] = useState<CheckInValue>({ ...before, isHere: true });
	const [typed, setTyped] = useState(before.weight === null ? "" : String(before.weight));
	const [isSaving, setSaving] = useState(false);
	const [showsError, setShowsError] = useState(false);
	const read = z.safeParse(optionalWeight, typed);
	const weight = read.success ? (read.data ?? null) : null;
	const difference = weight === null ? 0 : Math.abs(weight - (person.declaredWeight ?? weight));
	async function save() {
		setShowsError(true);
		if (!read.success) return;
		setSaving(true);
		const isStored = await given.record(
			person.userId,
			recorded,
			changesOf(before, { ...value, weight }),
		);
		setSaving(false);
		if (isStored) onClose();
	}
	const check = (part: "isHere" | "hasKit" | "hasConsent") => (
		<CheckField
			label={text(`weighIn.${part}`)}
			checked={value[part]}
			onChange={({ target }) => setValue({ ...value, [part]: target.checked })}
		/>
	);
	return (
		<FormDialog
			title={name}
			submit={text("weighIn.save")}
			submitting={text("weighIn.saving")}
			write={{ isPending: isSaving, reason: undefined }}
			onSubmit={() => void save()}
			onClose={onClose}
		>
			{check("isHere")}
			{check("hasKit")}
			{person.isMinor && check("hasConsent")}
			<NumberField
				label={text("weighIn.weight")}
				hint={text("weighIn.weightHint")}
				inputMode="decimal"
				className="short"
				optional
				error={showsError && !read.success ? fieldText(read.error.issues[0].message) : undefined}
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
			/>
			{difference > weightSurprise && (
				<Notice role="status">
					{text("weighIn.surprise", {
						difference: formatNumber(difference, { maximumFractionDigits: 1 }),
					})}
				</Notice>
			)}
		</FormDialog>
	);
}
