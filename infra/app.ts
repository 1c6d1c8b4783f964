import { App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { addStacks } from "./stacks/stacks.ts";
import { stageFrom } from "./stages.ts";

const app = new App();
const stage = stageFrom(app);
addStacks(app, stage);
if (stage.target === "aws") Validations.of(app).addPlugins(new AwsSolutionsChecks());
