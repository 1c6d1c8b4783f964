import { ledgerRoutes } from "#shared/ledger/ledger.routes.ts";
import { client } from "../core/client.ts";

export const ledger = client(ledgerRoutes);
