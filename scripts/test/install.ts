/** Installs what the tests need besides packages, where it is missing: Chromium, and plpgsql_check for Postgres. */
import { findOrInstallChromium } from './find-chromium.ts';
import { installPlpgsqlCheck } from './install-plpgsql-check.ts';

installPlpgsqlCheck();
findOrInstallChromium();
