import { LegalPage } from "./LegalPage.tsx";
import { privacy } from "./legal.ts";

export default function PrivacyPage() {
	return <LegalPage text={privacy} />;
}
