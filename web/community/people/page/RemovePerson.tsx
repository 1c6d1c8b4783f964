import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router-dom";
import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import RemovePersonDialog from "../../removals/RemovePersonDialog.tsx";
import { staffPeopleQuery } from "../people.queries.ts";

/** Deletes a person from a list or from their own page, which is left afterwards. */
export default function RemovePerson({
	item,
	onClose,
}: {
	item: PersonRecord;
	onClose: () => void;
}) {
	const queries = useQueryClient();
	const navigate = useNavigate();
	const { pathname } = useLocation();
	const leave = async () => {
		onClose();
		if (pathname === paths.person(item.id)) await navigate(paths.home, { replace: true });
		await queries.invalidateQueries(staffPeopleQuery);
	};
	return <RemovePersonDialog person={item} onDone={leave} onClose={onClose} />;
}
