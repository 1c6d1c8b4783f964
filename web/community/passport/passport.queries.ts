import { queryOptions } from "@tanstack/react-query";
import { passportRoutes } from "#shared/community/passport/passport.routes.ts";
import type { UserId } from "#shared/core/ids.ts";
import { client } from "../../core/calls/client.ts";

const passport = client(passportRoutes);

/** A person's belts over the years. */
export const passportQuery = (id: UserId) =>
	queryOptions({
		queryKey: ["passport", id],
		queryFn: () => passport.get({ params: { id } }),
	});
