import { parseCompanyNumber } from '../../shared/companies/company-number.ts';
import type { Questions } from '../resolution/index.ts';
import type { Direction, ReadTable, ReadUpload } from '../uploads/index.ts';
import type { WebsiteSearch } from '../website/index.ts';
import type { CompanyFacts } from './add-company-facts.ts';
import { parseRows, subjectOf } from './parse-rows.ts';

interface PreviewDeps {
  questions: Pick<Questions, 'parseDomain' | 'countKnown' | 'listChargeable'>;
  websites: Pick<WebsiteSearch, 'countKnown' | 'listChargeable'>;
  companies: Pick<CompanyFacts, 'listFindable'>;
}

/**
 * Counts the rows that are known, new or invalid, without starting anything. Also the columns of the file and
 * its first rows, if some were asked for.
 */
export async function previewUpload(deps: PreviewDeps, accountId: string, upload: ReadUpload) {
  const rows = await parseRows(upload, deps.questions.parseDomain);
  const asked = rows.filter(({ isInvalid }) => !isInvalid).map(subjectOf);
  const subjects = [...new Set(asked)];
  const { known, chargeable } = await countSubjects(deps, accountId, {
    direction: upload.direction,
    subjects,
  });
  return {
    rows: rows.length,
    invalid: rows.length - asked.length,
    duplicates: asked.length - subjects.length,
    known,
    new: subjects.length - known,
    credits_at_most: chargeable,
    ...(upload.sampled && { table: upload.table && describeTable(upload.table) }),
  };
}

/**
 * How many are known, and how many can cost a credit: not those that are paid for, free or decided, nor
 * companies that do not exist.
 */
async function countSubjects(
  { questions, websites, companies }: PreviewDeps,
  accountId: string,
  { direction, subjects }: { direction: Direction; subjects: readonly string[] },
) {
  if (direction === 'domain') {
    const [known, chargeable] = await Promise.all([
      questions.countKnown(subjects),
      questions.listChargeable(accountId, subjects),
    ]);
    return { known, chargeable: chargeable.length };
  }
  const numbers = subjects.filter((subject) => parseCompanyNumber(subject) !== undefined);
  const [known, chargeable] = await Promise.all([
    websites.countKnown(numbers),
    companies.listFindable(numbers).then((found) => websites.listChargeable(accountId, found)),
  ]);
  // A name may be that of any company.
  return { known, chargeable: chargeable.length + subjects.length - numbers.length };
}

function describeTable(table: ReadTable) {
  return {
    file_type: table.fileType === 'xlsx' ? ('xlsx' as const) : ('csv' as const),
    columns: table.columns,
    column_number: table.column + 1,
    column: table.columns[table.column] ?? '',
    chosen_by: table.chosenBy,
    header: table.hasHeader,
    rows: table.sample,
  };
}
