import { type SyntheticCompany, writeDate } from './company.ts';

/** The header as the register writes it, its stray spaces included. */
const PREVIOUS_NAMES = Array.from(
  { length: 10 },
  (_, index) =>
    `${index === 1 ? ' ' : ''}PreviousName_${index + 1}.CONDATE, PreviousName_${index + 1}.CompanyName`,
).join(',');

export const HEADER = `CompanyName, CompanyNumber,RegAddress.CareOf,RegAddress.POBox,RegAddress.AddressLine1, RegAddress.AddressLine2,RegAddress.PostTown,RegAddress.County,RegAddress.Country,RegAddress.PostCode,CompanyCategory,CompanyStatus,CountryOfOrigin,DissolutionDate,IncorporationDate,Accounts.AccountRefDay,Accounts.AccountRefMonth,Accounts.NextDueDate,Accounts.LastMadeUpDate,Accounts.AccountCategory,Returns.NextDueDate,Returns.LastMadeUpDate,Mortgages.NumMortCharges,Mortgages.NumMortOutstanding,Mortgages.NumMortPartSatisfied,Mortgages.NumMortSatisfied,SICCode.SicText_1,SICCode.SicText_2,SICCode.SicText_3,SICCode.SicText_4,LimitedPartnerships.NumGenPartners,LimitedPartnerships.NumLimPartners,URI,${PREVIOUS_NAMES},ConfStmtNextDueDate, ConfStmtLastMadeUpDate\r\n`;

const MONTH_DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const NO_PREVIOUS_NAMES = Array.from({ length: 11 }, (_, used) => ',"",""'.repeat(10 - used));

export function writeRow(company: SyntheticCompany): string {
  const c = company;
  const [outstanding, partSatisfied, satisfied] = c.charges;
  const partnership = c.category === 'Limited Partnership';
  const month = c.accountsMonth === 0 ? '' : String(c.accountsMonth);
  const day = c.accountsMonth === 0 ? '' : String(MONTH_DAYS[c.accountsMonth]);
  let previous = '';
  for (const { name, ceasedOn } of c.previousNames) previous += `,"${writeDate(ceasedOn)}",${quote(name)}`;
  return (
    `${quote(c.name)},"${c.number}","${c.careOf}","${c.poBox}","${c.addressLine1}","${c.addressLine2}","${c.town}"` +
    `,"${c.county}","${c.country}","${c.postcode}","${c.category}","${c.status}","United Kingdom",""` +
    `,"${writeDate(c.incorporatedOn)}","${day}","${month}","${writeDate(c.accountsDue)}"` +
    `,"${writeDate(c.accountsMadeUp)}","${c.accounts}","${writeDate(c.confirmationDue)}",""` +
    `,"${outstanding + partSatisfied + satisfied}","${outstanding}","${partSatisfied}","${satisfied}"` +
    `,"${c.sicCodes[0] ?? 'None Supplied'}","${c.sicCodes[1] ?? ''}","${c.sicCodes[2] ?? ''}","${c.sicCodes[3] ?? ''}"` +
    `,"${partnership ? 1 : 0}","0","http://business.data.gov.uk/id/company/${c.number}"` +
    previous +
    NO_PREVIOUS_NAMES[c.previousNames.length] +
    `,"${writeDate(c.confirmationDue)}","${writeDate(c.confirmationMadeUp)}"\r\n`
  );
}

function quote(name: string): string {
  return name.includes('"') ? `"${name.replaceAll('"', '""')}"` : `"${name}"`;
}
