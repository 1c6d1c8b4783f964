import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import type { DojoId } from "#shared/core/ids.ts";
import { Picture } from "../../content/pictures/Picture.tsx";
import { paths } from "../../core/address/paths.ts";
import { ApiError } from "../../core/calls/client.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { DojoFacts } from "./DojoFacts.tsx";
import { dojosMessages } from "./dojos.messages.ts";
import { dojoPageQuery } from "./dojos.queries.ts";
import "./dojos.css";

/** One dojo: where it is and when it is open. */
export default function DojoPage() {
	const text = useText(dojosMessages);
	const pick = usePick();
	const id = (Number(useParams().id) || 0) as DojoId;
	const { data, isPending, error, refetch } = useQuery(dojoPageQuery(id));
	const isMissing = error instanceof ApiError && error.status === 404;
	const title = data && <span dir="auto">{pick(data, "name")}</span>;
	return (
		<Page
			back={{ to: paths.dojos, text: text("dojos.back") }}
			title={isMissing ? text("dojos.notFound") : title}
			lead={isMissing && text("dojos.notFoundText")}
		>
			{isPending && <Loading />}
			{data && (
				<>
					<Picture src={data.imageUrl} alt="" sizes="(max-width: 48rem) 100vw, 44rem" first />
					<DojoFacts dojo={data} />
				</>
			)}
			{isMissing && (
				<p>
					<ButtonLink to={paths.dojos}>{text("dojos.back")}</ButtonLink>
				</p>
			)}
			{error && !isMissing && <LoadError onRetry={refetch} />}
		</Page>
	);
}
