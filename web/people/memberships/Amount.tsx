import { useFeeWords } from "./useFeeWords.ts";
import "./amount.css";

/** An amount of money on one line; struck through if the payment was voided. */
export function Amount({ fils, isVoided = false }: { fils: number; isVoided?: boolean }) {
	const { money } = useFeeWords();
	return <span className={isVoided ? "amount voided" : "amount"}>{money(fils)}</span>;
}
