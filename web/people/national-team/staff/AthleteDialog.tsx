import { ladder } from "#shared/base/ranks/belts.rules.ts";
import type { WholePerson } from "#shared/community/people/people.schema.ts";
import { genders } from "#shared/core/people.ts";
import { AthleteEdit } from "#shared/people/national-team/national-team.input.schema.ts";
import type { Athlete } from "#shared/people/national-team/national-team.schema.ts";
import { weightCategories } from "#shared/people/national-team/weight-categories.ts";
import { RecordHistory } from "../../../base/history/history/RecordHistory.tsx";
import { PictureField } from "../../../base/pictures/PictureField.tsx";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { BilingualField } from "../../../base/records/BilingualField.tsx";
import { RecordDialog } from "../../../base/records/RecordDialog.tsx";
import { recordOf, usePairLabels, useRecordDialog } from "../../../base/records/useRecordDialog.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { CheckField, Field, NumberField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { athletesQuery, nationalTeam } from "../national-team.queries.ts";
import { weightCategoryMessages } from "../weightCategory.messages.ts";
import { AccountField } from "./AccountField.tsx";
import { type AthleteValues, valuesOf, valuesOfPerson } from "./athleteForm.ts";
import { ChampionshipFields } from "./ChampionshipFields.tsx";
import { manageTeamMessages } from "./manageTeam.messages.ts";
import "./manage-team.css";

function useLabels() {
	const text = useText(manageTeamMessages);
	const labelsOf = usePairLabels();
	return {
		...labelsOf(["nameEn", "nameAr"], text("manageTeam.name")),
		...labelsOf(["currentRank", "currentRankAr"], text("manageTeam.rank")),
		...labelsOf(["achievements", "achievementsAr"], text("manageTeam.achievements")),
		...labelsOf(["bio", "bioAr"], text("manageTeam.bio")),
		photoUrl: text("manageTeam.photo"),
		dateOfBirth: text("manageTeam.dateOfBirth"),
		gender: text("manageTeam.gender"),
		currentBelt: text("manageTeam.belt"),
		weight: text("manageTeam.weight"),
		weightCategory: text("manageTeam.category"),
		championshipsWon: text("manageTeam.championships"),
		contactInfo: text("manageTeam.contact"),
		userId: text("manageTeam.account"),
		inSearch: text("manageTeam.inSearch"),
		isActive: text("manageTeam.isActive"),
	};
}

/** Formats values other than plain text for the conflict view. */
function useWords() {
	const text = useText(manageTeamMessages);
	const categoryText = useText(weightCategoryMessages);
	const beltName = useBeltName();
	return {
		gender: (gender: AthleteValues["gender"]) => (gender ? text(`manageTeam.${gender}`) : ""),
		currentBelt: (belt: AthleteValues["currentBelt"]) => beltName(belt),
		weightCategory: (category: AthleteValues["weightCategory"]) =>
			category ? categoryText(`weightCategory.${category}`) : "",
		championshipsWon: (all: AthleteValues["championshipsWon"]) =>
			all
				.map(({ name, date, position }) => [name, date, position].filter(Boolean).join(", "))
				.join("\n"),
		contactInfo: ({ email, phone }: AthleteValues["contactInfo"]) =>
			[email, phone].filter(Boolean).join("\n"),
	};
}

type Props = {
	item: Athlete | null;
	/** Whose card a new one is; fills the form. */
	person?: WholePerson;
	onClose: () => void;
};

/** Creates or edits an athlete. */
export default function AthleteDialog({ item, person, onClose }: Props) {
	const text = useText(manageTeamMessages);
	const labels = useLabels();
	const words = useWords();
	const pick = usePick();
	const { form, dialog, field } = useRecordDialog({
		...recordOf(nationalTeam, item, (athlete) =>
			athlete || !person ? valuesOf(athlete) : valuesOfPerson(person),
		),
		schema: AthleteEdit,
		draft: null,
		labels,
		said: (saved) => ({
			title: text(item ? "manageTeam.wasUpdated" : "manageTeam.wasCreated"),
			text: pick(saved, "name"),
		}),
		changed: [athletesQuery],
		onClose,
	});
	return (
		<RecordDialog
			draft={person ? `athlete-of-${person.id}` : `athlete-${item?.id ?? "new"}`}
			{...dialog}
			words={words}
			title={text(item ? "manageTeam.editTitle" : "manageTeam.createTitle")}
			{...(!item && { submit: text("manageTeam.create") })}
		>
			<BilingualField
				form={form}
				fields={{ en: "nameEn", ar: "nameAr" }}
				label={text("manageTeam.name")}
			/>
			<div className="side-by-side">
				<Field type="date" hint={text("manageTeam.dateHint")} {...field("dateOfBirth")} />
				<SelectField {...field("gender")}>
					<Options
						of={genders}
						word={(gender) => words.gender(gender)}
						none={text("manageTeam.notSaid")}
					/>
				</SelectField>
				<SelectField {...field("currentBelt")}>
					<Options of={ladder} word={(belt) => words.currentBelt(belt)} />
				</SelectField>
				<PictureField form={form} name="photoUrl" label={labels.photoUrl} />
				<NumberField inputMode="decimal" {...field("weight")} />
				<SelectField {...field("weightCategory")}>
					<Options
						of={weightCategories}
						word={(category) => words.weightCategory(category)}
						none={text("manageTeam.notSaid")}
					/>
				</SelectField>
			</div>
			<BilingualField
				form={form}
				fields={{ en: "currentRank", ar: "currentRankAr" }}
				label={text("manageTeam.rank")}
			/>
			<BilingualField
				form={form}
				fields={{ en: "achievements", ar: "achievementsAr" }}
				label={text("manageTeam.achievements")}
				rows={4}
			/>
			<p className="small soft">{text("manageTeam.lines")}</p>
			<ChampionshipFields form={form} />
			<BilingualField
				form={form}
				fields={{ en: "bio", ar: "bioAr" }}
				label={text("manageTeam.bio")}
				rows={6}
			/>
			<div className="side-by-side">
				<Field
					type="email"
					dir="ltr"
					hint={text("manageTeam.contactHint")}
					{...field("contactInfo.email", text("manageTeam.email"))}
				/>
				<Field type="tel" dir="ltr" {...field("contactInfo.phone", text("manageTeam.phone"))} />
			</div>
			<AccountField form={form} />
			<CheckField role="switch" hint={text("manageTeam.inSearchHint")} {...field("inSearch")} />
			<CheckField role="switch" hint={text("manageTeam.isActiveHint")} {...field("isActive")} />
			{item && <RecordHistory type="athlete" id={item.id} />}
		</RecordDialog>
	);
}
