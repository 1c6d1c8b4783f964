import { useFieldArray } from "react-hook-form";
import { PictureField } from "../../../base/pictures/PictureField.tsx";
import { BilingualField } from "../../../base/records/BilingualField.tsx";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { type ChampionshipsForm, championshipValues } from "./athleteForm.tsx";
import { manageTeamMessages } from "./manageTeam.messages.ts";

/** An athlete's championships as groups of fields that can be added and removed. */
export function ChampionshipFields({ form }: { form: ChampionshipsForm }) {
	const text = useText(manageTeamMessages);
	const { fields, append, remove } = useFieldArray({
		control: form.control,
		name: "championshipsWon",
	});
	return (
		<section className="stack" aria-label={text("manageTeam.championships")}>
			<h3>{text("manageTeam.championships")}</h3>
			{fields.map(({ id }, position) => {
				const at = `championshipsWon.${position}` as const;
				const number = position + 1;
				return (
					<fieldset key={id} className="card stack championship-fields">
						<legend className="row">
							{text("manageTeam.championshipOf", { number })}
							<Button
								kind="link"
								aria-label={text("manageTeam.removeChampionshipOf", { number })}
								onClick={() => remove(position)}
							>
								{text("manageTeam.removeChampionship")}
							</Button>
						</legend>
						<BilingualField
							form={form}
							fields={{ en: `${at}.name`, ar: `${at}.nameAr` }}
							label={text("manageTeam.championship")}
						/>
						<BilingualField
							form={form}
							fields={{ en: `${at}.location`, ar: `${at}.locationAr` }}
							label={text("manageTeam.location")}
						/>
						<BilingualField
							form={form}
							fields={{ en: `${at}.position`, ar: `${at}.positionAr` }}
							label={text("manageTeam.position")}
						/>
						<div className="side-by-side">
							<Field
								type="date"
								label={text("manageTeam.date")}
								error={form.getFieldState(`${at}.date`, form.formState).error?.message}
								{...form.register(`${at}.date`)}
							/>
							<PictureField form={form} name={`${at}.photo`} label={text("manageTeam.photo")} />
						</div>
					</fieldset>
				);
			})}
			<p>
				<Button onClick={() => append(championshipValues())}>
					{text("manageTeam.addChampionship")}
				</Button>
			</p>
		</section>
	);
}
