import { LegalPage } from "./LegalPage.tsx";
import { terms } from "./legal.ts";

export default function TermsPage() {
	return <LegalPage text={terms} />;
}
