/** Terms that nothing was fitted on. `#` starts a section; each line is a sentence. */
export const TERMS = `
# Interpretation
"Business Day" means a day other than a Saturday, a Sunday or a public holiday in the place where we are based.
"Contract" means the agreement between {brand} and the Client for the supply of Goods or Services on these conditions.
"Order" means the request of the Client as set out in an order form, in an email or on the checkout page.
"Services" means {offers} and whatever else is described in the Order.
Headings do not affect the interpretation of these conditions, and words in the singular include the plural.
# Basis of contract
An Order constitutes an offer by the Client to purchase in accordance with these conditions.
It is deemed to be accepted when we issue written acceptance or begin to perform, whichever happens first.
Samples, drawings and descriptions are published to give an approximate idea only and do not form part of the Contract.
Any quotation is valid for {days} Business Days from its date of issue unless it is withdrawn before then.
# Supply of services
We shall supply the Services in accordance with the Order in all material respects and with reasonable care and skill.
We shall use reasonable endeavours to meet any dates for performance, but time is not of the essence.
We may amend the Services where that is necessary to comply with any applicable law or safety requirement.
Where a {piece} depends on the work of others, the timetable will be adjusted for any delay on their part.
# Obligations of the client
The Client shall ensure that the terms of the Order are complete and accurate.
The Client shall co-operate in all matters and shall provide access to premises, systems and information as reasonably required.
If performance is prevented by an act or omission of the Client, we may suspend it until the default has been remedied.
# Charges and payment
The charges are those in the Order or, if none are stated, those in our price list on the day of performance.
Each invoice is payable within {days} days in full and in cleared funds.
Online payments are processed by {payments} in its capacity as payment institution.
Regulated credit agreements are entered into with {lender} and not with us.
If a payment is overdue, interest accrues daily at four per cent a year above the base rate.
All amounts are exclusive of value added tax unless the contrary is stated.
# Delivery of goods
Delivery is completed on unloading at the agreed location, for which purpose we engage {courier} as independent carrier.
Claims for shortage or damage must be notified within three Business Days of arrival.
Title does not pass until payment has been received in full, whereas risk passes on completion of delivery.
# Cancellation and refunds
A consumer who has contracted at a distance may cancel within the statutory period of fourteen days without giving a reason.
To exercise the right, send a clear statement by letter or by email before the period expires.
Reimbursement is made by the same means of payment and without undue delay.
The right is lost once a service has been fully performed at the express request of the consumer.
Bespoke items, perishable items and unsealed software are excluded.
# Intellectual property
All intellectual property rights in or arising out of the Services remain with us or with our licensors.
The Client receives a non-exclusive licence to use the deliverables for the purpose for which they were ordered.
Trade marks that appear on this website belong to their respective proprietors.
# Confidentiality
Each party undertakes not to disclose confidential information of the other, except to those who need to know it.
The undertaking survives for five years after the Contract has ended.
# Limitation of liability
Nothing limits any liability which cannot lawfully be limited, including liability for death or personal injury.
Subject to that, total liability under the Contract shall not exceed the charges paid in the preceding twelve months.
Loss of profits, loss of goodwill and indirect loss are wholly excluded as against business clients.
We maintain insurance with {insurer} up to the sum shown in the schedule, and limits reflect the cover available.
# Termination
Either party may terminate with immediate effect if the other commits a material breach and fails to remedy it within fourteen days.
On termination the Client shall pay all outstanding invoices, and each party shall return the property of the other.
Clauses which by their nature are intended to survive shall continue in force.
# Acceptable use of the website
You may not use the website in any way that breaches any applicable regulation or that is fraudulent.
You may not attack it by means of a denial-of-service attack or knowingly introduce material that is harmful.
The website is operated on infrastructure of {host}, whose acceptable use rules apply as well.
Content is provided for general information and is not intended to amount to advice on which you should rely.
Testimonials are collected independently by {reviews}.
# Events outside our control
Neither party is liable for a failure to perform that results from events beyond its reasonable control.
If such an event continues for more than sixty days, the other party may terminate by notice in writing.
# General
We may assign or subcontract our rights and obligations, whereas the Client may do so only with consent.
A waiver is effective only if it is given in writing and is not a waiver of any later breach.
The invalidity of one provision leaves the others unaffected.
A person who is not a party has no right to enforce any term.
# Governing law
The Contract and any dispute arising out of it are governed by the law of England and Wales unless we are established elsewhere in the United Kingdom.
The courts of that place have jurisdiction, without prejudice to the mandatory rights of consumers.
`;
