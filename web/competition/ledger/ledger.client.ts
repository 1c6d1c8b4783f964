import { ledgerRoutes } from "#shared/competition/ledger/ledger.routes.ts";
import { client } from "../../core/calls/client.ts";

export const ledger = client(ledgerRoutes);
