/** Terms of the sites that weights may be fitted on. `#` starts a section; each line is a sentence. */
export const TERMS = `
# About these terms
These terms apply to every order placed through this website and to every quotation that {brand} gives.
Please read them before you order and keep a copy, because we do not file one for each customer.
In these terms "you" means the person who places the order, and "goods" means anything that the order lists.
If you do not agree with them, please do not order from us and do not use this website.
# How a contract is made
What you see on this website is an invitation to order and not an offer that binds us.
Your order is an offer, and the message that says we have received it does not accept it.
There is a contract only when we write to say that the {piece} has been accepted or that the goods have left us.
We may decline an order when something is out of stock, when a price was plainly wrong or when a payment fails.
# Prices and payment
Prices are in pounds sterling and include value added tax where it is due.
We take payment when you order unless we have opened an account for you.
Card payments are collected by {payments} on a page of its own, and the card number never reaches our systems.
Credit is available for orders above a certain sum and is provided by {lender}, subject to status; we act as a broker and not as the lender.
Accounts are due within {days} days of the invoice, and we may charge statutory interest on what is late.
# Delivery
We deliver to addresses in the United Kingdom, usually within {days} days of the order.
Small parcels are carried by {courier}, and large ones by our own van.
If nobody is at home the driver leaves a card, and you may choose another day without charge.
The risk passes to you when the goods are handed over, and ownership passes when they have been paid for in full.
Please look at the parcel before you sign and tell us within two days if anything is broken.
# Your right to cancel
If you are a consumer you may cancel within fourteen days of the day on which the goods reached you.
You need not give a reason, but you must tell us clearly, and an email is enough.
Send the goods back within fourteen days after that; unless they are faulty you pay the postage.
We refund the price and the cheapest delivery charge within fourteen days of getting the goods back.
The right does not apply to goods made to measure, to food and to sealed goods that you have opened.
# If something is faulty
The law says that goods must be as described, fit for their purpose and of satisfactory quality.
If they are not, you may be entitled to a repair, a replacement or your money, depending on how much time has passed.
Nothing in these terms reduces those rights.
Tell us what is wrong and send a photograph if you can, since that often saves a journey.
# Services at your premises
When a {piece} takes place at your address you give us access, water, light and a place to park.
We leave the place tidy, but we do not move furniture unless that was agreed in writing.
If we find something that could not be seen before, such as rot or asbestos, we stop and discuss it with you.
A visit that you call off with less than one day of notice may be charged.
# Our liability
We do not limit our liability for death or injury caused by our negligence, or for fraud.
We are not responsible for losses that neither of us could have foreseen when the contract was made.
If you are a business, our liability for any one {piece} is limited to the price that you paid for it.
We hold public liability cover with {insurer}, and a copy of the certificate can be seen at our office.
We are not responsible for delays that are caused by weather, strikes, closed roads or the failure of a supplier.
# Using this website
You may look at this website and print pages for your own use.
You must not copy our photographs, drawings or descriptions for a business of your own.
You must not try to reach parts of the website that are not meant for the public or send anything that could damage it.
We try to keep the website running at all times, but {host}, which hosts it, sometimes has to carry out repairs.
What the website says is general information and is no substitute for advice about your own case.
# Links and reviews
Links to other websites are there for convenience, and we are not responsible for what those websites say.
Reviews on this website are gathered by {reviews} and are published whether they are kind or not.
We remove a review only when it is abusive or was plainly meant for somebody else.
# Complaints
If you have a complaint please write to our office in {town}; we reply within five working days.
If we cannot agree, you may go to an alternative dispute body, although we are not obliged to use one.
# Law and courts
These terms are governed by the law of the part of the United Kingdom in which we are established.
A consumer may also bring a claim in the courts of the place where he or she lives.
If a court finds that part of these terms does not hold, the rest of them still does.
# Changes
We may change these terms, and the version that stood on this website on the day of your order applies to that order.
Nobody but the two of us has rights under the contract.
If we do not insist on a term at once, we may still insist on it later.
`;
