import type { Path } from "react-hook-form";
import { ladder } from "#shared/belts/belts.rules.ts";
import { genders } from "#shared/core/people.ts";
import { type Athlete, AthleteEdit, weightCategories } from "#shared/national-team/national-team.schema.ts";
import { useBeltName } from "../belts/useBeltName.ts";
import { useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { PictureField } from "../pictures/PictureField.tsx";
import { RecordDialog } from "../records/RecordDialog.tsx";
import { recordMessages } from "../records/records.messages.ts";
import { Twin } from "../records/Twin.tsx";
import { useRecord } from "../records/useRecord.ts";
import { CheckField, Field, SelectField } from "../ui/Field.tsx";
import { AccountField } from "./AccountField.tsx";
import { type AthleteValues, valuesOf } from "./athleteForm.ts";
import { ChampionshipFields } from "./ChampionshipFields.tsx";
import { manageTeamMessages } from "./manageTeam.messages.ts";
import { athletesQuery, nationalTeam } from "./national-team.queries.ts";
import { teamMessages } from "./team.messages.ts";
import "./team-desk.css";

/** What the fields are called, also where two editors meet. */
function useLabels(): Record<Exclude<keyof AthleteValues, "version">, string> {
	const text = useText(manageTeamMessages);
	const ui = useText(recordMessages);
	const twin = (en: string, ar: string, label: string) => ({
		[en]: ui("record.inEn", { label }),
		[ar]: ui("record.inAr", { label }),
	});
	return {
		...twin("nameEn", "nameAr", text("manageTeam.name")),
		...twin("currentRank", "currentRankAr", text("manageTeam.rank")),
		...twin("achievements", "achievementsAr", text("manageTeam.achievements")),
		...twin("bio", "bioAr", text("manageTeam.bio")),
		photoUrl: text("manageTeam.photo"),
		dateOfBirth: text("manageTeam.dateOfBirth"),
		gender: text("manageTeam.gender"),
		currentBelt: text("manageTeam.belt"),
		weight: text("manageTeam.weight"),
		weightCategory: text("manageTeam.category"),
		championshipsWon: text("manageTeam.championships"),
		contactInfo: text("manageTeam.contact"),
		userId: text("manageTeam.account"),
		isActive: text("manageTeam.isActive"),
	} as ReturnType<typeof useLabels>;
}

/** How values are said that are no plain text. */
function useWords() {
	const text = useText(manageTeamMessages);
	const team = useText(teamMessages);
	const beltName = useBeltName();
	return {
		gender: (gender: AthleteValues["gender"]) => (gender ? text(`manageTeam.${gender}`) : ""),
		currentBelt: (belt: AthleteValues["currentBelt"]) => beltName(belt),
		weightCategory: (category: AthleteValues["weightCategory"]) => (category ? team(`team.${category}`) : ""),
		championshipsWon: (all: AthleteValues["championshipsWon"]) =>
			all.map(({ name, date, position }) => [name, date, position].filter(Boolean).join(", ")).join("\n"),
		contactInfo: ({ email, phone }: AthleteValues["contactInfo"]) => [email, phone].filter(Boolean).join("\n"),
	};
}

/** A new athlete, or one who is changed. */
export default function AthleteDialog({ item, onClose }: { item: Athlete | null; onClose: () => void }) {
	const text = useText(manageTeamMessages);
	const labels = useLabels();
	const words = useWords();
	const record = useRecord<AthleteValues>({
		schema: AthleteEdit,
		saved: valuesOf(item),
		draft: null,
		read: item ? async () => valuesOf(await nationalTeam.get({ params: { id: item.id } })) : undefined,
	});
	const { form } = record;
	const { register, handleSubmit, formState, getFieldState } = form;
	const save = useWrite({
		call: (body: AthleteEdit, key) =>
			item ? nationalTeam.update({ params: { id: item.id }, body, key }) : nationalTeam.create({ body, key }),
		said: ({ nameEn }) => ({ title: text(item ? "manageTeam.wasUpdated" : "manageTeam.wasCreated"), text: nameEn }),
		...record.refusals,
		changed: [athletesQuery],
		done: () => {
			record.written();
			onClose();
		},
	});
	const field = <Name extends Path<AthleteValues>>(name: Name, label: string) => ({
		label,
		error: getFieldState(name, formState).error?.message,
		...register(name),
	});
	return (
		<RecordDialog
			record={record}
			labels={labels}
			words={words}
			title={text(item ? "manageTeam.editTitle" : "manageTeam.createTitle")}
			submit={text(item ? "manageTeam.update" : "manageTeam.create")}
			submitting={text("manageTeam.saving")}
			write={save}
			onClose={onClose}
			onSubmit={handleSubmit((values) => save.mutate(AthleteEdit.parse(values)))}
		>
			<Twin form={form} fields={{ en: "nameEn", ar: "nameAr" }} label={text("manageTeam.name")} />
			<div className="twin">
				<Field type="date" hint={text("manageTeam.dateHint")} {...field("dateOfBirth", labels.dateOfBirth)} />
				<SelectField {...field("gender", labels.gender)}>
					<option value="">{text("manageTeam.notSaid")}</option>
					{genders.map((gender) => (
						<option key={gender} value={gender}>
							{words.gender(gender)}
						</option>
					))}
				</SelectField>
				<SelectField {...field("currentBelt", labels.currentBelt)}>
					{ladder.map((belt) => (
						<option key={belt} value={belt}>
							{words.currentBelt(belt)}
						</option>
					))}
				</SelectField>
				<PictureField form={form} name="photoUrl" label={labels.photoUrl} />
				<Field inputMode="decimal" dir="ltr" {...field("weight", labels.weight)} />
				<SelectField {...field("weightCategory", labels.weightCategory)}>
					<option value="">{text("manageTeam.notSaid")}</option>
					{weightCategories.map((category) => (
						<option key={category} value={category}>
							{words.weightCategory(category)}
						</option>
					))}
				</SelectField>
			</div>
			<Twin form={form} fields={{ en: "currentRank", ar: "currentRankAr" }} label={text("manageTeam.rank")} />
			<Twin
				form={form}
				fields={{ en: "achievements", ar: "achievementsAr" }}
				label={text("manageTeam.achievements")}
				rows={4}
			/>
			<p className="small soft">{text("manageTeam.lines")}</p>
			<ChampionshipFields form={form} />
			<Twin form={form} fields={{ en: "bio", ar: "bioAr" }} label={text("manageTeam.bio")} rows={6} />
			<div className="twin">
				<Field
					type="email"
					dir="ltr"
					hint={text("manageTeam.contactHint")}
					{...field("contactInfo.email", text("manageTeam.email"))}
				/>
				<Field type="tel" dir="ltr" {...field("contactInfo.phone", text("manageTeam.phone"))} />
			</div>
			<AccountField form={form} />
			<CheckField role="switch" hint={text("manageTeam.isActiveHint")} {...field("isActive", labels.isActive)} />
		</RecordDialog>
	);
}
