import { AnnualPlan } from "./AnnualPlan.tsx";

export default function SchedulePage() {
	return <AnnualPlan />;
}
