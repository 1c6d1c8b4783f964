import { useFeeWords } from "./useFeeWords.ts";
import "./amount.css";

type Props = {
	fils: number;
	isVoided?: boolean;
	/** Whether it stands in a table of money, with three decimals. */
	isInTable?: boolean;
};

/** An amount of money on one line; struck through if the payment was voided. */
export function Amount({ fils, isVoided = false, isInTable = false }: Props) {
	const { money, exactMoney } = useFeeWords();
	return (
		<span className={isVoided ? "amount voided" : "amount"}>
			{(isInTable ? exactMoney : money)(fils)}
		</span>
	);
}
