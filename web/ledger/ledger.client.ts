import { ledgerRoutes } from "#shared/ledger/ledger.routes.ts";
import { client } from "../core/calls/client.ts";

export const ledger = client(ledgerRoutes);
