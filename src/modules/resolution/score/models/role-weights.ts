/** Written by `npm run fit:resolution`; edit nothing by hand. Fitted on 1050 labelled and 945 synthetic sites. */
export const ROLE_CLASSES = ['operator', 'group', 'third_party', 'brand'];

/** A line for each feature: its name, then its weight for each class. */
export const ROLE_WEIGHTS = `bias	-0.02	-0.337	0.819	-0.462
a1:"	0.02	-0.033	0.098	-0.086
a1:&	-0.021	0.018	-0.012	0.015
a1:(	-0.289	0.104	0.286	-0.102
a1::	0.049	-0.052	0.079	-0.076
a1:;	-0.163	-0.073	0.119	0.117
a1:BRAND	-0.044	-0.334	0.223	0.155
a1:DIGITS	0.101	-0.172	-0.047	0.117
a1:NUM	0.036	-0.004	-0.03	-0.003
a1:ORG	0.094	0.348	-0.274	-0.168
a1:SELF	0.046	-0.054	0.017	-0.009
a1:a	-0.044	0.121	-0.183	0.105
a1:about	-0.015	0.091	-0.084	0.008
a1:accepts	-0.028	0.01	0.018	0
a1:account	-0.063	-0.005	0.004	0.064
a1:accounts	0.019	-0.001	-0.002	-0.017
a1:acts	0.059	-0.019	-0.061	0.022
a1:address	0.063	-0.017	-0.04	-0.006
a1:all	-0.084	0.125	-0.047	0.006
a1:also	-0.296	0.353	-0.054	-0.003
a1:an	-0.022	-0.044	0.068	-0.002
a1:and	0.06	-0.201	0.305	-0.164
a1:anti	0.02	-0.001	-0.008	-0.011
a1:app	-0.094	-0.004	-0.001	0.099
a1:apply	0.135	-0.029	-0.068	-0.038
a1:are	0.137	0.064	-0.135	-0.066
a1:as	0.087	-0.07	0.014	-0.032
a1:ask	-0.047	-0.001	0.004	0.044
a1:at	0.001	-0.013	0.004	0.008
a1:because	0.158	-0.1	-0.093	0.036
a1:began	0.05	-0.087	-0.084	0.121
a1:belongs	-0.072	0.045	0.024	0.003
a1:beyond	-0.008	-0.03	0.041	-0.004
a1:booking	-0.018	0	0	0.018
a1:bottles	-0.056	-0.001	-0.001	0.058
a1:bottom	-0.052	-0.001	0	0.053
a1:buildings	0.045	-0.001	-0.001	-0.043
a1:built	-0.062	0	0	0.063
a1:bundles	-0.023	0	0	0.024
a1:business	-0.11	0.078	0.01	0.023
a1:buy	0.025	-0.001	-0.001	-0.023
a1:by	0.044	-0.007	-0.045	0.008
a1:c	0.099	-0.043	-0.053	-0.004
a1:calls	0.01	0	0	-0.009
a1:can	-0.073	0.031	0.054	-0.011
a1:card	0.089	-0.005	0.003	-0.088
a1:care	0.043	0	0	-0.042
a1:cares	-0.016	-0.003	-0.002	0.021
a1:charity	0.011	-0.011	-0.029	0.03
a1:checks	-0.013	-0.012	0.052	-0.027
a1:clear	0.024	-0.009	0.013	-0.029
a1:clearance	-0.049	-0.001	-0.001	0.051
a1:co	-0.029	-0.005	-0.01	0.044
a1:coffee	-0.059	0	0	0.059
a1:collects	-0.04	-0.004	0.033	0.01
a1:company	-0.239	0.101	0.108	0.03
a1:contact	0.037	-0.042	-0.037	0.042
a1:cookies	-0.019	-0.007	0.027	0
a1:cottages	0.075	-0.001	-0.001	-0.074
a1:courses	0.021	-0.001	-0.001	-0.018
a1:cover	-0.059	-0.001	-0.001	0.061
a1:customer	-0.064	-0.006	0.106	-0.036
a1:data	-0.022	-0.035	-0.047	0.103
a1:delivery	0.009	-0.01	0	0
a1:designed	-0.025	0.001	0.012	0.012
a1:disputes	0.027	-0.009	0.008	-0.027
a1:do	0.064	-0.028	-0.063	0.027
a1:does	0.055	-0.003	0.002	-0.054
a1:drive	-0.059	0	0	0.06
a1:each	-0.021	-0.023	0.029	0.015
a1:email	0.08	-0.012	-0.045	-0.024
a1:et	-0.025	0.002	0.023	0
a1:every	0.075	-0.001	-0.001	-0.073
a1:expects	0.021	-0.008	-0.009	-0.003
a1:fabegeku	-0.009	-0.012	0.023	-0.003
a1:fca	0.016	-0.001	-0.015	0
a1:features	-0.119	-0.002	-0.001	0.123
a1:filter	0.035	-0.001	0	-0.033
a1:finance	-0.019	-0.001	-0.001	0.021
a1:financial	-0.007	-0.007	-0.002	0.015
a1:find	-0.064	-0.003	-0.003	0.07
a1:finds	0.024	-0.003	-0.005	-0.017
a1:for	0.046	-0.071	0.139	-0.114
a1:formed	0.014	-0.009	-0.004	-0.001
a1:freshly	0.028	0	0	-0.027
a1:from	0.039	-0.043	-0.028	0.031
a1:get	0.115	-0.014	-0.006	-0.095
a1:gift	0.051	-0.004	-0.003	-0.044
a1:gives	-0.046	-0.045	0.107	-0.016
a1:gizorelzi	-0.106	0.015	0.09	0.001
a1:group	-0.095	0.057	-0.174	0.211
a1:handles	-0.074	-0.028	0.128	-0.026
a1:has	0.132	-0.026	-0.05	-0.055
a1:health	-0.045	-0.001	-0.001	0.047
a1:help	-0.091	-0.001	-0.001	0.092
a1:here	-0.019	-0.001	-0.001	0.021
a1:home	-0.084	0.048	-0.124	0.16
a1:homes	-0.073	0	0	0.074
a1:hotels	0.028	-0.003	-0.002	-0.024
a1:house	-0.022	-0.002	-0.02	0.044
a1:how	-0.046	-0.001	-0.002	0.049
a1:ico	0.023	-0.001	-0.021	-0.001
a1:if	-0.024	-0.037	0.103	-0.042
a1:in	-0.07	0.043	-0.034	0.061
a1:incorporated	-0.107	0.12	-0.018	0.004
a1:independent	0.011	-0.004	-0.003	-0.005
a1:installed	-0.026	0	0	0.026
a1:insurance	0.081	-0.001	-0.002	-0.079
a1:is	0.163	-0.147	-0.197	0.181
a1:it	-0.059	0.025	0.031	0.002
a1:its	0.048	-0.013	-0.003	-0.033
a1:keeps	-0.043	-0.002	0	0.045
a1:last	-0.026	-0.004	-0.018	0.049
a1:legal	-0.038	-0.001	-0.002	0.041
a1:licensed	0.031	0	0.01	-0.041
a1:limited	0.006	-0.007	0.017	-0.016
a1:limited’s	-0.012	-0.017	0.129	-0.1
a1:local	0.018	0	-0.001	-0.017
a1:london	-0.028	-0.02	-0.013	0.061
a1:look	0.025	-0.003	0	-0.022
a1:looks	-0.03	0.011	-0.034	0.053
a1:lottery	0.048	0.056	-0.009	-0.095
a1:ltd’s	0.135	-0.015	-0.082	-0.037
a1:made	-0.025	0	-0.001	0.026
a1:main	0.029	-0.012	0.064	-0.08
a1:may	0.017	0.119	-0.171	0.034
a1:means	-0.161	0.097	-0.048	0.112
a1:mortgage	-0.078	-0.001	-0.002	0.081
a1:mortgages	-0.073	-0.001	0	0.075
a1:name	-0.117	-0.018	0.069	0.066
a1:neither	-0.022	-0.005	0.009	0.018
a1:new	0.018	-0.008	-0.002	-0.007
a1:no	-0.026	-0.002	0.001	0.027
a1:north	0.005	0.03	-0.023	-0.012
a1:number	0.019	-0.005	-0.014	0
a1:of	0.043	-0.007	0.014	-0.05
a1:offers	-0.08	0.085	-0.035	0.03
a1:office	0.043	-0.003	-0.04	0
a1:offices	-0.003	-0.013	-0.059	0.075
a1:on	0.011	0.097	-0.083	-0.025
a1:online	-0.058	-0.005	-0.002	0.066
a1:only	0.01	-0.005	-0.012	0.007
a1:open	0.102	-0.002	-0.003	-0.097
a1:operates	0.044	0.028	-0.051	-0.021
a1:or	-0.019	-0.079	0.195	-0.097
a1:our	0.016	-0.014	0.111	-0.112
a1:owns	0.042	-0.009	-0.011	-0.022
a1:part	-0.047	-0.004	-0.002	0.053
a1:payment	0.009	-0.002	0.004	-0.011
a1:payments	-0.006	-0.019	0.025	-0.001
a1:phone	0.033	-0.006	-0.045	0.018
a1:pictures	0.051	-0.001	0	-0.05
a1:places	-0.01	0	-0.002	0.013
a1:platform	-0.068	-0.003	-0.001	0.072
a1:please	0.054	-0.002	0.008	-0.061
a1:po	-0.017	-0.002	0.013	0.005
a1:policies	-0.013	-0.002	-0.004	0.02
a1:postal	-0.005	0	0.01	-0.004
a1:powered	-0.11	-0.011	0.075	0.046
a1:pricing	-0.017	-0.002	-0.001	0.02
a1:privacy	0.071	0.084	-0.045	-0.111
a1:product	0.053	-0.001	-0.001	-0.05
a1:products	0.026	-0.001	-0.001	-0.023
a1:programme	-0.023	0.028	-0.028	0.022
a1:proudly	0.032	-0.001	-0.001	-0.031
a1:provides	0.02	0.05	-0.064	-0.006
a1:pubs	0.065	0	-0.001	-0.064
a1:reg	0.085	-0.008	-0.081	0.004
a1:registered	0.002	-0.048	0.293	-0.247
a1:registration	-0.041	-0.007	-0.003	0.052
a1:release	-0.067	0.004	0.014	0.049
a1:reserves	-0.011	-0.003	-0.015	0.029
a1:respects	-0.009	-0.009	-0.019	0.036
a1:returns	0.032	-0.001	-0.002	-0.029
a1:ring	0.012	-0.001	0	-0.012
a1:rooms	-0.036	-0.01	0.047	-0.001
a1:royal	0.023	-0.001	-0.019	-0.004
a1:runs	-0.004	-0.007	-0.01	0.022
a1:s	-0.032	-0.019	0.165	-0.114
a1:san	-0.045	0.032	0.013	0
a1:selling	-0.013	0	-0.001	0.014
a1:seo	-0.003	-0.003	-0.009	0.015
a1:services	0.118	-0.005	-0.005	-0.107
a1:shop	-0.023	-0.003	-0.002	0.028
a1:skincare	-0.085	-0.001	-0.001	0.087
a1:small	0.095	0	0	-0.095
a1:so	-0.027	-0.014	0.058	-0.017
a1:software	-0.035	-0.002	0.033	0.005
a1:spare	0.018	-0.001	0	-0.016
a1:st	0.142	-0.022	-0.001	-0.119
a1:standard	0.089	-0.018	-0.06	-0.012
a1:stories	0.013	-0.001	-0.002	-0.011
a1:straightforward	-0.01	-0.001	-0.002	0.012
a1:students	0.009	-0.001	0.012	-0.02
a1:subject	-0.011	0	0.011	0
a1:subscribe	0.007	-0.003	-0.015	0.012
a1:suite	-0.03	0.034	-0.002	-0.003
a1:supplies	0.091	-0.002	-0.03	-0.059
a1:t	0.234	-0.083	0.043	-0.194
a1:takes	0.079	-0.017	-0.007	-0.054
a1:telephone	0.078	-0.012	-0.066	0
a1:terms	-0.015	0.067	0.016	-0.068
a1:the	0.055	-0.05	0.007	-0.012
a1:their	0.163	-0.029	-0.128	-0.006
a1:there	0.027	-0.002	-0.001	-0.025
a1:this	-0.079	0.061	0.001	0.017
a1:thoughtful	0.009	-0.003	-0.012	0.006
a1:tickets	0.115	-0.001	-0.011	-0.103
a1:to	0.073	-0.062	0.061	-0.072
a1:trade	0.077	-0.014	-0.03	-0.033
a1:trademark	-0.018	-0.002	-0.001	0.02
a1:trades	0.04	-0.006	-0.032	-0.001
a1:trading	0.03	-0.006	0.098	-0.123
a1:tutors	-0.048	0	-0.001	0.049
a1:uk	-0.012	-0.025	-0.037	0.074
a1:undefined	0.136	-0.026	-0.117	0.007
a1:under	0.029	-0.055	0.027	-0.001
a1:understands	0.02	-0.011	-0.004	-0.005
a1:unit	-0.021	-0.041	0.055	0.007
a1:url	-0.046	-0.001	-0.007	0.054
a1:uses	0.068	-0.013	-0.05	-0.005
a1:vat	0.059	-0.013	-0.042	-0.004
a1:views	-0.064	0	0	0.064
a1:visit	-0.065	-0.004	-0.004	0.073
a1:vouchers	-0.054	-0.004	0.002	0.056
a1:was	0.007	0	0.066	-0.072
a1:we	0.007	-0.029	-0.001	0.023
a1:web	0.113	-0.018	0.009	-0.105
a1:website	0.085	-0.021	0.021	-0.085
a1:what	0.021	-0.026	0.088	-0.084
a1:when	-0.004	0.099	-0.062	-0.033
a1:where	0.016	-0.013	-0.038	0.035
a1:which	0.062	0.092	0.074	-0.227
a1:who	-0.086	-0.041	0.033	0.094
a1:whose	0.095	0.134	-0.202	-0.027
a1:will	0.079	-0.052	-0.011	-0.016
a1:win	0.032	0	-0.001	-0.03
a1:wins	-0.024	0	0.023	0
a1:with	0.14	-0.106	-0.178	0.144
a1:work	0.01	-0.001	-0.001	-0.008
a1:you	-0.072	-0.049	0.104	0.018
a1:your	-0.034	-0.003	0.006	0.03
a1:yw	0.025	-0.005	-0.02	0
a1:©	0.039	-0.001	0.101	-0.139
a1:¶	-0.08	-0.038	0.188	-0.07
a2:" "	0.058	0.044	-0.002	-0.099
a2:" and	0.058	-0.005	-0.029	-0.024
a2:" or	-0.069	-0.002	-0.011	0.083
a2:" the	0.04	-0.009	-0.002	-0.029
a2:" us	0.002	-0.001	-0.011	0.011
a2:" we	-0.109	-0.018	0.169	-0.042
a2:" ¶	0.011	-0.017	-0.01	0.017
a2:( "	-0.045	0.094	-0.001	-0.048
a2:( BRAND	-0.013	0.006	-0.01	0.017
a2:( ORG	-0.053	0.068	-0.086	0.071
a2:( SELF	0.084	-0.012	-0.071	-0.001
a2:( a	0.059	-0.213	0.117	0.036
a2:( also	-0.035	-0.005	0.04	0
a2:( co	-0.128	-0.025	0.171	-0.018
a2:( companies	0.035	-0.001	-0.033	0
a2:( company	-0.263	-0.062	0.385	-0.06
a2:( fca	-0.007	-0.018	0.03	-0.006
a2:( ico	-0.008	-0.031	0.046	-0.006
a2:( in	0.003	-0.02	0.03	-0.014
a2:( no	-0.018	0.034	-0.021	0.005
a2:( number	-0.072	0.004	0.068	0
a2:( referred	-0.011	-0.038	0.071	-0.022
a2:( reg	0.026	0.083	-0.108	0
a2:( registered	-0.177	0.236	-0.053	-0.006
a2:( t	0.017	-0.01	-0.004	-0.003
a2:( the	0.097	-0.01	-0.024	-0.063
a2:( trading	0.125	0.012	-0.098	-0.04
a2:( we	0.046	-0.036	-0.064	0.053
a2:( with	0.044	-0.026	-0.003	-0.014
a2:( www	-0.003	-0.013	0.017	-0.002
a2:: a	-0.051	0.001	0.049	0
a2:: company	0.017	-0.001	-0.015	-0.001
a2:: home	0.08	-0.001	-0.01	-0.069
a2:: terms	0.039	-0.001	-0.008	-0.03
a2:; and	-0.038	-0.009	0.053	-0.006
a2:; the	-0.006	-0.012	0.021	-0.003
a2:; ¶	-0.124	-0.008	0	0.133
a2:BRAND (	-0.059	-0.019	0.047	0.031
a2:BRAND all	-0.035	-0.001	0.001	0.035
a2:BRAND are	-0.027	-0.023	0.034	0.016
a2:BRAND company	-0.023	-0.001	0	0.025
a2:BRAND drive	-0.041	-0.001	-0.008	0.05
a2:BRAND find	-0.039	0	0.01	0.029
a2:BRAND home	0.014	-0.014	-0.028	0.027
a2:BRAND is	-0.103	-0.067	0.157	0.014
a2:BRAND learning	-0.026	0	0	0.026
a2:BRAND software	-0.053	0.01	0.015	0.028
a2:BRAND thoughtful	-0.024	0	0.01	0.015
a2:BRAND ¶	-0.115	-0.067	0.075	0.107
a2:DIGITS about	-0.033	0.001	0	0.032
a2:DIGITS all	0.134	-0.008	-0.032	-0.095
a2:DIGITS almoner	0.023	-0.002	-0.021	0
a2:DIGITS built	0.109	0	-0.001	-0.108
a2:DIGITS cooper	0.031	-0.002	-0.029	0
a2:DIGITS drover	-0.018	0	0.018	0
a2:DIGITS introduction	-0.05	0.003	0.021	0.025
a2:DIGITS kestrel	-0.013	0	0.012	0
a2:DIGITS lantern	-0.02	-0.001	0.02	0
a2:DIGITS larkfield	-0.018	0.001	0.017	0
a2:DIGITS privacy	-0.022	0	0	0.023
a2:DIGITS registered	0.01	-0.003	0.038	-0.046
a2:DIGITS rita	0.034	-0.016	-0.017	0
a2:DIGITS sexton	-0.022	0	0.021	0
a2:DIGITS site	0.013	-0.002	-0.017	0.005
a2:DIGITS tannery	-0.021	0.002	0.019	0
a2:DIGITS thimble	0.01	-0.001	-0.009	0
a2:DIGITS weighbridge	-0.022	0.001	0.021	0
a2:DIGITS wherry	-0.024	0.002	0.023	0
a2:DIGITS ¶	-0.167	-0.033	0.099	0.101
a2:ORG (	0.109	0.27	-0.373	-0.006
a2:ORG NUM	-0.024	-0.003	-0.001	0.028
a2:ORG and	0.016	-0.082	0.095	-0.029
a2:ORG company	0.256	-0.027	-0.209	-0.019
a2:ORG is	-0.027	0.023	-0.025	0.03
a2:ORG the	-0.004	-0.031	0.037	-0.003
a2:ORG ¶	-0.511	0.205	0.334	-0.028
a2:SELF DIGITS	0.083	-0.01	-0.073	0
a2:SELF company	-0.05	-0.017	0.067	0
a2:SELF is	0.012	-0.002	-0.008	-0.001
a2:SELF ¶	-0.022	-0.016	0.04	-0.002
a2:a charitable	0.027	-0.007	-0.018	-0.002
a2:a company	-0.007	0.154	-0.186	0.04
a2:a limited	0.018	-0.006	-0.005	-0.007
a2:a private	0.017	-0.016	-0.001	0
a2:a registered	-0.094	0.003	0.003	0.088
a2:a trading	0.046	-0.003	0.002	-0.045
a2:a uk	0.048	-0.012	-0.03	-0.006
a2:a voluntary	-0.035	-0.001	0	0.036
a2:about us	0.078	-0.003	-0.004	-0.072
a2:about ¶	-0.059	-0.003	-0.003	0.065
a2:accounts tax	0.03	-0.001	-0.002	-0.027
a2:acts as	-0.024	-0.016	-0.002	0.041
a2:all rights	-0.047	0.106	-0.046	-0.013
a2:an england	0.01	-0.001	-0.008	-0.001
a2:an english	0.01	-0.005	-0.005	0
a2:and "	-0.066	-0.011	0.016	0.061
a2:and BRAND	-0.053	0.012	0.03	0.011
a2:and ORG	0.111	0.022	-0.036	-0.097
a2:and a	-0.138	0.004	0.133	0.001
a2:and any	-0.028	-0.002	-0.002	0.031
a2:and are	-0.019	-0.003	0.068	-0.046
a2:and for	-0.071	-0.041	0.127	-0.014
a2:and having	-0.097	0.008	0.083	0.006
a2:and hold	0.015	-0.001	-0.001	-0.013
a2:and is	0.149	-0.039	-0.028	-0.082
a2:and its	0.044	-0.059	0.004	0.011
a2:and large	-0.057	0	0.057	0
a2:and our	0.13	-0.035	-0.08	-0.015
a2:and the	-0.195	0.161	0.031	0.004
a2:and to	-0.027	0	0.027	0
a2:and we	0.022	-0.011	0.014	-0.024
a2:and with	0.033	-0.009	-0.033	0.009
a2:and you	0.012	-0.001	-0.011	0
a2:anti slavery	0.02	-0.001	-0.008	-0.011
a2:are a	0.063	-0.008	-0.049	-0.005
a2:are the	0.013	-0.013	0.007	-0.006
a2:as a	-0.032	-0.007	0.014	0.026
a2:ask for	0.019	-0.002	-0.001	-0.015
a2:ask us	-0.066	0.001	0.005	0.059
a2:at any	-0.006	-0.006	0.015	-0.002
a2:because that	0.031	-0.006	-0.025	0
a2:because the	0.126	-0.095	-0.068	0.036
a2:began as	-0.03	0	0	0.031
a2:began in	0.08	-0.086	-0.084	0.09
a2:beyond that	-0.008	-0.03	0.041	-0.004
a2:booking conditions	-0.018	0	0	0.018
a2:bottles worth	-0.056	-0.001	-0.001	0.058
a2:bottom of	-0.052	-0.001	0	0.053
a2:buildings and	0.045	-0.001	-0.001	-0.043
a2:built for	-0.049	0	0	0.05
a2:bundles ¶	-0.023	0	0	0.024
a2:c o	0.099	-0.041	-0.055	-0.004
a2:calls lines	0.01	0	0	-0.009
a2:can be	-0.033	0.06	-0.022	-0.005
a2:can look	-0.003	-0.007	0.012	-0.002
a2:card is	0.062	-0.001	-0.002	-0.06
a2:cares about	-0.02	-0.001	-0.001	0.021
a2:charity no	0.027	-0.003	-0.024	-0.001
a2:clear advice	0.031	-0.002	-0.002	-0.028
a2:clearance ¶	-0.049	-0.001	-0.001	0.051
a2:collects uses	-0.012	0.008	0.006	-0.002
a2:company SELF	0.072	-0.006	-0.065	0
a2:company information	0.048	0	0	-0.048
a2:company no	0.084	-0.018	-0.047	-0.019
a2:company number	-0.24	0.045	0.215	-0.02
a2:company registered	-0.103	0.022	0.073	0.008
a2:company registration	-0.042	-0.007	0.037	0.013
a2:company ¶	0.003	0.091	-0.088	-0.007
a2:contact about	-0.024	-0.002	-0.001	0.027
a2:contact our	-0.01	-0.002	-0.001	0.013
a2:contact us	0.104	-0.016	-0.012	-0.076
a2:contact who	0.031	-0.001	0	-0.03
a2:contact ¶	0.126	-0.015	-0.007	-0.104
a2:cover for	-0.043	-0.001	-0.001	0.045
a2:delivery within	0.013	-0.001	0	-0.012
a2:disputes ¶	0.03	-0.003	-0.002	-0.025
a2:do with	0.014	-0.023	-0.024	0.032
a2:does not	0.03	-0.002	0.003	-0.031
a2:drive away	-0.059	0	0	0.06
a2:email address	0.08	-0.012	-0.045	-0.024
a2:et rog	-0.025	0.002	0.023	0
a2:fabegeku house	-0.009	-0.012	0.023	-0.003
a2:fca frn	0.016	-0.001	-0.015	0
a2:features ¶	-0.091	-0.001	-0.001	0.093
a2:filter blend	0.035	-0.001	0	-0.033
a2:finance is	0.011	0	-0.001	-0.01
a2:find a	-0.112	-0.002	-0.002	0.116
a2:find the	-0.014	0	-0.001	0.015
a2:for marketing	0.003	-0.006	-0.015	0.018
a2:for the	-0.021	-0.023	0.043	0.001
a2:formed and	0.021	-0.004	-0.016	0
a2:formed in	-0.021	-0.004	0.026	-0.001
a2:freshly roasted	0.028	0	0	-0.027
a2:from a	-0.022	-0.001	0.001	0.022
a2:gathers and	-0.038	-0.003	-0.003	0.044
a2:get in	0.115	-0.014	-0.006	-0.095
a2:gift cards	-0.053	-0.002	-0.002	0.056
a2:gift sets	0.048	-0.001	-0.001	-0.046
a2:gift vouchers	0.019	0	0	-0.019
a2:gives please	-0.017	-0.02	0.08	-0.043
a2:gives ¶	-0.001	-0.02	0.044	-0.022
a2:gizorelzi house	-0.106	0.015	0.09	0.001
a2:group of	0.014	0.017	-0.029	-0.002
a2:group stuttgart	-0.077	0.056	0.021	0.001
a2:group ¶	-0.051	0.021	-0.037	0.067
a2:handles personal	-0.072	-0.027	0.129	-0.03
a2:here for	0.01	0	-0.001	-0.009
a2:home BRAND	0.082	-0.005	0.03	-0.108
a2:home book	-0.07	-0.001	-0.001	0.072
a2:home privacy	-0.042	-0.012	0.048	0.006
a2:home services	-0.062	-0.001	-0.001	0.064
a2:home terms	-0.104	0.032	-0.02	0.092
a2:home ¶	0.05	0.067	-0.132	0.015
a2:how it	-0.046	-0.001	-0.002	0.049
a2:if we	-0.008	-0.013	0.02	0
a2:if you	-0.028	-0.022	0.079	-0.029
a2:in the	-0.024	0.058	-0.055	0.021
a2:incorporated and	-0.105	0.12	-0.018	0.002
a2:installed properly	-0.026	0	0	0.026
a2:is ORG	0.042	-0.037	-0.02	0.016
a2:is a	-0.053	0.018	-0.03	0.065
a2:is an	0.086	0.033	-0.08	-0.039
a2:is authorised	0.158	-0.062	-0.106	0.01
a2:is committed	0.022	-0.009	-0.03	0.017
a2:is made	0.018	-0.013	-0.017	0.012
a2:is not	0.002	-0.016	-0.007	0.021
a2:is one	-0.027	-0.004	0.015	0.016
a2:is owned	0.1	-0.036	-0.064	0.001
a2:is part	0.031	-0.049	0.011	0.006
a2:is registered	-0.089	-0.023	0.115	-0.004
a2:is responsible	-0.01	0	0	0.01
a2:is run	-0.019	-0.002	-0.001	0.023
a2:is the	0.017	0.005	0.039	-0.06
a2:is used	-0.011	0	0	0.011
a2:it is	-0.016	-0.011	0.029	-0.003
a2:its helpline	-0.005	-0.011	0.017	-0.002
a2:keeps your	-0.043	-0.001	-0.001	0.045
a2:last updated	-0.026	-0.004	-0.018	0.049
a2:legal name	0.044	-0.001	-0.001	-0.043
a2:legal notice	0.01	0	0	-0.01
a2:licensed by	0.031	0	0.01	-0.041
a2:limited ¶	0.016	-0.001	-0.015	0
a2:limited’s privacy	0.035	-0.007	0.032	-0.06
a2:london ¶	-0.032	-0.018	-0.011	0.062
a2:look out	0.022	0	0	-0.022
a2:looks after	-0.03	0.011	-0.034	0.053
a2:may change	-0.009	-0.013	-0.056	0.078
a2:mortgage advice	-0.087	-0.001	-0.001	0.088
a2:name :	-0.05	-0.004	-0.006	0.061
a2:new in	-0.032	-0.008	-0.002	0.042
a2:new this	0.027	0	0	-0.027
a2:of DIGITS	0.056	-0.007	-0.044	-0.005
a2:of onarebu	-0.006	-0.026	0.033	0
a2:offers to	0.012	-0.001	-0.001	-0.01
a2:office ¶	0.043	-0.003	-0.04	0
a2:on a	-0.049	-0.012	0.063	-0.001
a2:on the	-0.041	-0.043	0.089	-0.005
a2:or ORG	-0.029	-0.018	0.051	-0.004
a2:or any	0.006	0.028	-0.018	-0.017
a2:our apprentices	0	-0.001	0.023	-0.022
a2:our opening	-0.011	0	0	0.012
a2:our registered	0.029	-0.011	-0.018	-0.001
a2:our story	0.048	-0.003	-0.007	-0.038
a2:our workshop	0.01	0	0	-0.009
a2:owns and	0.036	-0.005	-0.009	-0.021
a2:part of	-0.047	-0.004	-0.002	0.053
a2:payment methods	0.011	0	0	-0.011
a2:phone number	-0.018	0	0	0.018
a2:places to	-0.028	0	-0.002	0.03
a2:platform (	-0.029	-0.001	0	0.03
a2:po box	-0.017	-0.002	0.013	0.005
a2:policies are	0.029	-0.002	-0.004	-0.023
a2:postal address	-0.005	0	0.01	-0.004
a2:powered by	-0.11	-0.011	0.075	0.046
a2:pricing ¶	0.03	-0.002	-0.001	-0.027
a2:privacy &	-0.032	-0.006	-0.007	0.046
a2:privacy notice	0.112	0.049	-0.113	-0.048
a2:privacy policy	0.089	-0.038	0.05	-0.101
a2:privacy ¶	-0.054	0.087	0.007	-0.04
a2:products ¶	0.026	-0.001	-0.001	-0.023
a2:proudly created	0.032	-0.001	-0.001	-0.031
a2:provides the	0.013	-0.019	-0.014	0.019
a2:reg in	0.01	0	-0.01	0
a2:reg no	0.087	-0.004	-0.083	-0.001
a2:registered address	-0.106	0.059	0.058	-0.011
a2:registered at	-0.019	-0.009	0.094	-0.066
a2:registered charity	0.121	-0.059	0.092	-0.153
a2:registered in	0.091	-0.03	-0.056	-0.005
a2:registered number	-0.082	0.01	0.071	0.001
a2:registered office	-0.01	-0.017	0.065	-0.038
a2:registered with	-0.046	-0.001	-0.007	0.054
a2:registration number	-0.041	-0.005	-0.006	0.052
a2:reserves the	-0.011	-0.003	-0.015	0.029
a2:respects your	-0.002	-0.008	-0.018	0.028
a2:returns policy	0.032	-0.001	-0.002	-0.029
a2:ring before	0.012	-0.001	0	-0.012
a2:royal charter	0.023	-0.001	-0.019	-0.004
a2:san diego	-0.045	0.032	0.013	0
a2:selling letting	-0.043	0	-0.001	0.044
a2:seo by	-0.003	-0.003	-0.009	0.015
a2:services ¶	0.122	-0.005	-0.004	-0.112
a2:shop ¶	-0.074	-0.001	-0.001	0.077
a2:so that	-0.027	-0.014	0.058	-0.017
a2:spare parts	0.018	-0.001	0	-0.016
a2:stories worth	0.013	-0.001	-0.002	-0.011
a2:straightforward help	-0.01	-0.001	-0.002	0.012
a2:students and	0.009	-0.001	0.012	-0.02
a2:subject to	-0.011	0	0.011	0
a2:subscribe to	0.007	-0.003	-0.015	0.012
a2:t a	0.168	-0.078	0.044	-0.135
a2:takes your	0.077	-0.011	-0.014	-0.052
a2:telephone (	0.026	-0.004	-0.022	0
a2:telephone DIGITS	0.052	-0.008	-0.044	0
a2:terms &	-0.024	-0.007	-0.009	0.039
a2:terms and	-0.004	-0.031	0.019	0.016
a2:terms of	0.025	0.117	-0.022	-0.12
a2:terms privacy	0.028	-0.001	-0.001	-0.026
a2:terms ¶	-0.034	-0.006	-0.055	0.096
a2:the data	-0.005	-0.009	-0.017	0.03
a2:the information	-0.021	0	0.021	0
a2:the trading	-0.004	-0.006	0.028	-0.018
a2:there is	0.027	-0.002	-0.001	-0.025
a2:this notice	-0.044	0.066	0.001	-0.023
a2:this site	-0.039	-0.002	0.001	0.04
a2:thoughtful things	0.009	-0.003	-0.012	0.006
a2:trading as	0.093	-0.039	0.069	-0.122
a2:trading name	-0.066	0.034	0.032	0
a2:under account	-0.005	-0.009	0.016	-0.002
a2:under the	0.045	-0.034	-0.008	-0.003
a2:understands that	0.02	-0.011	-0.004	-0.005
a2:unit DIGITS	-0.03	-0.035	0.058	0.007
a2:url :	-0.046	-0.001	-0.007	0.054
a2:uses cookies	0.011	-0.001	-0.002	-0.009
a2:uses data	0.041	0	0	-0.04
a2:uses the	-0.025	-0.006	-0.002	0.034
a2:vat no	0.01	-0.001	-0.009	0
a2:vat registration	0.057	-0.011	-0.042	-0.003
a2:vat ¶	0.041	-0.003	-0.037	-0.001
a2:views my	-0.064	0	0	0.064
a2:visit us	-0.021	-0.001	-0.001	0.023
a2:visit ¶	-0.044	-0.003	-0.002	0.05
a2:was founded	0.045	-0.001	-0.001	-0.043
a2:was incorporated	-0.068	0.001	0.067	0
a2:we also	0.013	0	0.02	-0.033
a2:we are	0.058	-0.064	-0.004	0.01
a2:we have	-0.033	0	0.012	0.022
a2:we us	-0.025	-0.001	-0.001	0.027
a2:we use	-0.021	-0.001	-0.001	0.022
a2:website (	-0.01	-0.003	-0.001	0.014
a2:website by	0.084	-0.005	-0.005	-0.074
a2:website design	0.021	0	0	-0.021
a2:website is	-0.009	0	0	0.01
a2:website terms	0.032	0	0	-0.032
a2:what this	0.01	-0.005	-0.001	-0.004
a2:what we	0.069	-0.002	-0.003	-0.064
a2:when a	0.003	0.104	-0.075	-0.031
a2:which acts	-0.007	-0.004	0.01	0
a2:which are	-0.005	-0.028	0.04	-0.007
a2:which decides	-0.029	0.001	0.028	0
a2:which hosts	-0.081	-0.008	0.089	0
a2:which is	0.038	0.02	0.005	-0.063
a2:which makes	-0.02	0	0.019	0
a2:which only	0.052	-0.003	-0.002	-0.048
a2:which receives	-0.056	0.002	0.054	0
a2:which runs	-0.028	0.06	-0.028	-0.004
a2:which supplies	0.014	-0.002	-0.001	-0.011
a2:which trades	0.048	-0.029	-0.016	-0.004
a2:whose registered	0.136	-0.026	-0.084	-0.025
a2:wins an	-0.024	0	0.023	0
a2:with its	-0.073	0.071	0.002	0
a2:with registered	-0.032	-0.074	-0.099	0.205
a2:you can	-0.016	-0.021	0.022	0.016
a2:your questions	0.058	0	0.013	-0.07
a2:yw BRAND	0.025	-0.005	-0.02	0
a2:© BRAND	-0.017	-0.033	0.052	-0.003
a2:© DIGITS	0.009	0.033	0.063	-0.105
a2:¶ "	0.084	-0.026	-0.049	-0.008
a2:¶ BRAND	-0.087	-0.025	0.22	-0.108
a2:¶ DIGITS	0.199	-0.048	-0.193	0.042
a2:¶ ORG	0	0.026	-0.018	-0.008
a2:¶ SELF	0.048	-0.02	-0.024	-0.005
a2:¶ children	-0.036	0.004	0.034	-0.002
a2:¶ company	-0.027	0	-0.004	0.031
a2:¶ cookies	-0.021	-0.027	0.051	-0.003
a2:¶ data	0.028	-0.01	0.003	-0.021
a2:¶ home	-0.022	0	0.023	-0.001
a2:¶ how	-0.033	-0.048	0.066	0.015
a2:¶ if	-0.023	-0.023	0.049	-0.002
a2:¶ information	-0.051	-0.005	0.029	0.027
a2:¶ our	-0.016	0.036	-0.013	-0.007
a2:¶ price	-0.005	0.07	-0.026	-0.039
a2:¶ privacy	0.022	-0.017	0.001	-0.005
a2:¶ registered	0.034	-0.003	-0.025	-0.007
a2:¶ subscribe	0.032	-0.007	-0.024	-0.002
a2:¶ terms	-0.045	-0.011	0.063	-0.008
a2:¶ the	-0.032	0.028	0.012	-0.008
a2:¶ we	0.011	-0.033	0.026	-0.004
a2:¶ what	0.099	-0.012	-0.065	-0.022
a2:¶ where	0.029	-0.002	0.021	-0.048
a2:¶ you	-0.122	-0.016	0.147	-0.009
a2:¶ your	-0.003	-0.009	0.037	-0.025
a2:¶ ©	-0.083	0.09	0.002	-0.009
a3:" " we	0.01	0.061	-0.01	-0.06
a3:" and the	0.057	-0.005	-0.029	-0.023
a3:" we "	0.04	-0.007	-0.004	-0.029
a3:" we and	-0.1	-0.007	0.108	0
a3:" we or	-0.035	-0.003	0.066	-0.027
a3:( " BRAND	0.037	-0.031	-0.002	-0.004
a3:( " the	-0.022	0.059	-0.036	-0.001
a3:( " us	0.039	-0.009	-0.032	0.002
a3:( " we	-0.074	0.002	0.076	-0.004
a3:( SELF ¶	0.067	-0.007	-0.06	0
a3:( a company	-0.094	-0.003	0.06	0.037
a3:( co no	-0.106	0.009	0.095	0.001
a3:( companies house	0.035	-0.001	-0.033	0
a3:( company no	-0.219	-0.05	0.27	-0.001
a3:( company number	-0.05	0.019	0.08	-0.049
a3:( company registration	-0.012	-0.025	0.038	-0.001
a3:( ico org	-0.004	-0.015	0.022	-0.002
a3:( ico the	-0.003	-0.014	0.02	-0.003
a3:( no SELF	-0.014	0.035	-0.021	0
a3:( number SELF	-0.072	0.004	0.068	0
a3:( referred to	-0.011	-0.038	0.071	-0.022
a3:( reg no	0.026	0.083	-0.108	0
a3:( registered charity	0.036	0.107	-0.13	-0.013
a3:( registered company	-0.011	0.03	-0.015	-0.004
a3:( registered in	-0.18	0.105	0.063	0.011
a3:( registered number	-0.023	-0.006	0.029	0
a3:( t a	0.017	-0.01	-0.004	-0.003
a3:( the "	0.065	-0.014	-0.033	-0.018
a3:( the company	-0.01	0.015	-0.001	-0.004
a3:( trading as	0.125	0.012	-0.098	-0.04
a3:( we or	-0.029	-0.004	-0.002	0.035
a3:( we us	0.006	-0.016	-0.02	0.03
a3:: a new	-0.052	0.001	0.05	0
a3:: company number	0.017	-0.001	-0.015	0
a3:; ¶ "	0	-0.014	0.016	-0.003
a3:BRAND drive away	-0.041	-0.001	-0.008	0.05
a3:BRAND is a	-0.042	-0.025	0.059	0.008
a3:BRAND learning that	-0.026	0	0	0.026
a3:BRAND software that	-0.032	0.01	0.015	0.006
a3:BRAND thoughtful things	-0.024	0	0.01	0.015
a3:BRAND ¶ BRAND	0.035	-0.006	0.035	-0.065
a3:BRAND ¶ evening	-0.064	-0.001	-0.001	0.066
a3:BRAND ¶ home	0.017	-0.029	0.013	-0.001
a3:BRAND ¶ legal	0.01	0	-0.001	-0.009
a3:BRAND ¶ people	0.029	0	0.006	-0.034
a3:BRAND ¶ we	-0.038	0	0.006	0.031
a3:DIGITS about these	-0.033	0.001	0	0.032
a3:DIGITS all rights	0.134	-0.008	-0.032	-0.095
a3:DIGITS built by	0.109	0	-0.001	-0.108
a3:DIGITS introduction ¶	-0.05	0.003	0.021	0.025
a3:DIGITS kestrel close	-0.011	0	0.011	0
a3:DIGITS rita street	0.034	-0.016	-0.017	0
a3:DIGITS site by	0.013	-0.002	-0.017	0.005
a3:DIGITS ¶ BRAND	-0.098	-0.006	-0.033	0.137
a3:DIGITS ¶ engineer	-0.046	0.005	0.04	0.001
a3:DIGITS ¶ privacy	-0.054	-0.001	-0.001	0.055
a3:DIGITS ¶ terms	-0.014	0	0	0.015
a3:ORG ( "	-0.049	0.07	-0.027	0.006
a3:ORG NUM ¶	-0.015	-0.003	-0.001	0.019
a3:ORG and ORG	-0.009	-0.04	0.063	-0.014
a3:ORG company registered	0.176	-0.052	-0.121	-0.003
a3:ORG the information	-0.001	-0.028	0.029	-0.001
a3:ORG ¶ BRAND	-0.037	-0.071	0.108	0
a3:ORG ¶ DIGITS	-0.223	0.005	0.217	0.001
a3:ORG ¶ ORG	-0.037	0.039	0.002	-0.004
a3:ORG ¶ unit	-0.106	0.003	0.103	0
a3:SELF company registered	-0.059	-0.009	0.069	0
a3:a charitable company	0.027	-0.007	-0.018	-0.002
a3:a company incorporated	0.058	-0.02	-0.075	0.038
a3:a company registered	-0.064	0.14	-0.082	0.005
a3:a limited company	0.018	-0.006	-0.005	-0.007
a3:a private limited	0.015	-0.014	-0.001	0
a3:a registered charity	-0.087	-0.033	0.001	0.119
a3:a uk company	0.048	-0.012	-0.03	-0.006
a3:a voluntary aided	-0.035	-0.001	0	0.036
a3:accounts tax and	0.03	-0.001	-0.002	-0.027
a3:all rights reserved	-0.047	0.106	-0.046	-0.013
a3:an england and	0.01	-0.001	-0.008	-0.001
a3:an english company	0.01	-0.005	-0.005	0
a3:and ORG (	0.178	-0.023	-0.113	-0.043
a3:and ORG are	-0.015	0.063	-0.042	-0.006
a3:and ORG ¶	0.08	0.058	-0.118	-0.019
a3:and a company	-0.031	0.002	0.028	0.001
a3:and a copy	-0.092	0.001	0.09	0
a3:and are published	-0.077	0.001	0.076	0
a3:and for users	-0.031	-0.023	0.055	0
a3:and having its	-0.097	0.008	0.083	0.006
a3:and hold it	0.015	-0.001	-0.001	-0.013
a3:and its subsidiaries	0.011	-0.018	0.03	-0.023
a3:and large ones	-0.057	0	0.057	0
a3:and our registered	0.13	-0.033	-0.083	-0.015
a3:and to its	-0.027	0	0.026	0
a3:anti slavery statement	0.02	-0.001	-0.008	-0.011
a3:as a self	-0.027	0	0	0.027
a3:ask for references	0.019	-0.002	-0.001	-0.015
a3:ask us ¶	-0.066	0.001	0.005	0.059
a3:at any time	-0.006	-0.006	0.015	-0.002
a3:because that is	0.031	-0.006	-0.025	0
a3:because the second	0.126	-0.095	-0.068	0.036
a3:began in a	0.141	-0.086	-0.084	0.029
a3:beyond that we	-0.008	-0.03	0.041	-0.004
a3:bottles worth opening	-0.056	-0.001	-0.001	0.058
a3:bottom of page	-0.052	-0.001	0	0.053
a3:buildings and kit	0.045	-0.001	-0.001	-0.043
a3:built for modern	-0.049	0	0	0.05
a3:c o ORG	0.106	-0.026	-0.076	-0.004
a3:calls lines and	0.01	0	0	-0.009
a3:can look into	-0.002	-0.007	0.01	-0.002
a3:card is issued	0.062	-0.001	-0.002	-0.06
a3:charity no DIGITS	0.027	-0.003	-0.024	-0.001
a3:clear advice from	0.031	-0.002	-0.002	-0.028
a3:company SELF in	0.064	-0.006	-0.058	0
a3:company no :	0.012	-0.002	-0.01	0
a3:company no DIGITS	0.014	-0.002	-0.003	-0.009
a3:company no SELF	0.059	-0.014	-0.041	-0.004
a3:company number :	0.052	-0.016	-0.046	0.01
a3:company number DIGITS	0.03	-0.01	-0.005	-0.014
a3:company number NUM	-0.011	0.004	0.007	0
a3:company number SELF	-0.317	0.069	0.262	-0.014
a3:company registered in	-0.114	0.023	0.083	0.008
a3:company registration number	-0.043	-0.007	0.037	0.013
a3:company ¶ BRAND	-0.011	0.091	-0.089	0.008
a3:contact about us	0.018	-0.001	-0.001	-0.016
a3:contact our story	-0.01	-0.002	-0.001	0.013
a3:contact us about	0.051	-0.001	-0.001	-0.05
a3:contact us our	0.063	0	0	-0.062
a3:contact us who	-0.01	-0.001	0	0.012
a3:contact us ¶	0.037	-0.009	-0.006	-0.022
a3:contact who we	0.031	-0.001	0	-0.03
a3:contact ¶ BRAND	0.147	-0.007	-0.003	-0.137
a3:contact ¶ our	0.074	-0.002	-0.001	-0.071
a3:contact ¶ who	-0.06	-0.004	-0.002	0.066
a3:delivery within ten	0.013	-0.001	0	-0.012
a3:do with what	0.014	-0.023	-0.024	0.032
a3:drive away for	-0.059	0	0	0.06
a3:email address :	0.08	-0.012	-0.045	-0.024
a3:et rog s	-0.025	0.002	0.023	0
a3:fabegeku house nusil	-0.009	-0.012	0.023	-0.003
a3:fca frn :	0.016	-0.001	-0.015	0
a3:filter blend ¶	0.035	-0.001	0	-0.033
a3:finance is offered	0.011	0	-0.001	-0.01
a3:find the gaps	-0.014	0	-0.001	0.015
a3:for marketing purposes	0.003	-0.006	-0.015	0.018
a3:formed and registered	0.021	-0.004	-0.016	0
a3:freshly roasted posted	0.028	0	0	-0.027
a3:from a studio	-0.022	0	0	0.022
a3:gathers and handles	-0.038	-0.003	-0.003	0.044
a3:get in touch	0.115	-0.014	-0.006	-0.095
a3:gift cards ¶	-0.021	-0.002	-0.001	0.024
a3:gift sets ¶	0.021	-0.001	-0.001	-0.019
a3:gift vouchers can	0.029	0	0	-0.028
a3:gives please read	-0.017	-0.02	0.08	-0.043
a3:gives ¶ please	-0.001	-0.02	0.044	-0.022
a3:gizorelzi house gizorelzi	-0.106	0.015	0.09	0.001
a3:group stuttgart germany	-0.077	0.056	0.021	0.001
a3:handles personal details	-0.072	-0.027	0.129	-0.03
a3:here for everyone	0.01	0	-0.001	-0.009
a3:home book ¶	-0.07	-0.001	-0.001	0.072
a3:home privacy policy	-0.077	-0.011	0.048	0.04
a3:home terms &	-0.085	-0.002	-0.002	0.089
a3:home ¶ BRAND	-0.023	-0.001	-0.001	0.026
a3:home ¶ a	-0.179	-0.01	-0.007	0.196
a3:home ¶ about	0.023	-0.001	-0.001	-0.021
a3:home ¶ contact	0.036	-0.001	0	-0.035
a3:home ¶ find	-0.073	-0.001	-0.001	0.075
a3:home ¶ home	-0.04	-0.001	-0.001	0.041
a3:home ¶ hotels	-0.023	-0.001	-0.001	0.025
a3:home ¶ how	-0.074	-0.001	-0.001	0.076
a3:home ¶ our	0.125	-0.009	-0.003	-0.113
a3:home ¶ privacy	0.148	-0.002	-0.001	-0.145
a3:home ¶ sell	0.1	-0.001	-0.001	-0.099
a3:home ¶ services	0.031	-0.004	-0.001	-0.026
a3:home ¶ terms	0.063	-0.006	-0.004	-0.053
a3:home ¶ top	-0.068	-0.002	-0.002	0.072
a3:how it works	-0.046	-0.001	-0.002	0.049
a3:if we ever	-0.008	-0.013	0.02	0
a3:if you claim	-0.01	0	0.01	0
a3:if you refuse	-0.025	0	0.025	0
a3:if you want	-0.021	-0.019	0.041	-0.001
a3:incorporated and registered	-0.105	0.12	-0.018	0.002
a3:installed properly first	-0.026	0	0	0.026
a3:is ORG san	0.057	-0.037	-0.019	-0.001
a3:is a charity	0.027	-0.001	0	-0.026
a3:is a company	0.104	-0.016	-0.057	-0.03
a3:is a limited	0.083	-0.018	-0.062	-0.002
a3:is a private	0.028	-0.044	-0.026	0.042
a3:is a registered	-0.019	-0.034	0.174	-0.121
a3:is a separate	-0.023	0.01	0.013	0
a3:is a small	-0.048	-0.001	-0.001	0.05
a3:is a trading	-0.056	-0.013	-0.034	0.103
a3:is a wholly	-0.102	0.118	-0.013	-0.003
a3:is an appointed	0.17	0.031	-0.132	-0.069
a3:is an england	-0.058	0.004	0.054	0
a3:is an ordinary	-0.06	-0.001	0	0.061
a3:is authorised and	0.038	-0.047	-0.006	0.015
a3:is committed to	0.022	-0.009	-0.03	0.017
a3:is one of	-0.027	-0.004	0.015	0.016
a3:is owned by	0.093	-0.028	-0.058	-0.006
a3:is part of	0.031	-0.049	0.011	0.006
a3:is registered in	0.008	-0.01	0.06	-0.058
a3:is registered with	-0.071	-0.009	0.025	0.055
a3:is responsible for	-0.01	0	0	0.01
a3:is run by	-0.019	-0.002	-0.001	0.023
a3:is the business	-0.043	0	0	0.043
a3:is the controller	0.094	-0.008	-0.025	-0.06
a3:is the data	0.046	-0.013	0.056	-0.089
a3:is the trading	-0.049	-0.007	0.015	0.04
a3:is used by	-0.011	0	0	0.011
a3:its helpline and	-0.005	-0.011	0.017	-0.002
a3:last updated :	-0.026	-0.004	-0.018	0.049
a3:legal name :	0.044	-0.001	-0.001	-0.043
a3:look out for	0.022	0	0	-0.022
a3:may change this	-0.009	-0.013	-0.056	0.078
a3:name : BRAND	-0.05	-0.004	-0.006	0.061
a3:new in ¶	0.022	-0.007	-0.002	-0.013
a3:new this season	0.027	0	0	-0.027
a3:of onarebu georgia	-0.006	-0.026	0.033	0
a3:offers to its	0.012	-0.001	-0.001	-0.01
a3:office ¶ DIGITS	0.03	-0.002	-0.028	0
a3:on a page	-0.046	0	0.045	0
a3:our apprentices stay	0	-0.001	0.023	-0.022
a3:our opening hours	-0.011	0	0	0.012
a3:our story ¶	0.016	-0.001	-0.002	-0.013
a3:our workshop is	0.01	0	0	-0.009
a3:owns and runs	0.021	0	0	-0.021
a3:part of the	-0.017	-0.004	-0.002	0.023
a3:payment methods ¶	0.011	0	0	-0.011
a3:phone number :	-0.018	0	0	0.018
a3:places to stay	-0.028	0	-0.002	0.03
a3:po box DIGITS	-0.017	-0.002	0.013	0.005
a3:policies are underwritten	0.029	-0.002	-0.004	-0.023
a3:postal address :	-0.005	0	0.01	-0.004
a3:powered by ovekavuvu	-0.066	-0.006	0.088	-0.015
a3:powered by tafapon	-0.048	-0.005	-0.013	0.066
a3:privacy & cookies	-0.032	-0.006	-0.007	0.046
a3:privacy notice ¶	-0.009	0.077	-0.061	-0.007
a3:privacy policy ¶	0.185	-0.022	-0.04	-0.122
a3:privacy ¶ BRAND	-0.024	0.088	0.007	-0.07
a3:proudly created with	0.032	-0.001	-0.001	-0.031
a3:reg in england	0.01	0	-0.01	0
a3:reg no SELF	0.085	-0.003	-0.082	0
a3:registered address :	-0.132	0.073	0.063	-0.004
a3:registered at DIGITS	-0.079	0.001	0.077	0
a3:registered at unit	-0.034	0.001	0.034	0
a3:registered charity NUM	-0.01	-0.005	0.089	-0.074
a3:registered charity number	0.09	-0.047	-0.041	-0.003
a3:registered in england	0.03	0.019	-0.041	-0.008
a3:registered in the	0.021	-0.01	-0.011	-0.001
a3:registered number SELF	-0.026	-0.002	0.027	0
a3:registered number ¶	0.023	-0.001	-0.023	0
a3:registered office :	-0.066	-0.024	0.131	-0.041
a3:registered office DIGITS	-0.074	0.004	0.069	0.001
a3:registration number :	-0.056	0.002	0.002	0.052
a3:reserves the right	-0.011	-0.003	-0.015	0.029
a3:respects your privacy	-0.002	-0.008	-0.018	0.028
a3:ring before ten	0.013	-0.001	0	-0.012
a3:royal charter company	0.023	-0.001	-0.019	-0.004
a3:san diego california	-0.045	0.032	0.013	0
a3:selling letting and	-0.043	0	-0.001	0.044
a3:seo by ORG	-0.003	-0.003	-0.009	0.015
a3:software that takes	0.012	-0.001	-0.001	-0.01
a3:spare parts are	0.018	-0.001	0	-0.016
a3:stories worth your	0.013	-0.001	-0.002	-0.011
a3:straightforward help with	-0.01	-0.001	-0.002	0.012
a3:students and pensioners	0.009	-0.001	0.012	-0.02
a3:subject to status	-0.011	0	0.011	0
a3:subscribe to our	0.007	-0.003	-0.015	0.012
a3:t a BRAND	0.109	-0.139	0.126	-0.095
a3:takes your privacy	0.077	-0.007	-0.018	-0.052
a3:telephone ( DIGITS	0.026	-0.004	-0.022	0
a3:telephone DIGITS ¶	0.043	-0.007	-0.036	0
a3:terms & conditions	-0.025	-0.006	-0.008	0.04
a3:terms and conditions	-0.004	-0.031	0.019	0.016
a3:terms of business	0.062	-0.002	0.004	-0.064
a3:terms of sale	-0.042	0	0	0.043
a3:terms of service	-0.019	0	0	0.019
a3:terms of use	0.064	-0.003	0.002	-0.063
a3:terms privacy ¶	0.028	-0.001	-0.001	-0.026
a3:the data controller	0.001	-0.009	-0.022	0.03
a3:the information generated	-0.021	0	0.021	0
a3:the trading name	-0.004	-0.006	0.028	-0.018
a3:there is parking	0.027	-0.002	-0.001	-0.025
a3:this site remembers	-0.038	-0.001	-0.001	0.04
a3:thoughtful things sent	0.009	-0.003	-0.012	0.006
a3:trading as BRAND	0.047	0.045	-0.05	-0.042
a3:trading name :	-0.069	0.036	0.033	0
a3:under account number	-0.005	-0.009	0.016	-0.002
a3:understands that your	0.02	-0.011	-0.004	-0.005
a3:unit DIGITS ropewalk	0.015	-0.002	-0.012	0
a3:url : https	-0.046	-0.001	-0.007	0.054
a3:uses cookies and	0.011	-0.001	-0.002	-0.009
a3:uses data BRAND	0.041	0	0	-0.04
a3:uses the information	-0.025	-0.006	-0.002	0.034
a3:vat no :	0.01	0	-0.008	-0.001
a3:vat ¶ DIGITS	0.014	-0.001	-0.012	-0.001
a3:vat ¶ gb	0.027	-0.002	-0.024	-0.001
a3:views my own	-0.064	0	0	0.064
a3:visit us ¶	-0.021	-0.001	-0.001	0.023
a3:was incorporated in	-0.068	0.001	0.067	0
a3:we also work	0.013	0	0.02	-0.033
a3:we are a	0.029	-0.007	-0.02	-0.003
a3:we are registered	0.066	-0.007	-0.064	0.005
a3:we have been	-0.033	0	0.012	0.022
a3:we use cookies	-0.021	-0.001	-0.001	0.022
a3:website by ORG	0.059	-0.005	-0.005	-0.049
a3:website design &	0.021	0	0	-0.021
a3:what this notice	0.01	-0.005	-0.001	-0.004
a3:what we do	0.067	-0.001	-0.002	-0.063
a3:which decides for	-0.029	0.001	0.028	0
a3:which hosts it	-0.08	0.002	0.077	0.001
a3:which hosts the	-0.001	-0.01	0.012	-0.001
a3:which is a	0.051	-0.082	0.064	-0.032
a3:which is authorised	0.001	0.113	-0.105	-0.009
a3:which makes the	-0.02	0	0.019	0
a3:which only promotes	0.052	-0.003	-0.002	-0.048
a3:which receives the	-0.056	0.002	0.054	0
a3:which runs the	-0.044	0.068	-0.021	-0.002
a3:which supplies the	0.014	-0.002	-0.001	-0.011
a3:which trades as	0.048	-0.029	-0.016	-0.004
a3:whose registered office	0.135	-0.026	-0.084	-0.025
a3:wins an order	-0.024	0	0.023	0
a3:with its registered	0.017	-0.004	-0.006	-0.008
a3:with registered office	0.056	-0.081	-0.153	0.178
a3:you can pay	-0.011	0	0	0.011
a3:your questions are	0.058	0	0.013	-0.07
a3:yw BRAND rhif	0.025	-0.005	-0.02	0
a3:© BRAND DIGITS	-0.008	-0.011	0.02	-0.001
a3:© DIGITS BRAND	-0.025	0.046	-0.02	-0.001
a3:© DIGITS ¶	-0.029	-0.008	0.065	-0.029
a3:¶ BRAND DIGITS	-0.018	-0.029	0.055	-0.007
a3:¶ BRAND here	-0.014	0	0.013	0
a3:¶ BRAND is	-0.01	-0.001	-0.002	0.014
a3:¶ BRAND ¶	0.005	-0.016	0.014	-0.002
a3:¶ DIGITS about	0.015	-0.003	-0.013	0
a3:¶ DIGITS definitions	0.017	-0.011	-0.003	-0.003
a3:¶ DIGITS information	-0.035	-0.008	0.013	0.029
a3:¶ DIGITS our	0.046	-0.005	-0.032	-0.009
a3:¶ DIGITS the	-0.059	-0.005	0.066	-0.002
a3:¶ ORG registered	0.027	-0.035	0.012	-0.004
a3:¶ children under	-0.036	0.004	0.034	-0.002
a3:¶ cookies ¶	-0.02	-0.016	0.039	-0.003
a3:¶ data we	0.028	-0.01	0.003	-0.021
a3:¶ how long	-0.003	-0.007	0.01	-0.001
a3:¶ if we	-0.011	-0.023	0.037	-0.003
a3:¶ if you	-0.01	0	0.01	0
a3:¶ information we	-0.051	-0.005	0.029	0.027
a3:¶ our store	0.024	-0.004	-0.019	-0.001
a3:¶ price and	-0.005	0.07	-0.026	-0.039
a3:¶ privacy notice	0.039	-0.002	-0.036	-0.001
a3:¶ privacy ¶	-0.025	-0.012	0.04	-0.003
a3:¶ registered office	0.015	-0.001	-0.014	0
a3:¶ subscribe to	0.032	-0.007	-0.024	-0.002
a3:¶ terms &	0.012	-0.008	0.003	-0.007
a3:¶ we require	-0.007	-0.024	0.033	-0.002
a3:¶ what information	0.011	-0.005	-0.004	-0.002
a3:¶ what we	0.081	-0.004	-0.059	-0.017
a3:¶ © BRAND	-0.047	0.153	-0.102	-0.004
a3:¶ © DIGITS	-0.026	-0.047	0.076	-0.003
ab:" "	0.08	-0.037	-0.021	-0.022
ab:" :	0.019	-0.016	-0.016	0.013
ab:" BRAND	-0.014	0.049	-0.053	0.018
ab:" SELF	0.012	-0.002	-0.01	0
ab:" and	-0.083	-0.013	0.023	0.073
ab:" company	-0.028	0.025	-0.009	0.012
ab:" customer	0.03	-0.004	-0.023	-0.003
ab:" is	0.055	-0.027	0.021	-0.049
ab:" keeps	-0.033	-0.003	0.003	0.032
ab:" means	-0.059	-0.012	0.042	0.029
ab:" or	0.086	-0.012	-0.123	0.048
ab:" our	0.046	0.03	-0.065	-0.011
ab:" refers	0.007	-0.004	-0.015	0.013
ab:" respects	0.012	-0.005	-0.004	-0.003
ab:" service	0.006	-0.01	-0.007	0.012
ab:" the	0.015	0.013	0.038	-0.066
ab:" to	0	-0.006	-0.016	0.022
ab:" us	0.077	0.048	-0.098	-0.026
ab:" we	-0.082	0.032	0.086	-0.035
ab:" website	-0.079	-0.004	0.039	0.043
ab:" you	0.031	-0.013	0.017	-0.036
ab:& conditions	0.05	-0.046	0.034	-0.039
ab:& cookies	-0.008	-0.007	0.001	0.014
ab:& cs	-0.02	-0.003	0	0.024
ab:& development	0.016	0	0	-0.015
ab:& wales	0.02	-0.006	-0.034	0.02
ab:( "	-0.125	-0.015	0.018	0.122
ab:( BRAND	0.06	-0.026	-0.031	-0.003
ab:( DIGITS	0.095	-0.022	0.006	-0.079
ab:( NUM	-0.003	-0.003	-0.006	0.011
ab:( ORG	-0.026	0.017	0	0.009
ab:( SELF	0.094	-0.016	-0.074	-0.004
ab:( a	0.027	-0.109	0.064	0.017
ab:( also	-0.017	-0.003	0.02	0
ab:( and	-0.013	-0.007	-0.002	0.022
ab:( charity	-0.001	-0.008	-0.005	0.014
ab:( co	-0.01	-0.019	0.041	-0.012
ab:( collectively	0.051	0.02	-0.075	0.004
ab:( companies	0.013	-0.001	-0.017	0.005
ab:( company	-0.085	-0.063	0.23	-0.082
ab:( fca	0.015	-0.017	0.011	-0.009
ab:( frn	0.002	-0.01	0.01	-0.002
ab:( hereinafter	-0.02	0.083	-0.079	0.016
ab:( https	-0.014	-0.001	0.009	0.006
ab:( ico	-0.004	-0.016	0.023	-0.003
ab:( in	0.084	-0.022	-0.07	0.009
ab:( incorporated	0.023	-0.001	-0.022	0
ab:( no	0.023	-0.002	-0.02	-0.002
ab:( number	-0.033	0.001	0.032	0
ab:( referred	-0.004	-0.02	0.035	-0.011
ab:( reg	0.029	0.04	-0.055	-0.015
ab:( registered	-0.067	0.088	-0.013	-0.008
ab:( registration	0.01	-0.003	-0.006	0
ab:( the	0.209	-0.054	-0.095	-0.061
ab:( together	-0.091	0.111	-0.017	-0.003
ab:( trading	0.039	0.004	-0.045	0.002
ab:( uk	0.055	-0.029	0.026	-0.053
ab:( vat	-0.025	-0.003	0.024	0.005
ab:( we	0.052	-0.025	-0.045	0.019
ab:( with	0.025	-0.014	-0.004	-0.007
ab:( www	-0.063	0.033	0.017	0.013
ab:1st floor	-0.042	0.01	0.021	0.011
ab:2az subject	-0.026	0	0.026	0
ab:2az which	-0.028	0.001	0.028	0
ab:2nd floor	-0.068	-0.003	0.071	0
ab:3rd floor	0.012	-0.004	-0.008	0
ab:4th floor	-0.042	-0.01	0.05	0.001
ab:8qe ¶	-0.052	0.007	0.044	0
ab:: BRAND	0.055	0.003	-0.042	-0.016
ab:: DIGITS	-0.141	0.07	0.006	0.065
ab:: NUM	-0.054	0.061	-0.05	0.043
ab:: ORG	-0.09	-0.038	0.081	0.046
ab:: SELF	0.27	-0.048	-0.115	-0.108
ab:: a	-0.044	-0.007	0.078	-0.028
ab:: c	-0.028	-0.001	0.028	0
ab:: company	0.012	-0.004	-0.04	0.033
ab:: five	-0.023	-0.002	0.011	0.014
ab:: home	0.081	-0.002	-0.016	-0.063
ab:: https	-0.045	-0.006	0.023	0.029
ab:: info	0.029	-0.01	-0.035	0.015
ab:: it	0.016	-0.001	0	-0.015
ab:: norupo	0.022	0	0	-0.022
ab:: privacy	-0.016	-0.002	-0.01	0.028
ab:: terms	0.019	-0.001	-0.004	-0.015
ab:: the	0.004	-0.009	-0.051	0.056
ab:: three	0.023	-0.002	-0.001	-0.02
ab:: unit	0.052	-0.003	-0.04	-0.009
ab:: www	-0.091	0.033	-0.003	0.061
ab:: ¶	0.13	-0.012	-0.097	-0.022
ab:; ORG	-0.07	0.06	0.036	-0.026
ab:; and	-0.049	0.005	0.047	-0.004
ab:; ask	-0.024	0	0	0.025
ab:; the	0.02	-0.013	0.015	-0.022
ab:; there	-0.026	0	0	0.027
ab:; we	-0.021	-0.013	0.036	-0.002
ab:; ¶	-0.01	-0.015	-0.036	0.062
ab:@ BRAND	-0.004	-0.017	-0.035	0.055
ab:BRAND "	0.051	-0.05	-0.021	0.021
ab:BRAND (	0.152	-0.003	-0.051	-0.097
ab:BRAND :	0.014	0	0	-0.014
ab:BRAND DIGITS	-0.055	0.085	-0.026	-0.004
ab:BRAND a	-0.113	0.043	-0.001	0.071
ab:BRAND all	-0.053	0.03	0.008	0.015
ab:BRAND and	0.003	0.054	0.001	-0.058
ab:BRAND app	-0.017	-0.001	0	0.017
ab:BRAND are	-0.042	-0.017	0.038	0.02
ab:BRAND because	-0.003	0	0.01	-0.008
ab:BRAND began	0.024	-0.002	0.001	-0.022
ab:BRAND bottles	-0.019	0	0.002	0.017
ab:BRAND buildings	0.025	-0.001	0.001	-0.026
ab:BRAND built	-0.024	-0.001	0.001	0.023
ab:BRAND company	-0.009	-0.005	-0.003	0.017
ab:BRAND contact	0	-0.023	0.024	-0.001
ab:BRAND drive	-0.02	-0.001	-0.005	0.025
ab:BRAND find	-0.02	-0.003	0.011	0.013
ab:BRAND freshly	0.027	0	0	-0.027
ab:BRAND from	0.054	-0.009	-0.044	-0.002
ab:BRAND good	-0.009	0	0.01	0
ab:BRAND handles	-0.008	-0.002	-0.001	0.012
ab:BRAND here	-0.044	-0.003	-0.01	0.056
ab:BRAND holidays	0.01	0.001	0.004	-0.015
ab:BRAND home	-0.061	-0.014	-0.018	0.093
ab:BRAND in	-0.01	0.005	-0.007	0.011
ab:BRAND installed	-0.015	0	0	0.015
ab:BRAND insurance	0.005	-0.004	0.017	-0.019
ab:BRAND is	-0.042	-0.063	0.174	-0.069
ab:BRAND learning	0.013	0	0	-0.013
ab:BRAND mortgage	-0.028	0	0.007	0.021
ab:BRAND offers	-0.063	0.012	0.05	0.001
ab:BRAND or	-0.041	0.059	-0.009	-0.009
ab:BRAND our	-0.029	0	-0.009	0.039
ab:BRAND personal	-0.013	0	0	0.013
ab:BRAND powered	0.001	-0.02	0.021	-0.002
ab:BRAND privacy	-0.011	-0.005	0.018	-0.001
ab:BRAND registered	0.005	0.015	0.033	-0.052
ab:BRAND rhif	0.012	-0.003	-0.01	0
ab:BRAND selling	-0.022	0	0	0.022
ab:BRAND skincare	-0.042	0	0	0.042
ab:BRAND software	-0.061	0.005	0.011	0.046
ab:BRAND stay	-0.034	0	0.005	0.029
ab:BRAND terms	-0.042	0.027	-0.001	0.016
ab:BRAND the	0.036	-0.014	-0.001	-0.02
ab:BRAND thoughtful	0.009	-0.004	0.012	-0.016
ab:BRAND trade	-0.036	0.065	0	-0.029
ab:BRAND we	0.035	0.022	-0.04	-0.017
ab:BRAND website	-0.02	-0.027	0.042	0.005
ab:BRAND which	-0.054	0.056	-0.001	-0.001
ab:BRAND win	-0.036	0.014	0.021	0.001
ab:BRAND ©	-0.055	-0.013	0.076	-0.008
ab:BRAND ¶	-0.045	-0.12	0.089	0.076
ab:DIGITS (	0.075	-0.034	-0.023	-0.017
ab:DIGITS BRAND	-0.059	0.139	-0.054	-0.025
ab:DIGITS ORG	-0.04	-0.037	0.083	-0.006
ab:DIGITS SELF	0.105	-0.039	-0.058	-0.008
ab:DIGITS a	0.01	-0.025	-0.011	0.026
ab:DIGITS about	-0.005	-0.006	-0.013	0.024
ab:DIGITS all	0.071	-0.015	0.005	-0.061
ab:DIGITS almoner	-0.014	-0.002	0.016	0
ab:DIGITS an	-0.002	-0.005	-0.004	0.011
ab:DIGITS and	0.03	0.012	-0.015	-0.026
ab:DIGITS as	0.026	-0.014	-0.002	-0.01
ab:DIGITS befus	0.018	-0.007	-0.012	0
ab:DIGITS bellfounder	-0.006	0.011	-0.006	0.001
ab:DIGITS built	0.054	0	0	-0.054
ab:DIGITS by	0.002	0.029	0.014	-0.045
ab:DIGITS changes	-0.013	-0.001	0	0.014
ab:DIGITS children	0.011	0	0	-0.011
ab:DIGITS company	-0.048	-0.004	0.014	0.038
ab:DIGITS complaints	0.009	0.007	0.001	-0.017
ab:DIGITS contact	-0.01	-0.002	0.001	0.011
ab:DIGITS cooper	0.015	-0.001	-0.015	0.001
ab:DIGITS days	-0.003	-0.01	-0.02	0.033
ab:DIGITS definitions	0.04	-0.015	-0.029	0.004
ab:DIGITS drover	-0.036	0.002	0.033	0.001
ab:DIGITS e	-0.037	-0.008	0.011	0.034
ab:DIGITS for	0.042	-0.004	-0.007	-0.031
ab:DIGITS foundry	-0.018	0	0.017	0.001
ab:DIGITS heron	-0.016	0	0.016	0
ab:DIGITS how	-0.029	0.01	0.012	0.007
ab:DIGITS if	0.016	-0.011	-0.004	0
ab:DIGITS important	-0.004	-0.006	-0.006	0.015
ab:DIGITS in	0.055	-0.007	-0.022	-0.026
ab:DIGITS introduction	0.056	-0.005	-0.013	-0.037
ab:DIGITS ireland	0.132	-0.017	-0.101	-0.015
ab:DIGITS kestrel	-0.077	0.006	0.071	0
ab:DIGITS lantern	-0.029	0.002	0.026	0.002
ab:DIGITS larkfield	-0.056	0.003	0.052	0
ab:DIGITS letters	-0.016	0	0	0.016
ab:DIGITS maltings	-0.04	-0.004	0.043	0.001
ab:DIGITS march	-0.076	0.008	-0.013	0.081
ab:DIGITS mekozam	0.012	-0.004	-0.007	-0.001
ab:DIGITS millrace	-0.013	0	0.013	0
ab:DIGITS months	-0.015	-0.001	0.002	0.013
ab:DIGITS moving	-0.009	0	0	0.01
ab:DIGITS nomofer	-0.011	-0.001	0.007	0.005
ab:DIGITS old	0.007	-0.001	0.005	-0.011
ab:DIGITS on	-0.013	0	0	0.013
ab:DIGITS or	-0.021	-0.008	0.003	0.026
ab:DIGITS orders	-0.012	0	0.002	0.01
ab:DIGITS our	-0.055	-0.029	0.07	0.014
ab:DIGITS out	0.014	-0.002	-0.009	-0.002
ab:DIGITS people	0.029	-0.001	-0.009	-0.02
ab:DIGITS prices	-0.025	0.001	0.024	-0.001
ab:DIGITS privacy	-0.021	-0.008	0.018	0.01
ab:DIGITS registered	0.029	-0.018	0.021	-0.031
ab:DIGITS rita	0.017	-0.008	-0.009	0
ab:DIGITS robotovuro	0.011	-0.001	-0.013	0.003
ab:DIGITS rolofefe	0.057	-0.003	-0.013	-0.04
ab:DIGITS rookery	-0.008	-0.002	0.01	0
ab:DIGITS ropewalk	-0.017	-0.002	0.018	0
ab:DIGITS runs	-0.038	-0.001	0	0.038
ab:DIGITS saddler	0.014	-0.005	-0.009	0
ab:DIGITS sexton	-0.03	0.001	0.028	0.001
ab:DIGITS sluice	-0.018	0.002	0.017	0
ab:DIGITS stockholm	0.014	0	0.009	-0.023
ab:DIGITS suvo	0.032	-0.004	-0.032	0.004
ab:DIGITS the	-0.072	-0.024	0.052	0.045
ab:DIGITS these	0.035	-0.011	-0.003	-0.021
ab:DIGITS to	-0.052	-0.007	0.007	0.053
ab:DIGITS under	-0.031	0	0.033	-0.002
ab:DIGITS vozato	0.01	-0.005	-0.003	-0.002
ab:DIGITS we	0.037	-0.007	-0.039	0.009
ab:DIGITS website	0.054	-0.009	-0.04	-0.004
ab:DIGITS weighbridge	-0.027	0	0.024	0.002
ab:DIGITS what	-0.026	-0.023	0.02	0.03
ab:DIGITS when	-0.026	-0.001	0.001	0.026
ab:DIGITS wherry	-0.024	0.001	0.024	0
ab:DIGITS who	0.024	-0.012	-0.054	0.042
ab:DIGITS with	-0.022	-0.002	0.019	0.005
ab:DIGITS you	-0.022	0.045	-0.019	-0.003
ab:DIGITS your	-0.033	0.04	-0.007	-0.001
ab:DIGITS ©	0.038	-0.001	-0.033	-0.004
ab:DIGITS ¶	0.024	0.046	0	-0.07
ab:NUM (	0.005	-0.016	0.003	0.008
ab:NUM ORG	-0.042	0.004	0.032	0.005
ab:NUM all	-0.013	0.002	0.01	0.001
ab:NUM and	0.027	0.013	-0.005	-0.035
ab:NUM company	0.025	-0.019	-0.004	-0.002
ab:NUM for	-0.017	0	0.015	0.002
ab:NUM of	0.031	-0.008	-0.016	-0.008
ab:NUM our	-0.032	0.001	0.03	0.001
ab:NUM registered	-0.055	-0.02	0.038	0.037
ab:NUM uses	-0.076	0.006	0.069	0.001
ab:NUM which	0.022	0.003	-0.023	-0.002
ab:NUM whose	0.081	-0.035	-0.06	0.014
ab:NUM with	0.061	0.001	-0.057	-0.006
ab:NUM ¶	0.016	0.009	0.086	-0.112
ab:ORG (	-0.116	0.172	-0.099	0.043
ab:ORG :	-0.022	0.001	0.021	0
ab:ORG ;	-0.006	-0.014	0.021	-0.001
ab:ORG BRAND	0.019	-0.006	-0.012	-0.001
ab:ORG DIGITS	0.032	-0.065	-0.053	0.087
ab:ORG NUM	-0.015	-0.002	-0.001	0.017
ab:ORG SELF	0.033	-0.026	-0.002	-0.004
ab:ORG a	-0.027	0.037	-0.034	0.024
ab:ORG all	-0.01	-0.008	0.013	0.005
ab:ORG an	-0.029	-0.004	0.028	0.005
ab:ORG and	0.118	-0.07	0.05	-0.098
ab:ORG are	0	0.023	-0.015	-0.008
ab:ORG as	0.006	-0.01	0.012	-0.008
ab:ORG company	0.114	-0.053	-0.071	0.01
ab:ORG for	0.002	-0.006	0.012	-0.007
ab:ORG is	-0.031	-0.02	-0.014	0.065
ab:ORG may	0.012	-0.012	0.015	-0.015
ab:ORG on	-0.031	-0.011	0.054	-0.012
ab:ORG or	0.018	-0.013	-0.002	-0.002
ab:ORG our	-0.014	-0.018	0.031	0
ab:ORG registered	0.04	-0.04	0.064	-0.064
ab:ORG san	0.028	-0.018	-0.01	0
ab:ORG t	-0.16	0.032	0.071	0.057
ab:ORG the	0.019	-0.028	0.033	-0.024
ab:ORG trading	-0.047	0.024	0.01	0.013
ab:ORG unit	0.036	-0.002	-0.034	0
ab:ORG who	0.033	-0.007	-0.018	-0.007
ab:ORG ©	-0.009	0.036	-0.025	-0.003
ab:ORG ¶	-0.338	0.216	0.119	0.004
ab:SELF (	0.058	0.04	-0.081	-0.017
ab:SELF ;	-0.026	0.047	-0.015	-0.005
ab:SELF BRAND	0.047	-0.012	-0.024	-0.012
ab:SELF DIGITS	-0.099	0.002	0.103	-0.005
ab:SELF ORG	-0.07	-0.017	0.087	-0.001
ab:SELF all	0.033	-0.014	-0.018	-0.001
ab:SELF an	0.026	-0.014	-0.009	-0.003
ab:SELF and	-0.116	0.041	0.093	-0.017
ab:SELF at	0.043	-0.002	-0.041	0
ab:SELF authorised	-0.039	-0.009	0.048	0
ab:SELF bought	0.054	-0.009	-0.044	-0.001
ab:SELF company	-0.037	-0.009	0.047	-0.002
ab:SELF for	-0.013	-0.001	0.015	-0.002
ab:SELF formed	0.027	-0.004	-0.019	-0.003
ab:SELF in	0.048	-0.009	-0.038	-0.002
ab:SELF is	0.101	0.033	-0.102	-0.032
ab:SELF its	-0.025	0	0.025	0
ab:SELF known	0.01	-0.005	-0.004	0
ab:SELF of	-0.155	0	0.154	0
ab:SELF office	0.017	-0.003	-0.014	0
ab:SELF our	-0.012	-0.006	0.019	0
ab:SELF registered	0.114	-0.013	-0.093	-0.008
ab:SELF said	-0.015	0	0.015	0
ab:SELF subject	-0.027	0	0.027	0
ab:SELF swyddfa	0.012	-0.003	-0.01	0
ab:SELF take	-0.053	0.01	0.043	0.001
ab:SELF the	0.014	0.015	-0.028	-0.001
ab:SELF to	0.021	-0.011	-0.009	0
ab:SELF trading	0.036	-0.012	-0.02	-0.004
ab:SELF unit	-0.074	0.013	0.064	-0.003
ab:SELF uses	0.123	-0.015	-0.107	-0.001
ab:SELF vat	0.086	-0.014	-0.07	-0.003
ab:SELF we	-0.062	0.006	0.057	-0.001
ab:SELF which	-0.077	-0.005	0.099	-0.017
ab:SELF whose	-0.057	-0.008	0.071	-0.006
ab:SELF with	0.034	-0.009	-0.023	-0.002
ab:SELF you	0.044	-0.008	-0.035	0
ab:SELF ¶	0.24	-0.113	-0.006	-0.121
ab:a BRAND	0.125	-0.084	-0.035	-0.006
ab:a DIGITS	0.028	-0.024	-0.01	0.005
ab:a ORG	0.034	-0.003	-0.014	-0.017
ab:a booking	-0.013	-0.02	0.05	-0.017
ab:a box	-0.014	0	0	0.014
ab:a business	0.014	-0.005	-0.001	-0.008
ab:a card	-0.027	-0.002	0.001	0.027
ab:a charitable	0.025	-0.005	-0.011	-0.009
ab:a charity	0.004	0.022	-0.006	-0.02
ab:a company	0.057	0.077	-0.137	0.003
ab:a complaint	-0.01	0.008	0.003	-0.001
ab:a controller	-0.015	0.014	0.002	-0.001
ab:a cookie	-0.007	-0.012	0.022	-0.002
ab:a copy	-0.126	-0.009	0.16	-0.026
ab:a court	-0.004	-0.015	0.022	-0.002
ab:a credit	0.04	-0.015	-0.037	0.011
ab:a customer	0.022	-0.009	-0.013	-0.001
ab:a data	0.005	-0.01	0.003	0.002
ab:a day	-0.028	-0.006	0.01	0.024
ab:a deposit	0.017	-0.015	0.028	-0.029
ab:a few	-0.006	-0.023	0.023	0.006
ab:a first	-0.014	-0.002	-0.022	0.037
ab:a franchise	0.081	-0.004	-0.001	-0.076
ab:a lender	-0.014	-0.003	0.001	0.016
ab:a limited	0.048	-0.015	-0.035	0.002
ab:a list	-0.001	0.017	-0.014	-0.002
ab:a little	-0.01	-0.001	0.006	0.005
ab:a member	0.035	-0.002	-0.03	-0.002
ab:a name	-0.009	-0.001	0	0.01
ab:a network	-0.026	0.115	-0.111	0.022
ab:a new	-0.04	0	0.024	0.015
ab:a page	0.014	-0.001	0.036	-0.049
ab:a payment	0.026	-0.001	-0.001	-0.024
ab:a photograph	0.012	-0.001	-0.001	-0.011
ab:a private	0.049	-0.041	-0.028	0.02
ab:a product	-0.049	-0.001	0.037	0.013
ab:a provider	0.015	-0.01	0.013	-0.017
ab:a quiet	-0.037	-0.001	0.001	0.037
ab:a registered	-0.009	-0.01	0.09	-0.071
ab:a rented	0.098	-0.045	-0.041	-0.012
ab:a second	0.013	-0.008	0	-0.005
ab:a self	-0.013	0	0	0.014
ab:a separate	-0.012	0.005	0.007	0
ab:a session	-0.003	-0.011	0.015	-0.001
ab:a sketch	0.013	0	0	-0.012
ab:a small	-0.041	-0.004	0.001	0.044
ab:a smaller	0.01	0	0	-0.01
ab:a sole	-0.052	-0.005	0.018	0.039
ab:a subsidiary	-0.042	0.003	0.037	0.002
ab:a the	0.087	-0.006	-0.055	-0.026
ab:a trading	-0.1	0.036	0.069	-0.005
ab:a tree	0.023	-0.001	-0.001	-0.02
ab:a uk	0.008	-0.01	-0.007	0.009
ab:a voluntary	-0.018	0	0	0.018
ab:a wholly	-0.166	0.193	0.006	-0.033
ab:a written	0.079	-0.009	-0.012	-0.058
ab:a year	0.01	-0.009	0.026	-0.027
ab:a ¶	-0.01	0	0.007	0.002
ab:aberdeen and	0.033	0	0	-0.033
ab:aberystwyth and	-0.012	0	0	0.012
ab:abosdi garden	-0.014	-0.001	0.015	0
ab:about our	-0.087	0.145	-0.049	-0.008
ab:about the	-0.018	0.002	0.004	0.012
ab:about these	-0.003	-0.018	-0.012	0.033
ab:about us	0.15	-0.03	-0.017	-0.103
ab:about you	0.07	-0.023	-0.036	-0.01
ab:about your	-0.037	-0.015	0.068	-0.016
ab:about ¶	-0.126	-0.012	0.025	0.113
ab:above ¶	-0.029	0.032	0	-0.003
ab:abroad ¶	-0.043	-0.005	0.007	0.041
ab:access to	0.006	-0.015	-0.011	0.019
ab:accessing our	-0.016	-0.014	0.016	0.013
ab:account and	-0.014	-0.002	-0.003	0.02
ab:account number	-0.001	-0.01	0.024	-0.013
ab:account to	-0.013	-0.003	-0.001	0.017
ab:account ¶	-0.027	-0.007	0.017	0.017
ab:accounts are	0.107	0.038	-0.134	-0.012
ab:accounts unpaid	-0.026	0	0	0.025
ab:acquired or	-0.008	-0.013	0.023	-0.001
ab:act DIGITS	-0.015	0.002	0.012	0.001
ab:act as	0.019	0.012	-0.005	-0.026
ab:act on	-0.015	0.001	0.025	-0.011
ab:acting on	-0.03	-0.004	0.032	0.001
ab:acts as	-0.002	-0.024	0.007	0.019
ab:acts only	-0.062	0.005	0.037	0.02
ab:address :	0.012	-0.005	-0.017	0.01
ab:address and	-0.019	-0.016	0.025	0.01
ab:address at	0.137	-0.03	-0.197	0.09
ab:address for	-0.018	0.021	-0.004	0.001
ab:address is	0.054	-0.047	0.01	-0.016
ab:address ¶	-0.04	-0.006	0.014	0.032
ab:adjusters ¶	-0.01	0	0.01	0
ab:admin away	-0.03	0.005	0.015	0.011
ab:advertise ¶	-0.015	-0.002	-0.001	0.019
ab:advice for	0.036	0	0	-0.035
ab:advice from	0.077	-0.003	-0.003	-0.072
ab:advice ¶	-0.076	-0.002	-0.002	0.079
ab:affiliated to	-0.039	-0.011	0.047	0.003
ab:affiliates (	0.003	-0.009	-0.01	0.016
ab:affiliates ¶	-0.059	-0.002	0.062	-0.001
ab:after DIGITS	-0.026	0	0	0.025
ab:after by	0.011	-0.012	0.015	-0.013
ab:after campaigns	0.019	-0.001	-0.007	-0.012
ab:after hand	0.013	0	0	-0.013
ab:after menus	0.022	0	0	-0.022
ab:after slate	0.016	0	0	-0.016
ab:after the	-0.048	0.028	-0.019	0.039
ab:after treatment	0.012	0	0	-0.012
ab:after your	-0.036	0.07	-0.062	0.028
ab:against us	-0.013	0	0.012	0
ab:agency and	-0.028	-0.005	0.019	0.013
ab:agent ¶	-0.003	-0.008	0.013	-0.002
ab:agents and	-0.004	-0.004	0.025	-0.017
ab:agents in	0.024	0	0	-0.023
ab:agents who	0.007	0	0.01	-0.017
ab:agents ¶	0.059	-0.006	0.016	-0.07
ab:agree to	0.014	-0.017	-0.02	0.023
ab:agreement "	0.031	-0.005	-0.009	-0.016
ab:agreement ¶	-0.082	0.012	0.053	0.016
ab:aided school	-0.018	0	0	0.018
ab:akevafifo ¶	-0.008	-0.007	0.016	-0.001
ab:all bookings	0.021	-0.011	-0.009	0
ab:all of	-0.022	-0.011	0.045	-0.013
ab:all registered	-0.026	-0.02	0.046	0
ab:all rights	-0.007	0.052	0.004	-0.05
ab:all third	-0.005	-0.015	0.021	-0.001
ab:also referred	-0.006	-0.01	0.016	0
ab:also see	-0.029	0.047	0.002	-0.021
ab:also send	0.03	-0.003	-0.029	0.002
ab:also work	0.016	0	0.019	-0.034
ab:american vududka	0.021	-0.001	0	-0.021
ab:an account	0.022	-0.002	-0.002	-0.018
ab:an agreement	-0.012	-0.002	0.043	-0.029
ab:an appointed	0.048	0.006	-0.014	-0.04
ab:an electronic	-0.014	-0.003	0.02	-0.002
ab:an england	-0.025	0	0.022	0.002
ab:an independent	0.062	-0.009	-0.029	-0.024
ab:an insurance	-0.009	-0.004	-0.006	0.019
ab:an offer	-0.027	-0.002	-0.017	0.046
ab:an order	-0.019	-0.005	-0.004	0.028
ab:an ordinary	-0.03	0	0	0.03
ab:and "	-0.093	-0.012	0.053	0.053
ab:and BRAND	-0.058	0.041	0.004	0.013
ab:and ORG	0.135	-0.024	0.019	-0.13
ab:and a	-0.136	-0.01	0.132	0.013
ab:and all	-0.037	-0.005	0.044	-0.001
ab:and any	0.025	-0.023	-0.021	0.019
ab:and are	-0.011	-0.011	0.047	-0.024
ab:and by	-0.035	-0.012	0.014	0.033
ab:and company	-0.004	0.036	-0.016	-0.016
ab:and conditions	0.047	0.049	0.017	-0.114
ab:and connections	0.024	0	0	-0.023
ab:and does	-0.032	0.012	0.025	-0.004
ab:and events	-0.018	-0.001	0	0.019
ab:and files	-0.011	-0.005	0.017	-0.001
ab:and for	-0.055	-0.022	0.065	0.011
ab:and give	-0.008	-0.01	-0.03	0.047
ab:and handles	-0.017	-0.01	0.002	0.025
ab:and has	0.04	-0.051	0.008	0.003
ab:and have	-0.011	-0.002	0.016	-0.002
ab:and having	-0.047	0.003	0.041	0.003
ab:and hold	-0.046	0.004	0.047	-0.006
ab:and in	-0.02	0	0.011	0.009
ab:and include	-0.001	0.034	-0.013	-0.02
ab:and interpretation	-0.026	-0.004	-0.005	0.035
ab:and is	0.012	0.038	-0.009	-0.041
ab:and its	0.019	-0.016	-0.013	0.01
ab:and keep	-0.031	-0.027	0.071	-0.014
ab:and keeps	-0.005	-0.002	0.037	-0.03
ab:and kit	0.053	-0.002	0	-0.05
ab:and large	-0.048	0	0.047	0
ab:and look	-0.025	-0.003	-0.001	0.03
ab:and managing	-0.076	-0.001	0.011	0.066
ab:and may	0.016	-0.003	-0.015	0.002
ab:and no	-0.01	0	0	0.011
ab:and nobody	0.004	0	0.006	-0.01
ab:and not	-0.041	-0.008	0.017	0.032
ab:and operated	-0.032	0.004	0.031	-0.002
ab:and operates	0.102	-0.087	-0.007	-0.009
ab:and or	-0.013	-0.009	-0.003	0.025
ab:and our	0.067	-0.01	-0.049	-0.008
ab:and payment	-0.013	0.032	-0.011	-0.008
ab:and payroll	-0.038	-0.001	-0.001	0.039
ab:and pensioners	0.014	-0.002	0.005	-0.017
ab:and photographs	0.011	-0.002	-0.009	-0.001
ab:and protects	-0.008	0.002	-0.008	0.014
ab:and registered	0.063	0.016	-0.072	-0.008
ab:and regulated	-0.068	0	0.05	0.019
ab:and respecting	-0.077	-0.026	0.079	0.023
ab:and responsible	-0.038	-0.001	-0.001	0.04
ab:and runs	0.111	-0.015	-0.099	0.003
ab:and services	-0.014	0.033	-0.003	-0.016
ab:and similar	-0.008	0.067	-0.054	-0.004
ab:and that	-0.005	-0.005	-0.005	0.015
ab:and the	-0.001	0.131	-0.054	-0.076
ab:and their	-0.033	0.003	0.01	0.019
ab:and to	-0.003	-0.004	0.018	-0.011
ab:and trading	-0.034	0.056	-0.021	-0.002
ab:and us	0.133	0.012	-0.153	0.007
ab:and used	-0.018	-0.001	0	0.018
ab:and uses	0.035	-0.005	-0.009	-0.021
ab:and usually	0.001	-0.001	-0.021	0.021
ab:and vat	-0.037	0.031	0.006	0
ab:and visitors	0.029	-0.005	-0.009	-0.014
ab:and wales	0.036	-0.09	0.092	-0.038
ab:and we	-0.002	-0.01	0.031	-0.019
ab:and web	0.006	-0.01	0.004	-0.001
ab:and what	-0.024	-0.003	0.001	0.027
ab:and whose	-0.02	0.025	-0.004	0
ab:and why	0.006	-0.009	0.015	-0.012
ab:and with	0.004	-0.016	-0.018	0.03
ab:and you	0.05	-0.005	-0.022	-0.023
ab:and your	0.012	-0.003	0.016	-0.025
ab:and ¶	-0.011	-0.002	0.013	0
ab:answered on	0.039	-0.001	0.006	-0.045
ab:anti slavery	0.02	-0.001	-0.006	-0.013
ab:any time	-0.012	-0.004	0.007	0.009
ab:app ¶	-0.015	-0.002	0.004	0.013
ab:applies to	0.018	0.052	-0.068	-0.001
ab:apply for	0.012	0	0	-0.011
ab:apply to	0.026	-0.014	-0.025	0.013
ab:appointed representative	0.121	-0.036	-0.042	-0.043
ab:appointment ¶	-0.021	0	0.001	0.02
ab:appointments are	0.016	-0.001	-0.001	-0.014
ab:apprentices stay	-0.019	-0.002	0.011	0.011
ab:april DIGITS	-0.011	-0.001	0.006	0.005
ab:are a	0.052	-0.046	0.039	-0.045
ab:are acquired	-0.008	-0.013	0.023	-0.001
ab:are always	-0.043	-0.001	-0.001	0.045
ab:are an	0.051	-0.006	-0.018	-0.027
ab:are answered	0.062	-0.001	0.006	-0.066
ab:are authorised	0.035	-0.016	0.009	-0.027
ab:are collected	0.021	-0.004	0.007	-0.023
ab:are committed	-0.036	0.05	0	-0.014
ab:are contact	0.013	0	0	-0.013
ab:are for	0.025	-0.001	-0.003	-0.021
ab:are get	-0.048	0	0	0.048
ab:are handled	-0.019	-0.001	0.021	-0.002
ab:are in	0.009	0.033	-0.018	-0.024
ab:are joint	-0.005	-0.018	0.046	-0.023
ab:are kept	0.024	-0.01	0.009	-0.024
ab:are kind	-0.05	0	0.05	0
ab:are made	0.073	-0.019	0	-0.053
ab:are not	-0.026	-0.011	0.018	0.019
ab:are on	0.104	0.034	-0.154	0.015
ab:are paid	0.012	-0.004	-0.004	-0.004
ab:are possible	0.016	-0.001	-0.001	-0.014
ab:are processed	-0.003	-0.009	0.012	0
ab:are published	-0.069	0.001	0.068	0
ab:are read	-0.014	-0.001	-0.001	0.015
ab:are registered	0.015	0.022	-0.055	0.018
ab:are regulated	-0.03	0.025	-0.011	0.016
ab:are responsible	-0.01	-0.004	0.002	0.012
ab:are sold	-0.02	-0.004	-0.001	0.026
ab:are taken	-0.018	-0.013	0.035	-0.003
ab:are the	0.03	-0.026	-0.043	0.039
ab:are trade	0.008	-0.008	0.013	-0.013
ab:are trading	-0.02	-0.005	-0.003	0.027
ab:are underwritten	0.015	-0.001	-0.002	-0.012
ab:are used	0.038	-0.018	-0.017	-0.003
ab:are we	0.028	-0.033	-0.007	0.012
ab:are ¶	-0.011	-0.005	0	0.016
ab:arranges the	0.043	-0.024	-0.005	-0.014
ab:article DIGITS	0.014	-0.016	-0.006	0.009
ab:as "	-0.054	0.043	0.031	-0.019
ab:as BRAND	0.004	0.105	-0.064	-0.045
ab:as ORG	0.134	-0.033	-0.088	-0.013
ab:as a	0.017	-0.02	0.015	-0.013
ab:as agent	-0.003	-0.004	-0.008	0.015
ab:as an	0.063	-0.012	0.011	-0.062
ab:as the	-0.078	-0.048	0	0.126
ab:as we	-0.023	0.027	-0.001	-0.002
ab:as well	0.002	-0.013	0.012	-0.001
ab:ask for	-0.027	-0.017	0.037	0.007
ab:ask us	0.002	-0.006	-0.017	0.021
ab:asked for	-0.036	-0.001	0.005	0.032
ab:asks them	0.004	0	0.006	-0.01
ab:assets are	-0.005	-0.012	0.018	-0.001
ab:association ¶	-0.036	-0.009	0.015	0.031
ab:at :	-0.009	-0.002	-0.004	0.015
ab:at BRAND	-0.014	0.05	-0.013	-0.024
ab:at DIGITS	0.075	0.003	-0.082	0.004
ab:at ORG	-0.018	0.004	-0.089	0.103
ab:at a	0.012	-0.001	0.001	-0.012
ab:at companies	-0.005	-0.007	0.023	-0.011
ab:at eight	-0.011	0.002	0.002	0.007
ab:at home	-0.012	-0.015	0.008	0.019
ab:at our	-0.023	-0.002	0.049	-0.025
ab:at st	-0.036	-0.005	0.029	0.012
ab:at the	-0.038	0.048	0.033	-0.043
ab:at this	-0.018	-0.001	-0.001	0.021
ab:at unit	0.005	-0.003	0.014	-0.016
ab:authorised and	-0.039	0.007	0.039	-0.006
ab:authorised by	0.043	-0.027	-0.013	-0.003
ab:authority (	0.045	-0.034	-0.002	-0.009
ab:authority as	-0.034	-0.004	0.041	-0.003
ab:authority for	-0.018	-0.01	0.013	0.015
ab:authority to	-0.015	-0.009	0.025	0
ab:authority ¶	0.105	0.046	-0.185	0.034
ab:available in	0.009	-0.002	-0.016	0.009
ab:available to	0.012	-0.003	-0.006	-0.003
ab:award for	-0.011	0	0.001	0.01
ab:away for	-0.034	-0.001	-0.005	0.04
ab:bags ¶	-0.022	-0.001	0	0.024
ab:balloon (	0.022	0	0	-0.022
ab:based in	0.062	-0.028	-0.047	0.012
ab:be collected	0.041	-0.002	-0.014	-0.025
ab:be found	-0.002	0.015	-0.013	0
ab:be repossessed	-0.052	-0.007	0.018	0.041
ab:be seen	-0.046	0	0.045	0
ab:be your	0.029	-0.001	-0.001	-0.027
ab:because that	0.016	-0.003	-0.013	0
ab:because the	0.041	-0.047	-0.023	0.029
ab:because we	0.004	-0.005	-0.009	0.01
ab:become a	0.029	0	-0.001	-0.028
ab:been asked	-0.015	-0.002	0.004	0.012
ab:been there	0.033	0	0	-0.033
ab:before somebody	-0.027	0	0.004	0.023
ab:before ten	0.014	-0.002	0.001	-0.012
ab:before you	0.03	-0.021	0.062	-0.07
ab:befus wall	0.017	-0.002	-0.016	0.001
ab:began in	0.064	-0.045	-0.041	0.023
ab:behalf of	0.12	0.013	-0.078	-0.055
ab:behind BRAND	0.017	-0.004	-0.013	-0.001
ab:behind the	-0.032	-0.002	-0.001	0.034
ab:bellfounder business	-0.014	0.002	0.012	0.001
ab:belong to	-0.011	0	0.013	-0.002
ab:belongs to	0.01	-0.002	0	-0.008
ab:below and	0.054	-0.003	-0.011	-0.04
ab:below ¶	0	-0.002	0.02	-0.017
ab:best sellers	0.056	0	0	-0.055
ab:between ORG	0.014	-0.003	-0.017	0.006
ab:beyond that	-0.006	-0.018	0.026	-0.002
ab:blend ¶	0.017	0	0	-0.017
ab:book ¶	-0.045	-0.002	-0.002	0.049
ab:booking and	0.005	0.005	0.028	-0.038
ab:booking terms	0.004	-0.01	0.027	-0.021
ab:booking ¶	-0.003	-0.009	0.03	-0.018
ab:bookings are	0.049	-0.012	-0.012	-0.025
ab:bottles worth	-0.078	0.001	0.007	0.07
ab:bottom of	-0.091	-0.059	0.122	0.028
ab:bought the	0.054	-0.009	-0.044	-0.001
ab:box DIGITS	0.021	0.008	-0.049	0.019
ab:box ¶	-0.024	0	0.009	0.015
ab:brands ¶	0.06	-0.001	-0.001	-0.059
ab:brighton and	-0.019	-0.001	-0.001	0.022
ab:bring a	0.012	-0.001	-0.001	-0.011
ab:bristol and	-0.044	-0.001	-0.001	0.046
ab:broker and	0.015	-0.01	-0.02	0.015
ab:buildings and	0.053	-0.002	0	-0.05
ab:built and	-0.051	0.042	0.019	-0.01
ab:built by	0.045	0	0	-0.044
ab:built for	-0.079	0	-0.001	0.08
ab:bundles ¶	-0.022	-0.001	-0.001	0.024
ab:bus stops	0.014	-0.001	-0.001	-0.012
ab:business address	-0.007	-0.002	-0.01	0.019
ab:business and	0.063	-0.011	-0.057	0.005
ab:business centre	-0.019	-0.021	0.034	0.006
ab:business cover	0.053	-0.001	0	-0.051
ab:business in	-0.029	-0.006	0.047	-0.012
ab:business is	-0.011	0	0	0.011
ab:business name	-0.021	0	0	0.022
ab:business park	0.01	0.021	-0.022	-0.009
ab:business privacy	0.017	0	-0.001	-0.016
ab:business the	-0.016	-0.009	0.026	-0.001
ab:business ¶	0.032	0.059	-0.052	-0.039
ab:businesses ¶	-0.043	0.085	-0.013	-0.029
ab:buyer may	-0.015	-0.008	0.023	-0.001
ab:buyers and	0.085	-0.001	0	-0.084
ab:by BRAND	0.013	-0.007	0.006	-0.012
ab:by DIGITS	0.03	-0.001	-0.009	-0.02
ab:by ORG	0.02	0.07	-0.002	-0.087
ab:by SELF	0.007	-0.028	0.029	-0.007
ab:by a	0.014	-0.013	0.003	-0.004
ab:by appointment	-0.015	-0.001	0	0.015
ab:by arrangement	-0.02	0	-0.001	0.022
ab:by card	-0.013	-0.001	-0.001	0.014
ab:by carrying	-0.013	-0.007	0.014	0.006
ab:by commission	-0.026	-0.001	0.001	0.026
ab:by guarantee	0.01	-0.017	0.013	-0.006
ab:by letter	-0.036	-0.014	0.065	-0.015
ab:by me	-0.023	0	0	0.024
ab:by one	-0.029	-0.001	0.004	0.027
ab:by our	-0.032	-0.007	0.051	-0.012
ab:by ovekavuvu	-0.012	-0.004	0.045	-0.028
ab:by personal	0.012	0.025	-0.035	-0.002
ab:by placing	-0.08	0.005	-0.011	0.086
ab:by post	0.048	-0.002	-0.002	-0.044
ab:by schools	0.007	0	0.006	-0.013
ab:by shares	0.015	-0.003	-0.012	0
ab:by shopquay	0.012	-0.001	-0.008	-0.002
ab:by tafapon	-0.071	-0.009	0.001	0.078
ab:by telephone	-0.036	-0.014	0.065	-0.015
ab:by the	-0.088	0.029	0.05	0.009
ab:by updating	-0.004	-0.007	-0.028	0.039
ab:by us	0.029	0	0.002	-0.03
ab:c a	-0.012	0.001	0.012	0
ab:c o	0.065	0.011	-0.077	0.002
ab:called "	0.079	-0.011	-0.055	-0.013
ab:calls lines	0.036	-0.001	0	-0.034
ab:cambridge and	-0.041	-0.002	-0.001	0.044
ab:cambridge cambridgeshire	-0.02	-0.001	0.019	0.001
ab:cambridgeshire cb1	-0.019	0	0.018	0.001
ab:came when	-0.013	0	0.007	0.006
ab:can and	-0.025	0	0.003	0.022
ab:can ask	0.028	-0.004	-0.007	-0.018
ab:can be	-0.008	0.035	0.02	-0.047
ab:can contact	0.01	-0.018	0.005	0.003
ab:can pay	-0.021	-0.001	-0.001	0.024
ab:cancel ¶	-0.006	0.035	-0.027	-0.002
ab:card by	-0.013	0	0	0.013
ab:card is	0.032	0	-0.001	-0.03
ab:card payments	-0.013	-0.013	0.033	-0.008
ab:card terms	-0.001	0.05	-0.022	-0.028
ab:card ¶	0.025	-0.004	0.003	-0.024
ab:cardiff and	0.029	-0.003	-0.002	-0.024
ab:cards are	-0.027	-0.011	0.038	-0.001
ab:care in	0.043	-0.001	-0.001	-0.04
ab:care services	0.014	-0.011	-0.001	-0.002
ab:care ¶	-0.015	-0.001	-0.001	0.017
ab:careers ¶	-0.022	-0.001	-0.001	0.024
ab:cares about	-0.009	-0.001	0	0.01
ab:carry interest	-0.026	0	0	0.025
ab:carry on	-0.02	-0.002	0.001	0.021
ab:carry out	-0.077	-0.007	0.083	0.001
ab:cart (	0.018	-0.002	-0.001	-0.016
ab:cart DIGITS	0.008	-0.003	-0.022	0.018
ab:cart ¶	0.081	-0.003	-0.002	-0.076
ab:cash and	0.023	0	0	-0.022
ab:category ¶	0.017	0.057	-0.054	-0.02
ab:cb1 5qz	-0.01	0	0.01	0
ab:central london	-0.007	-0.013	-0.031	0.051
ab:certificate can	-0.057	0	0.056	0
ab:chairs outside	-0.024	-0.001	-0.001	0.025
ab:change this	-0.004	-0.007	-0.028	0.039
ab:changes to	0.059	-0.006	-0.017	-0.036
ab:changes ¶	-0.013	-0.003	0.005	0.011
ab:charitable company	0.021	-0.006	-0.016	0.001
ab:charity (	-0.019	-0.017	0.009	0.027
ab:charity DIGITS	0.048	-0.062	0.055	-0.041
ab:charity NUM	0.058	-0.02	0.053	-0.091
ab:charity in	0.047	-0.001	0	-0.046
ab:charity no	0.008	0.086	-0.081	-0.014
ab:charity number	0.104	-0.05	-0.039	-0.015
ab:charity ¶	-0.085	-0.008	0.027	0.067
ab:charter company	0.013	-0.001	-0.01	-0.003
ab:children under	-0.018	0.002	0.017	-0.001
ab:children ¶	0.013	0	-0.001	-0.012
ab:choices with	-0.012	0.005	-0.002	0.009
ab:choose BRAND	0.003	0	0.01	-0.014
ab:choose to	0.009	-0.004	0.018	-0.024
ab:chosen one	-0.027	-0.001	0.007	0.02
ab:claim against	-0.013	0	0.013	0
ab:claims ¶	-0.028	-0.001	0.006	0.023
ab:clear advice	0.056	-0.003	-0.003	-0.05
ab:clearance ¶	-0.006	-0.001	-0.017	0.025
ab:clients ¶	0.021	-0.001	-0.002	-0.018
ab:close to	0.043	0	0.01	-0.053
ab:club is	-0.029	-0.007	0.04	-0.003
ab:club ¶	0.008	-0.016	-0.013	0.02
ab:co no	-0.046	0.004	0.041	0.001
ab:co operative	0.028	0.047	-0.046	-0.029
ab:co reg	0.024	-0.001	-0.022	-0.002
ab:co uk	0.03	-0.012	-0.014	-0.003
ab:cofrestru’r cwmni	0.011	-0.003	-0.01	0.001
ab:collect ¶	-0.003	-0.016	0	0.019
ab:collected at	0.027	-0.001	-0.01	-0.016
ab:collected by	0.021	-0.004	0.007	-0.023
ab:collected through	0.013	-0.006	0.002	-0.009
ab:collectively "	0.008	0.02	-0.032	0.004
ab:collects and	0.03	-0.003	-0.007	-0.02
ab:collects uses	-0.011	0.002	-0.003	0.012
ab:com ¶	0.015	-0.002	0.003	-0.016
ab:comes with	0.041	-0.004	0.004	-0.041
ab:commission so	-0.017	-0.001	0.001	0.016
ab:commission under	0.045	0.021	0.008	-0.074
ab:commissioner's office	-0.001	-0.002	-0.015	0.017
ab:commissioner’s office	-0.006	-0.006	0.021	-0.008
ab:committed to	-0.025	0.023	-0.005	0.007
ab:community interest	-0.053	0	0.013	0.04
ab:companies and	0.03	0.013	-0.014	-0.029
ab:companies house	0.028	-0.011	0.006	-0.023
ab:companies ¶	0.013	0.039	-0.017	-0.034
ab:company "	0.031	-0.037	-0.016	0.022
ab:company :	-0.05	0.052	-0.002	0
ab:company SELF	0.031	-0.013	-0.016	-0.002
ab:company and	0.06	-0.016	-0.04	-0.004
ab:company behind	0.016	-0.003	-0.013	0
ab:company in	-0.008	0.015	0.005	-0.012
ab:company incorporated	0.1	-0.008	-0.096	0.005
ab:company information	0.073	-0.01	-0.03	-0.034
ab:company is	-0.011	0.053	-0.026	-0.015
ab:company limited	0.028	-0.023	0.001	-0.006
ab:company name	-0.017	-0.002	-0.003	0.022
ab:company no	-0.032	-0.057	0.097	-0.008
ab:company number	-0.109	0.051	0.152	-0.094
ab:company of	0.027	0.048	-0.072	-0.002
ab:company registered	-0.003	-0.001	-0.034	0.038
ab:company registration	-0.008	-0.06	0.047	0.022
ab:company with	0.027	-0.013	-0.013	-0.001
ab:company ¶	-0.055	0.091	-0.044	0.007
ab:competitions ¶	0.016	-0.001	0.001	-0.015
ab:complain to	-0.036	-0.001	0.036	0
ab:complaints ¶	-0.022	0	0.005	0.016
ab:conditions (	0.022	-0.001	0	-0.02
ab:conditions BRAND	-0.054	0.047	-0.003	0.01
ab:conditions contact	-0.038	-0.001	0	0.04
ab:conditions for	-0.002	-0.008	-0.019	0.028
ab:conditions of	0.01	0.019	0.03	-0.059
ab:conditions privacy	0.002	-0.024	0.026	-0.004
ab:conditions ¶	0.032	0.033	0.088	-0.153
ab:conduct authority	-0.059	0.003	0.019	0.037
ab:connections for	-0.011	0	0	0.011
ab:contact :	-0.002	-0.004	-0.008	0.013
ab:contact details	0.095	-0.05	-0.044	-0.001
ab:contact us	0.023	0.05	-0.013	-0.06
ab:contact who	0.016	-0.001	0	-0.015
ab:contact ¶	0.022	0.065	-0.093	0.007
ab:contract is	-0.022	-0.014	0.04	-0.004
ab:contract with	0.015	-0.008	-0.01	0.003
ab:contract ¶	-0.055	0.022	0.026	0.006
ab:controller :	-0.026	0.021	0.003	0.002
ab:controller and	-0.033	-0.005	-0.023	0.061
ab:controller for	0.001	-0.014	0.015	-0.002
ab:controller in	-0.001	0.021	-0.017	-0.004
ab:controller is	0.061	-0.019	-0.047	0.006
ab:controller of	0.057	-0.016	-0.037	-0.005
ab:controller ¶	0.021	-0.009	-0.009	-0.002
ab:controllers ¶	-0.007	0.018	-0.026	0.015
ab:conversation costs	0.005	-0.001	-0.022	0.018
ab:cookie about	-0.011	-0.014	0.025	0
ab:cookie is	-0.007	-0.012	0.021	-0.002
ab:cookie policy	0.038	-0.003	0.01	-0.046
ab:cookie ¶	0.038	-0.001	0.001	-0.038
ab:cookies and	-0.008	0.065	-0.052	-0.004
ab:cookies fine	-0.012	0.005	-0.002	0.009
ab:cookies necessary	-0.038	-0.001	-0.002	0.041
ab:cookies you	-0.01	-0.007	0.018	-0.002
ab:cookies ¶	-0.032	-0.045	0.069	0.007
ab:cooper terrace	0.014	-0.001	-0.013	0
ab:copy because	-0.009	-0.01	0.04	-0.021
ab:copy for	-0.033	0.018	0.005	0.01
ab:copy of	-0.133	-0.001	0.134	0
ab:copyright ©	-0.016	-0.029	0.05	-0.005
ab:costs nothing	0.005	-0.001	-0.021	0.017
ab:costs them	0.042	-0.047	-0.029	0.033
ab:council ¶	-0.051	-0.007	0.033	0.025
ab:counter or	0.021	-0.001	-0.01	-0.01
ab:countries ¶	-0.031	0.061	-0.049	0.019
ab:county award	-0.014	0	0.002	0.012
ab:course is	-0.012	0	0	0.012
ab:courses ¶	0.039	-0.001	0	-0.037
ab:court the	-0.004	-0.015	0.021	-0.002
ab:cover for	-0.042	-0.001	0.007	0.036
ab:cover ¶	0.066	-0.002	0.002	-0.065
ab:covers ¶	-0.046	-0.005	-0.006	0.058
ab:created with	0.03	-0.002	-0.013	-0.016
ab:credit broker	0.03	-0.02	-0.021	0.011
ab:croydon ¶	-0.019	-0.005	0.032	-0.008
ab:cs ¶	-0.035	-0.001	-0.001	0.038
ab:customer DIGITS	-0.012	0	0.012	0
ab:customer ¶	0.015	0	0	-0.015
ab:customers have	0.038	-0.003	-0.002	-0.033
ab:customers live	-0.01	-0.001	-0.001	0.012
ab:customers said	0.003	-0.002	-0.013	0.011
ab:customers ¶	0.013	-0.002	-0.003	-0.008
ab:cwmni :	0.011	-0.003	-0.01	0.001
ab:cyber essentials	-0.018	0	0	0.019
ab:data BRAND	0.02	0	0	-0.02
ab:data about	0.014	-0.005	-0.009	0.001
ab:data collected	0.039	-0.007	-0.012	-0.02
ab:data controller	0.089	-0.049	-0.041	0
ab:data controllers	-0.02	0.031	-0.031	0.019
ab:data described	-0.015	0	0	0.016
ab:data for	0.035	0.037	-0.038	-0.034
ab:data in	0.057	-0.033	-0.025	0.002
ab:data is	0.032	-0.009	-0.02	-0.003
ab:data on	0.011	-0.001	0	-0.01
ab:data processor	-0.019	-0.009	0.018	0.011
ab:data protection	-0.122	-0.02	0.117	0.025
ab:data that	-0.062	-0.021	0.045	0.038
ab:data we	-0.004	0.077	-0.063	-0.01
ab:data when	-0.017	-0.002	-0.002	0.02
ab:data ¶	0.069	0.022	-0.028	-0.064
ab:date :	-0.027	-0.001	0.003	0.026
ab:day ¶	-0.024	-0.017	0	0.041
ab:days carry	-0.026	0	0	0.025
ab:days ¶	-0.059	-0.001	0	0.06
ab:decides for	-0.02	0	0.02	0
ab:decides how	0.06	-0.003	-0.073	0.016
ab:decision and	-0.052	0.001	0.051	0
ab:definitions and	-0.026	-0.004	-0.005	0.035
ab:definitions ¶	0.088	-0.021	-0.043	-0.024
ab:delivered ¶	0.043	-0.001	-0.001	-0.041
ab:delivery and	-0.011	-0.003	-0.007	0.021
ab:delivery is	0.016	0	0	-0.016
ab:delivery to	-0.023	-0.004	0.005	0.022
ab:delivery within	0.041	0	-0.017	-0.024
ab:delivery ¶	-0.029	-0.018	0.029	0.018
ab:depends on	-0.001	-0.009	0.011	-0.001
ab:deposit of	0.006	-0.012	0.034	-0.028
ab:described below	0.024	-0.001	0	-0.022
ab:described in	-0.014	-0.005	0.019	0
ab:design &	0.016	0	0	-0.015
ab:designed built	-0.037	0.002	0.019	0.016
ab:details :	-0.013	-0.007	0.022	-0.002
ab:details are	0.049	0.001	-0.042	-0.008
ab:details for	0.152	-0.046	-0.091	-0.015
ab:details given	-0.036	-0.014	0.065	-0.015
ab:details of	0.015	-0.004	-0.005	-0.005
ab:details that	-0.037	0.003	0.003	0.031
ab:details to	0.014	-0.001	-0.01	-0.003
ab:details we	0.015	-0.01	0.021	-0.026
ab:details you	-0.019	0.003	0.026	-0.01
ab:details ¶	-0.009	-0.006	0.018	-0.004
ab:detime richmond	-0.054	0.008	0.046	0
ab:development by	0.016	0	0	-0.015
ab:direct debits	-0.025	-0.004	0.029	-0.001
ab:directory ¶	-0.014	-0.001	-0.001	0.016
ab:disclose it	-0.004	-0.016	0.022	-0.002
ab:disputes ¶	0.015	-0.001	-0.001	-0.013
ab:division of	0.003	-0.044	0.073	-0.033
ab:do not	0.009	-0.026	0.013	0.004
ab:do with	-0.054	0.015	-0.018	0.058
ab:do ¶	0.006	-0.004	0.036	-0.039
ab:does not	0.042	-0.014	0.013	-0.04
ab:does the	-0.012	-0.001	0	0.014
ab:does this	-0.017	-0.012	0.014	0.015
ab:drink responsibly	0.014	-0.003	0.004	-0.015
ab:drive away	-0.034	-0.001	-0.005	0.04
ab:drover row	-0.01	0.001	0.008	0.001
ab:dublin DIGITS	0.142	-0.021	-0.103	-0.018
ab:dublin under	-0.012	0.005	0.007	0
ab:dublin ¶	-0.013	-0.005	-0.001	0.018
ab:dundee and	0.015	0	0	-0.014
ab:e mail	0.007	-0.013	0.017	-0.011
ab:e mails	-0.008	-0.027	0.031	0.004
ab:ec2a 6wq	0.017	-0.008	-0.009	0
ab:edge of	0.114	0.004	-0.091	-0.027
ab:edinburgh and	0.019	0	0	-0.018
ab:edinburgh eh3	0.033	-0.001	0	-0.032
ab:effective date	-0.027	-0.001	0.003	0.026
ab:else does	-0.027	0	0.004	0.023
ab:email :	-0.009	-0.005	-0.02	0.035
ab:email address	0.124	-0.017	-0.092	-0.015
ab:email message	-0.068	-0.002	0.047	0.023
ab:emails ¶	-0.007	-0.004	-0.018	0.029
ab:employed sole	-0.013	0	0	0.014
ab:end of	-0.035	-0.001	0	0.036
ab:end up	-0.013	0	0.001	0.013
ab:engineer ORG	-0.02	0.002	0.018	0
ab:england &	0.031	-0.006	-0.034	0.01
ab:england (	0.028	-0.003	-0.025	0
ab:england :	0.004	0.046	-0.047	-0.003
ab:england and	0.001	-0.07	0.102	-0.033
ab:england company	0.035	-0.004	-0.03	-0.001
ab:england no	-0.015	-0.01	0.068	-0.043
ab:england number	-0.01	-0.008	0.019	-0.001
ab:england under	-0.039	-0.007	0.042	0.003
ab:england with	-0.002	-0.005	-0.016	0.023
ab:england ¶	0.012	-0.002	-0.008	-0.002
ab:enterprise centre	0.041	-0.007	-0.032	-0.002
ab:estate agents	0.01	-0.004	0	-0.007
ab:estate millrace	-0.01	0	0.009	0
ab:et rog	-0.013	0	0.013	0
ab:evening appointments	0.016	-0.001	-0.001	-0.014
ab:evenings ¶	0.004	0.002	0.004	-0.01
ab:events ¶	-0.042	-0.001	-0.001	0.043
ab:ever sell	-0.016	-0.01	0.026	-0.001
ab:every installation	-0.019	0	0	0.019
ab:every order	-0.024	0	0.005	0.019
ab:everyone who	-0.019	-0.003	-0.01	0.033
ab:examples ¶	0.017	0.059	-0.056	-0.02
ab:exeter and	0.013	-0.001	-0.001	-0.011
ab:explains how	-0.008	-0.004	0.001	0.012
ab:fabegeku house	-0.005	-0.006	0.012	-0.001
ab:faq ¶	0.025	-0.001	-0.001	-0.023
ab:fca register	-0.012	-0.011	0.032	-0.01
ab:fees ¶	-0.054	-0.009	0.064	0
ab:files are	-0.01	0	0.01	0
ab:filter blend	0.017	0	0	-0.017
ab:finance is	0	-0.01	-0.026	0.036
ab:finance ¶	0.017	-0.007	0.044	-0.054
ab:financial conduct	-0.022	-0.005	-0.009	0.035
ab:financial services	-0.011	-0.02	0.025	0.006
ab:find a	-0.101	-0.004	0.004	0.1
ab:find the	-0.023	-0.003	0.009	0.017
ab:find us	0.017	-0.001	0	-0.016
ab:fine by	-0.017	-0.001	-0.006	0.023
ab:finished our	-0.006	-0.001	-0.003	0.01
ab:firm reference	0.024	-0.011	-0.009	-0.004
ab:first conversation	-0.014	-0.002	-0.022	0.037
ab:first time	-0.017	-0.001	0	0.018
ab:five of	-0.006	-0.001	0.011	-0.005
ab:floor DIGITS	-0.142	-0.017	0.159	0
ab:following :	-0.016	-0.004	0.005	0.015
ab:food no	0.032	-0.003	0.009	-0.038
ab:for BRAND	-0.02	0.004	0.048	-0.032
ab:for DIGITS	0.064	-0.001	0	-0.064
ab:for a	0.008	-0.01	-0.003	0.005
ab:for business	-0.04	0	0	0.04
ab:for data	-0.005	0.035	-0.032	0.002
ab:for each	0.011	0	0.005	-0.017
ab:for every	-0.04	-0.002	0.001	0.04
ab:for everyone	-0.025	-0.004	-0.01	0.039
ab:for hire	0.046	-0.002	-0.008	-0.037
ab:for hosting	-0.017	-0.003	0.02	0
ab:for information	0.011	-0.004	0.015	-0.023
ab:for its	-0.002	0.01	-0.012	0.004
ab:for itself	-0.02	0	0.02	0
ab:for landlords	0.02	0	0.019	-0.038
ab:for less	-0.034	-0.001	-0.005	0.04
ab:for marketing	0.027	-0.006	-0.027	0.006
ab:for modern	-0.079	0	-0.001	0.08
ab:for news	0.003	-0.002	-0.013	0.012
ab:for people	-0.075	-0.003	-0.002	0.081
ab:for personal	0.08	-0.007	-0.002	-0.071
ab:for profit	-0.023	-0.005	0.038	-0.01
ab:for references	0.022	-0.003	-0.001	-0.017
ab:for sale	-0.027	0	0	0.027
ab:for the	-0.017	0.019	-0.102	0.099
ab:for twenty	0.032	-0.001	-0.017	-0.014
ab:for users	-0.016	-0.011	0.027	0
ab:for you	-0.015	0.031	0	-0.016
ab:for your	-0.029	0.014	0.005	0.01
ab:for ¶	-0.004	-0.009	0.027	-0.015
ab:form below	0.026	-0.003	-0.011	-0.012
ab:formed and	0.017	-0.003	-0.013	-0.001
ab:formed in	0.053	-0.007	-0.014	-0.031
ab:found here	-0.002	0.015	-0.013	0
ab:fourteen days	-0.028	-0.002	0.006	0.024
ab:free and	-0.012	0	0.006	0.006
ab:freshly roasted	0.024	-0.001	-0.001	-0.023
ab:frn :	0.012	-0.002	-0.01	0
ab:frn DIGITS	-0.019	-0.006	0.02	0.005
ab:from DIGITS	0.07	-0.016	-0.013	-0.04
ab:from a	-0.044	-0.003	-0.005	0.052
ab:from our	0.034	-0.008	0.002	-0.028
ab:from people	0.039	-0.002	-0.002	-0.035
ab:from the	0.024	0.017	0.047	-0.087
ab:from time	0.037	-0.028	-0.046	0.038
ab:from which	0.01	-0.025	-0.001	0.016
ab:from you	-0.015	-0.001	0	0.015
ab:from your	-0.016	-0.001	0	0.017
ab:fuss ¶	0.018	-0.002	-0.001	-0.015
ab:gallery ¶	0.057	-0.007	-0.017	-0.034
ab:gambling commission	0.011	0.015	0.037	-0.064
ab:gaps before	-0.022	0	0.004	0.018
ab:gas and	0.063	-0.005	-0.017	-0.041
ab:gather ¶	-0.033	-0.005	0.024	0.015
ab:gathered by	-0.001	-0.013	0.015	-0.001
ab:gathers and	-0.019	-0.001	-0.001	0.022
ab:gb DIGITS	0.037	-0.004	-0.032	0
ab:general conditions	0.02	-0.004	-0.012	-0.004
ab:general data	-0.013	-0.001	0	0.014
ab:general ¶	-0.008	0.029	-0.023	0.002
ab:generated by	-0.027	-0.025	0.052	-0.001
ab:germany ¶	-0.042	0.046	-0.004	-0.001
ab:get in	-0.04	-0.004	-0.004	0.047
ab:get your	0.046	-0.003	-0.022	-0.021
ab:gift cards	0.006	-0.005	-0.017	0.016
ab:gift packs	0.013	0	0.002	-0.015
ab:gift sets	0.019	-0.001	-0.001	-0.017
ab:gift vouchers	0.055	-0.003	-0.014	-0.038
ab:gifts ¶	-0.042	-0.001	0	0.043
ab:give it	-0.008	-0.01	-0.03	0.047
ab:give us	-0.012	-0.008	-0.004	0.023
ab:given through	-0.036	-0.014	0.065	-0.015
ab:given to	0.014	-0.004	0.004	-0.014
ab:gives please	-0.009	-0.01	0.04	-0.021
ab:gives ¶	-0.003	-0.01	0.022	-0.008
ab:gizorelzi detime	-0.054	0.008	0.046	0
ab:gizorelzi house	-0.054	0.008	0.046	0
ab:glamorgan sa1	-0.011	0.002	0.009	0
ab:glasgow and	0.042	0	0	-0.041
ab:go on	-0.018	-0.002	0.021	-0.001
ab:go to	-0.041	-0.01	0.056	-0.006
ab:good food	0.032	-0.003	0.009	-0.038
ab:great britain	0.026	-0.012	0.023	-0.037
ab:green it	0.011	0	0	-0.011
ab:ground floor	0.039	-0.004	-0.027	-0.008
ab:group companies	0.028	-0.027	0.001	-0.002
ab:group of	0	0.055	-0.048	-0.006
ab:group stuttgart	-0.038	0.028	0.01	0
ab:group ¶	0.024	-0.016	0.009	-0.017
ab:guarantee is	-0.005	-0.002	-0.029	0.036
ab:guarantee registered	-0.02	-0.01	0.031	-0.001
ab:guides ¶	0.015	-0.001	0	-0.014
ab:had nothing	-0.022	0.001	0.02	0.001
ab:halifax and	-0.024	-0.002	-0.002	0.028
ab:halifax west	-0.037	0.002	0.035	0.001
ab:hall for	0.028	-0.002	-0.008	-0.018
ab:hall ¶	0.011	-0.006	0.007	-0.013
ab:hand tools	0.013	0	0	-0.013
ab:handled by	-0.02	0	0.021	-0.001
ab:handles personal	-0.048	-0.023	0.062	0.008
ab:handles your	-0.02	0	0	0.021
ab:happens to	0.016	-0.001	-0.001	-0.015
ab:has been	0.008	-0.004	-0.018	0.014
ab:has had	-0.022	0.001	0.02	0.001
ab:has its	-0.025	-0.007	0.026	0.005
ab:has no	-0.029	-0.024	0.037	0.016
ab:has to	-0.048	0.001	0.048	0
ab:have a	0.031	-0.005	0.023	-0.049
ab:have an	0.071	-0.002	-0.039	-0.03
ab:have been	0.015	-0.012	-0.037	0.035
ab:have in	0.019	0	0	-0.019
ab:have less	0.014	0	0	-0.013
ab:having its	0.059	-0.037	-0.024	0.002
ab:head :	-0.018	0	0	0.018
ab:heart of	0.024	-0.003	0.042	-0.064
ab:hello @	-0.005	-0.005	-0.001	0.011
ab:help centre	0.014	-0.001	0	-0.013
ab:help with	-0.043	-0.002	0.018	0.027
ab:help ¶	-0.053	-0.002	-0.001	0.056
ab:here for	-0.025	-0.004	-0.01	0.039
ab:here is	-0.016	-0.005	0.003	0.019
ab:here still	0	0	0.011	-0.011
ab:here ¶	0.054	-0.014	-0.031	-0.009
ab:hereford and	-0.067	-0.002	-0.002	0.071
ab:hereford herefordshire	-0.026	0	0.026	0
ab:herefordshire hr4	-0.011	0	0.011	0
ab:hereinafter called	0.051	-0.007	-0.049	0.005
ab:hereinafter referred	0.005	-0.017	-0.008	0.021
ab:high street	-0.01	-0.004	-0.003	0.017
ab:hire ¶	0.067	-0.002	0.002	-0.068
ab:hold about	0.059	-0.013	-0.036	-0.01
ab:hold ¶	-0.01	-0.013	-0.004	0.028
ab:holidays put	0.014	0.001	0.004	-0.019
ab:home BRAND	0.149	-0.011	0.047	-0.186
ab:home about	-0.065	0.011	0.026	0.028
ab:home book	-0.035	-0.001	-0.001	0.036
ab:home care	0.061	0	0	-0.06
ab:home may	-0.052	-0.016	0.028	0.041
ab:home privacy	-0.027	-0.015	0.041	0.002
ab:home services	-0.031	-0.001	0	0.032
ab:home terms	-0.065	0.011	-0.003	0.057
ab:home the	-0.022	-0.001	0	0.023
ab:home ¶	0.015	0.044	-0.074	0.015
ab:homes in	0.086	0	0	-0.085
ab:homes ¶	-0.013	-0.001	-0.001	0.014
ab:hospice care	0.052	-0.008	-0.044	0
ab:hosted by	-0.034	-0.003	0.002	0.034
ab:hosted on	0.012	-0.003	-0.008	0
ab:hosting ORG	-0.015	0	0.015	0
ab:hosting and	-0.03	-0.004	0.005	0.028
ab:hosting ¶	-0.029	-0.015	0.021	0.023
ab:hosts it	-0.064	0.001	0.062	0
ab:hosts the	-0.031	-0.003	0.025	0.009
ab:hotels in	0.064	-0.001	0	-0.063
ab:hotels ¶	0.037	-0.002	-0.001	-0.034
ab:hours are	-0.014	-0.002	-0.004	0.019
ab:house DIGITS	-0.043	-0.005	0.038	0.01
ab:house SELF	0.018	-0.001	-0.017	-0.001
ab:house gizorelzi	-0.054	0.008	0.046	0
ab:house nusil	-0.005	-0.006	0.012	-0.001
ab:house we	0.018	-0.001	-0.017	0
ab:house with	-0.048	-0.006	0.061	-0.007
ab:house ¶	-0.022	0.04	-0.048	0.03
ab:houses schools	0.016	0	0	-0.016
ab:how BRAND	-0.014	-0.002	-0.002	0.018
ab:how do	-0.025	0.083	-0.017	-0.041
ab:how it	-0.094	-0.004	0.002	0.096
ab:how long	0.003	-0.021	0.061	-0.043
ab:how the	0.008	0.01	-0.039	0.022
ab:how to	-0.02	0.038	-0.013	-0.004
ab:how we	0.064	-0.021	-0.038	-0.006
ab:how your	0.065	-0.036	-0.023	-0.005
ab:https :	-0.072	0.027	-0.01	0.055
ab:i am	-0.029	-0.004	0.011	0.023
ab:ico org	-0.003	-0.01	0.015	-0.002
ab:ico registration	0.03	-0.015	-0.013	-0.002
ab:ico the	-0.002	-0.007	0.01	-0.002
ab:identity checks	0.014	-0.005	0.007	-0.017
ab:if a	-0.004	-0.015	0.022	-0.002
ab:if nobody	-0.029	0	0.028	0
ab:if we	-0.025	-0.025	0.052	-0.002
ab:if you	0.017	-0.116	0.094	0.004
ab:if your	-0.001	-0.002	-0.014	0.017
ab:important information	0.017	-0.008	0.007	-0.015
ab:important to	0.021	-0.005	-0.002	-0.014
ab:imprint ¶	-0.001	0.004	0.01	-0.013
ab:in DIGITS	0.011	-0.004	0.018	-0.025
ab:in a	0.025	-0.055	-0.024	0.055
ab:in any	0.009	-0.001	-0.015	0.008
ab:in dublin	-0.023	0	0.005	0.018
ab:in england	-0.089	-0.062	0.195	-0.044
ab:in full	0.017	-0.002	-0.015	0
ab:in germany	-0.039	0.025	-0.003	0.016
ab:in guernsey	-0.023	0.051	-0.022	-0.005
ab:in ireland	0.111	-0.044	-0.058	-0.009
ab:in its	0.093	0.001	-0.085	-0.01
ab:in london	-0.035	-0.012	-0.006	0.053
ab:in northern	0.039	-0.003	-0.018	-0.019
ab:in pounds	-0.026	0.036	0.011	-0.02
ab:in question	-0.007	-0.007	0.014	-0.001
ab:in scotland	0.098	0.02	-0.071	-0.048
ab:in the	0.116	0.042	-0.1	-0.058
ab:in these	-0.033	-0.011	-0.007	0.051
ab:in this	0.028	-0.017	0.013	-0.024
ab:in two	-0.021	0	0	0.021
ab:in whose	0.03	-0.003	-0.029	0.002
ab:in your	0.035	0	-0.001	-0.034
ab:in ¶	-0.065	-0.004	-0.002	0.071
ab:include vat	-0.012	0	-0.018	0.031
ab:including the	0.008	-0.001	-0.012	0.005
ab:incorporated and	-0.04	0.054	-0.015	0.001
ab:incorporated in	0.052	0.016	-0.08	0.012
ab:incorporated ¶	-0.011	0	0	0.011
ab:independently owned	-0.025	-0.014	0.042	-0.002
ab:info @	0.05	-0.013	-0.052	0.015
ab:information about	-0.016	0.036	-0.032	0.012
ab:information commissioner's	-0.001	-0.002	-0.015	0.017
ab:information commissioners	-0.012	-0.002	0.015	0
ab:information commissioner’s	-0.006	-0.006	0.021	-0.008
ab:information generated	-0.027	-0.025	0.052	-0.001
ab:information to	-0.013	-0.003	-0.001	0.017
ab:information we	0.011	-0.028	0	0.016
ab:information ¶	0.061	0.066	-0.08	-0.046
ab:installed properly	0.019	-0.001	-0.001	-0.017
ab:instructions ¶	-0.019	-0.001	0.003	0.017
ab:interest at	-0.026	0	0	0.025
ab:interest company	-0.023	0	0.013	0.01
ab:international transfers	-0.004	0.013	-0.007	-0.001
ab:interpretation ¶	0.012	-0.004	-0.005	-0.004
ab:introduction ¶	0.066	-0.015	-0.04	-0.01
ab:investors ¶	0.018	-0.002	-0.016	0
ab:invoices and	0.014	-0.004	-0.007	-0.003
ab:invoices ¶	0.031	-0.005	-0.026	0
ab:involved ¶	-0.014	-0.001	0	0.015
ab:ip4 3gt	-0.017	0	0.017	0
ab:ip4 5ul	-0.035	0	0.035	0
ab:ipswich and	0.028	-0.002	-0.002	-0.024
ab:ipswich suffolk	-0.045	0	0.045	0
ab:ireland (	0.029	-0.003	-0.024	-0.002
ab:ireland under	0.067	-0.031	-0.039	0.003
ab:ireland with	0.05	-0.012	-0.034	-0.003
ab:ireland ¶	0.08	-0.018	-0.053	-0.009
ab:is :	-0.003	-0.01	0.012	0.001
ab:is BRAND	-0.018	0.022	-0.003	-0.001
ab:is DIGITS	-0.013	0.03	-0.035	0.017
ab:is ORG	0.035	-0.021	-0.021	0.008
ab:is SELF	0.067	-0.013	-0.05	-0.003
ab:is a	-0.092	0.14	0.068	-0.115
ab:is about	0.056	-0.001	-0.054	-0.001
ab:is also	0.027	-0.011	-0.011	-0.005
ab:is an	0.022	0.007	-0.022	-0.007
ab:is at	0.08	-0.026	-0.064	0.009
ab:is authorised	-0.055	0.014	0.067	-0.026
ab:is committed	0.032	-0.029	-0.011	0.007
ab:is free	0.015	0	0.006	-0.021
ab:is green	0.011	0	0	-0.011
ab:is hosted	0	-0.005	-0.007	0.012
ab:is important	0.021	-0.005	-0.002	-0.014
ab:is independently	-0.02	-0.014	0.042	-0.007
ab:is issued	0.035	-0.001	-0.001	-0.033
ab:is kept	-0.006	-0.008	0.015	-0.002
ab:is late	0.021	0	0.002	-0.023
ab:is licensed	-0.028	0.067	-0.005	-0.034
ab:is looked	-0.002	-0.014	0.015	0.001
ab:is made	0.015	-0.011	-0.01	0.006
ab:is managed	-0.004	-0.011	0.014	0.001
ab:is no	-0.023	0.005	-0.004	0.022
ab:is not	-0.015	-0.021	0.015	0.02
ab:is operated	0.02	-0.015	-0.01	0.005
ab:is owned	0.083	-0.015	-0.082	0.014
ab:is paid	0	0.034	-0.016	-0.019
ab:is parking	-0.041	-0.002	-0.001	0.044
ab:is part	0.06	-0.031	-0.045	0.017
ab:is provided	-0.038	-0.02	0.06	-0.002
ab:is registered	0.028	-0.038	-0.01	0.02
ab:is responsible	-0.009	-0.035	0.037	0.006
ab:is run	-0.009	-0.032	0.028	0.012
ab:is sent	-0.007	-0.012	0.019	0
ab:is the	-0.037	-0.026	0.007	0.056
ab:is this	-0.044	-0.004	0.048	0
ab:is used	0.026	-0.024	0.003	-0.005
ab:is with	-0.052	-0.006	0.062	-0.004
ab:is written	-0.005	-0.002	-0.029	0.036
ab:isle of	0.101	-0.019	-0.119	0.037
ab:issued by	0.055	-0.027	0.018	-0.046
ab:issues (	-0.002	-0.007	0.01	-0.002
ab:it and	0.007	-0.002	0.017	-0.023
ab:it if	0.01	-0.001	-0.001	-0.009
ab:it is	0.053	0.017	0.013	-0.083
ab:it keeps	-0.018	0	0.017	0
ab:it only	-0.004	-0.016	0.022	-0.002
ab:it our	-0.008	-0.01	-0.03	0.047
ab:it sometimes	-0.064	0.001	0.062	0
ab:it under	0.037	-0.008	-0.029	0
ab:it with	-0.012	0.032	-0.045	0.025
ab:it works	-0.092	-0.004	0.002	0.094
ab:it ¶	-0.011	-0.005	0.005	0.011
ab:its affiliates	0	-0.036	0.021	0.015
ab:its customers	0.011	0.019	-0.027	-0.004
ab:its loss	-0.021	0	0.021	0
ab:its own	-0.055	0.023	0.029	0.003
ab:its registered	0.034	-0.011	-0.019	-0.004
ab:its subsidiaries	0.028	-0.001	-0.015	-0.012
ab:itself how	-0.02	0	0.02	0
ab:january DIGITS	-0.012	-0.003	0.015	0
ab:june DIGITS	-0.005	-0.005	-0.004	0.014
ab:keep a	0.026	-0.008	0.026	-0.044
ab:keep it	-0.006	0.01	0.001	-0.004
ab:keep the	0.027	-0.005	-0.005	-0.017
ab:keep them	0.04	-0.001	0.003	-0.042
ab:keep up	-0.036	-0.001	0.01	0.027
ab:keep your	-0.033	0.056	-0.011	-0.012
ab:keeps its	-0.011	0	0.011	0
ab:keeps the	-0.011	-0.003	0.027	-0.013
ab:keeps transaction	-0.015	0	0.015	0
ab:keeps your	-0.016	-0.002	-0.005	0.022
ab:kendal and	-0.03	-0.001	-0.001	0.032
ab:kendal cumbria	-0.021	0.002	0.017	0.001
ab:kent me15	0.01	-0.002	-0.008	0
ab:kept for	-0.004	-0.002	-0.018	0.024
ab:kept in	0.023	-0.009	0.013	-0.027
ab:kestrel road	-0.035	0	0.035	0
ab:kestrel wharf	-0.023	0.004	0.02	0
ab:kind and	-0.017	0	0	0.017
ab:kind or	-0.05	0	0.05	0
ab:kinds of	-0.016	-0.002	0.001	0.016
ab:kingdom registered	0.017	-0.003	-0.013	0
ab:kingdom ¶	0.013	-0.011	-0.012	0.01
ab:kit for	0.03	-0.003	0	-0.027
ab:know as	0.065	-0.006	-0.029	-0.03
ab:know where	-0.01	-0.024	0.03	0.004
ab:known as	-0.023	0.058	-0.036	0.002
ab:kop com	0.03	-0.002	-0.013	-0.016
ab:landlords letting	-0.001	0	0.019	-0.018
ab:lane wilmslow	-0.005	-0.006	0.012	-0.001
ab:large ones	-0.048	0	0.047	0
ab:larkfield road	-0.012	0	0.012	0
ab:last month	-0.011	-0.001	-0.012	0.024
ab:last updated	-0.095	-0.01	-0.006	0.112
ab:law ¶	-0.023	-0.001	0.024	-0.001
ab:laws of	0.016	-0.005	-0.008	-0.003
ab:leeds and	0.092	-0.002	-0.002	-0.089
ab:legal name	0.108	-0.001	-0.002	-0.105
ab:legal notice	-0.032	-0.001	-0.001	0.033
ab:legal ¶	-0.044	0.002	0.02	0.022
ab:leicester and	-0.01	-0.002	-0.002	0.014
ab:leicester le3	-0.01	0	0.009	0
ab:lenders ¶	-0.024	-0.003	0	0.027
ab:less and	0.01	0	0.006	-0.015
ab:letter for	0.012	-0.002	-0.013	0.004
ab:letter or	-0.019	-0.015	0.049	-0.015
ab:letting agents	-0.003	0	0.019	-0.016
ab:letting and	-0.082	-0.001	-0.001	0.083
ab:liability partnership	0.027	-0.002	-0.024	0
ab:liability ¶	0.025	-0.007	-0.029	0.012
ab:liable for	0.035	-0.003	-0.03	-0.002
ab:licence and	0.113	-0.014	-0.098	-0.001
ab:licence ¶	-0.011	-0.002	0.006	0.007
ab:licensed by	-0.013	0.02	0.032	-0.04
ab:like most	-0.01	-0.007	0.018	-0.002
ab:like to	0.034	-0.008	0.008	-0.034
ab:limited by	0.024	-0.02	0.001	-0.006
ab:limited company	0.061	-0.058	-0.032	0.029
ab:limited liability	0.042	-0.011	-0.031	0
ab:limited ¶	0.013	-0.001	-0.012	0
ab:limited’s privacy	0.017	-0.003	0.016	-0.03
ab:lincoln and	-0.068	-0.002	-0.002	0.071
ab:lines and	0.024	0	0	-0.023
ab:list of	-0.014	0.017	-0.001	-0.002
ab:little less	0.017	0	0.006	-0.023
ab:liverpool and	-0.037	-0.012	0.013	0.036
ab:located at	-0.014	0.027	0.002	-0.015
ab:locations ¶	-0.001	0.043	-0.001	-0.042
ab:log in	-0.081	-0.004	0.041	0.044
ab:london and	0.041	-0.002	-0.001	-0.038
ab:london e14	0.027	-0.018	-0.015	0.007
ab:london ec1v	-0.051	-0.001	0.052	0
ab:london ec2a	0.017	-0.008	-0.009	0
ab:london england	0.035	-0.007	-0.024	-0.005
ab:london se1	-0.026	-0.008	0.034	0
ab:london united	0.039	-0.008	-0.019	-0.011
ab:london ¶	-0.025	-0.025	-0.069	0.119
ab:londonderry and	0.015	0	0	-0.015
ab:long depends	-0.001	-0.009	0.011	-0.001
ab:long it	-0.017	0	0.017	0
ab:long we	0.03	0.008	0.003	-0.041
ab:look after	-0.014	0.113	-0.057	-0.041
ab:look out	0.011	-0.001	-0.001	-0.01
ab:looked after	0.003	-0.012	0.014	-0.005
ab:looking after	-0.039	-0.001	0	0.04
ab:looks after	-0.001	0.085	-0.102	0.018
ab:loss adjusters	-0.021	0	0.021	0
ab:lottery is	-0.04	0.036	0.019	-0.015
ab:lottery manager	0.004	-0.008	0.021	-0.017
ab:m12 2az	-0.055	0.001	0.053	0
ab:made by	0.05	-0.003	-0.001	-0.047
ab:made in	-0.079	-0.002	0	0.081
ab:made simple	0.032	-0.001	-0.001	-0.03
ab:made the	0.021	-0.011	-0.009	0
ab:made with	-0.013	-0.001	0.002	0.013
ab:made ¶	0.028	0.004	0.002	-0.033
ab:maidstone me15	-0.012	0	0.012	0
ab:mail is	-0.004	-0.012	0.016	0
ab:mail ¶	-0.003	-0.012	0.016	-0.001
ab:main road	-0.04	-0.003	0.059	-0.016
ab:main trading	0.03	-0.003	-0.006	-0.021
ab:make an	0.024	-0.002	-0.017	-0.005
ab:makes the	-0.052	0.001	0.051	0
ab:making a	0.017	-0.001	0.001	-0.017
ab:maltings way	-0.055	0.001	0.053	0
ab:managed by	0.032	-0.026	-0.007	0.001
ab:manager ¶	0.006	-0.004	0.042	-0.045
ab:managing agents	0.006	0	0.012	-0.017
ab:managing homes	-0.082	-0.001	-0.001	0.083
ab:manchester m12	-0.055	0.001	0.053	0
ab:march DIGITS	-0.097	0.009	0.007	0.081
ab:march ¶	0.022	-0.001	-0.02	0
ab:mark of	0.009	-0.01	0.025	-0.024
ab:marks of	0.008	-0.008	0.013	-0.013
ab:materials ourselves	-0.041	-0.001	-0.001	0.042
ab:may DIGITS	-0.055	-0.012	0.055	0.011
ab:may also	-0.037	0.046	0.004	-0.013
ab:may ask	-0.014	-0.004	0.018	0
ab:may be	-0.115	-0.015	0.033	0.097
ab:may change	0.017	-0.01	-0.03	0.024
ab:may not	0.023	-0.001	-0.022	0
ab:may pass	-0.011	0	0.01	0
ab:may process	-0.004	-0.012	0.004	0.013
ab:may receive	-0.013	-0.008	0.022	-0.001
ab:may refuse	0.026	-0.001	-0.001	-0.024
ab:me ¶	-0.019	0	-0.001	0.02
ab:me15 7eb	-0.012	0	0.012	0
ab:mean SELF	0.014	-0.001	-0.013	0
ab:mean the	-0.012	0	-0.005	0.018
ab:means ORG	-0.024	0.001	0.003	0.021
ab:means SELF	-0.002	-0.006	0.013	-0.005
ab:means any	0.025	0.022	-0.044	-0.003
ab:means that	-0.023	0.05	-0.032	0.004
ab:means the	-0.047	-0.02	0.035	0.032
ab:member of	0.08	-0.009	-0.018	-0.052
ab:members of	-0.033	-0.011	0.021	0.024
ab:membership ¶	0.01	-0.003	0.017	-0.024
ab:menus for	0.018	0	0	-0.018
ab:methods ¶	0.048	-0.001	-0.008	-0.039
ab:miles of	0.027	0	-0.017	-0.01
ab:millrace road	-0.017	0	0.017	0
ab:miniatures ¶	-0.016	-0.001	0	0.017
ab:minutes ¶	0.01	-0.002	-0.001	-0.006
ab:modern teams	-0.079	0	-0.001	0.08
ab:month including	0.007	-0.001	-0.012	0.007
ab:months ¶	-0.024	-0.001	0.002	0.023
ab:more than	-0.007	-0.002	0	0.01
ab:more ¶	-0.023	-0.004	0.003	0.024
ab:mortgage advice	0.005	-0.003	-0.023	0.021
ab:mortgages ¶	-0.058	-0.001	-0.001	0.06
ab:most of	-0.025	-0.013	-0.002	0.04
ab:most sites	-0.01	-0.007	0.018	-0.002
ab:mostly we	0.04	-0.003	-0.027	-0.009
ab:must be	0.016	-0.009	-0.002	-0.004
ab:my own	-0.012	0	0	0.012
ab:name :	-0.017	0.027	-0.016	0.006
ab:name BRAND	0.059	-0.012	-0.045	-0.001
ab:name and	0.024	-0.005	-0.018	0
ab:name email	-0.017	-0.008	0.007	0.018
ab:name of	-0.134	0.081	-0.017	0.071
ab:name the	-0.042	0.001	0.04	0
ab:name used	0.014	-0.001	0	-0.012
ab:name we	0.03	-0.003	-0.029	0.002
ab:name ¶	-0.069	-0.009	0.039	0.04
ab:names of	-0.033	0.011	-0.001	0.023
ab:names ¶	-0.023	0.052	-0.029	0
ab:near you	-0.048	-0.008	0.018	0.038
ab:necessary ones	-0.038	-0.003	0	0.041
ab:need a	0.097	-0.013	-0.084	0
ab:needs us	-0.019	-0.003	-0.01	0.033
ab:network registered	-0.145	0.02	0.125	0
ab:never reaches	-0.023	0	0.023	0
ab:new in	-0.022	-0.004	-0.001	0.028
ab:new this	0.023	-0.001	0	-0.021
ab:new website	-0.026	0.001	0.025	0
ab:newcastle upon	0.019	-0.008	0.012	-0.023
ab:newry and	0.035	0	0	-0.034
ab:news offers	0.014	-0.002	-0.013	0
ab:news ¶	0.067	-0.004	-0.002	-0.061
ab:night ¶	0.029	0.022	-0.02	-0.031
ab:no DIGITS	0.085	0.043	-0.105	-0.024
ab:no NUM	-0.021	0.052	0.046	-0.077
ab:no SELF	-0.268	0.045	0.233	-0.01
ab:no contract	-0.03	-0.025	0.043	0.012
ab:no fuss	0.032	-0.003	0.009	-0.038
ab:no investors	0.018	-0.001	-0.017	0
ab:nobody asks	0.004	0	0.006	-0.01
ab:nobody here	-0.01	-0.003	0	0.012
ab:nobody is	-0.029	0	0.028	0
ab:nobody will	-0.019	-0.001	0.001	0.019
ab:nomofer street	-0.012	-0.001	0.008	0.005
ab:norfolk nr7	-0.012	0	0.013	0
ab:north east	0.06	0	0	-0.06
ab:north of	-0.03	0	-0.001	0.032
ab:north yorkshire	-0.012	-0.001	0.013	0
ab:northern ireland	0.054	-0.007	-0.028	-0.019
ab:norupo balloon	0.022	0	0	-0.022
ab:norupo london	0.054	-0.018	-0.034	-0.001
ab:norwich and	0.012	-0.001	-0.001	-0.009
ab:norwich norfolk	-0.026	0.001	0.015	0.01
ab:not a	-0.015	-0.008	0.007	0.015
ab:not be	0.023	-0.001	-0.022	0.001
ab:not for	-0.039	-0.006	0.038	0.007
ab:not incorporated	-0.011	0	0	0.011
ab:not keep	-0.036	-0.001	0.01	0.027
ab:not liable	0.035	-0.003	-0.03	-0.002
ab:not send	-0.018	0.002	0.017	-0.001
ab:not vat	-0.013	0	0	0.014
ab:not we	-0.017	0	0.016	0
ab:not ¶	0	0	0.022	-0.022
ab:nothing BRAND	0.046	-0.001	-0.001	-0.043
ab:nothing and	0.008	-0.002	-0.021	0.016
ab:nothing bring	0.017	0	0	-0.016
ab:nothing delivery	-0.016	0	0	0.016
ab:nothing evening	0.016	0	0	-0.016
ab:nothing every	0.02	-0.001	-0.001	-0.018
ab:nothing gift	0.024	-0.002	-0.001	-0.021
ab:nothing if	0.019	-0.001	-0.001	-0.018
ab:nothing on	0.052	-0.002	-0.015	-0.035
ab:nothing our	-0.047	-0.004	-0.002	0.052
ab:nothing quote	-0.024	-0.001	-0.001	0.025
ab:nothing rated	-0.065	-0.001	0	0.066
ab:nothing spare	-0.046	-0.001	-0.001	0.047
ab:nothing tell	-0.011	0	0	0.011
ab:nothing there	-0.018	-0.001	0	0.019
ab:nothing to	-0.022	0.001	0.02	0.001
ab:nothing trade	0.022	0	0	-0.021
ab:nothing use	0.036	-0.001	-0.001	-0.034
ab:nothing we	0.04	-0.005	-0.004	-0.03
ab:nothing when	-0.012	-0.001	-0.001	0.013
ab:nothing your	0.01	0	0	-0.01
ab:nothing ¶	0.024	-0.019	-0.014	0.008
ab:notice covers	-0.059	-0.013	0.024	0.049
ab:notice explains	-0.006	-0.003	-0.002	0.011
ab:notice tells	0.041	-0.007	-0.039	0.005
ab:notice terms	-0.012	-0.003	-0.011	0.027
ab:notice ¶	0.007	-0.001	-0.079	0.073
ab:nottingham and	0.07	-0.002	-0.002	-0.066
ab:nottingham ng7	-0.027	0.003	0.024	0
ab:now ¶	-0.026	-0.002	0.002	0.025
ab:number (	-0.014	-0.005	0.022	-0.004
ab:number :	-0.076	-0.052	0.017	0.112
ab:number DIGITS	0.066	0.017	-0.016	-0.068
ab:number NUM	0.125	-0.107	0.052	-0.071
ab:number SELF	-0.401	0.074	0.369	-0.042
ab:number at	0.01	-0.002	-0.008	0
ab:number is	0.068	-0.05	-0.009	-0.01
ab:number never	-0.023	0	0.023	0
ab:number ¶	0.088	-0.012	-0.072	-0.004
ab:nusil lane	-0.005	-0.006	0.012	-0.001
ab:o ORG	0.053	-0.013	-0.038	-0.002
ab:of BRAND	-0.025	0.105	-0.027	-0.053
ab:of DIGITS	-0.088	-0.012	0.078	0.022
ab:of ORG	-0.027	0.016	-0.096	0.107
ab:of SELF	0.059	-0.037	0.025	-0.046
ab:of a	0.044	-0.014	-0.038	0.007
ab:of aberdeen	0.033	0	0	-0.033
ab:of aberystwyth	-0.012	0	0	0.012
ab:of any	0.001	-0.004	0.013	-0.01
ab:of birmingham	-0.019	-0.002	-0.002	0.023
ab:of brighton	-0.015	-0.001	-0.002	0.018
ab:of bristol	-0.038	-0.001	-0.001	0.041
ab:of business	0.028	0.024	0.001	-0.053
ab:of cambridge	-0.034	-0.002	-0.001	0.037
ab:of cardiff	0.029	-0.003	-0.002	-0.024
ab:of companies	0	0.045	-0.042	-0.004
ab:of contract	-0.052	0.045	-0.012	0.019
ab:of data	-0.008	-0.006	-0.001	0.016
ab:of dundee	0.015	0	0	-0.014
ab:of edinburgh	0.019	0	0	-0.018
ab:of england	0.095	-0.011	-0.044	-0.04
ab:of exeter	0.042	-0.001	-0.025	-0.015
ab:of glasgow	0.042	0	0	-0.041
ab:of halifax	-0.024	-0.002	-0.002	0.028
ab:of hereford	-0.074	-0.001	0.005	0.071
ab:of hire	0.012	0	0	-0.011
ab:of ipswich	0.028	-0.002	-0.002	-0.024
ab:of its	-0.037	0.003	0.017	0.016
ab:of kendal	-0.03	-0.001	-0.001	0.032
ab:of leeds	0.092	-0.002	-0.002	-0.089
ab:of leicester	-0.01	-0.002	-0.002	0.014
ab:of lincoln	-0.068	-0.002	-0.002	0.071
ab:of liverpool	-0.035	-0.001	-0.001	0.036
ab:of london	0.086	-0.008	-0.002	-0.075
ab:of londonderry	0.015	0	0	-0.015
ab:of man	0.107	-0.015	-0.1	0.008
ab:of manchester	0.02	-0.001	-0.001	-0.018
ab:of newcastle	0.019	-0.002	-0.002	-0.015
ab:of newry	0.042	0	0	-0.042
ab:of nottingham	0.07	-0.002	-0.002	-0.066
ab:of onarebu	-0.003	-0.013	0.016	0
ab:of one	0.01	-0.013	0.031	-0.028
ab:of our	-0.002	0.004	-0.023	0.021
ab:of page	-0.066	-0.054	0.112	0.009
ab:of patients	0.014	-0.003	-0.01	0
ab:of reading	-0.085	-0.001	-0.001	0.088
ab:of sale	0.022	-0.003	0.004	-0.022
ab:of shrewsbury	-0.046	-0.001	-0.001	0.048
ab:of stockport	0.024	-0.001	-0.001	-0.022
ab:of swansea	0.01	-0.001	-0.001	-0.008
ab:of the	-0.158	0.077	0.148	-0.067
ab:of their	0.026	-0.011	0.006	-0.021
ab:of them	-0.035	0.015	0.033	-0.012
ab:of this	0.049	-0.011	0.001	-0.039
ab:of truro	-0.058	-0.002	-0.003	0.062
ab:of unit	-0.014	-0.001	0.021	-0.006
ab:of use	-0.071	-0.01	0.076	0.005
ab:of what	0.005	-0.011	-0.006	0.013
ab:of which	-0.052	-0.013	0.064	0.001
ab:of whitby	0.027	-0.001	-0.001	-0.025
ab:of wrexham	0.03	-0.001	-0.001	-0.028
ab:of york	0.038	-0.001	-0.001	-0.036
ab:of your	0.015	-0.029	0.038	-0.024
ab:offers and	0.008	-0.002	-0.013	0.006
ab:offers to	-0.057	0.012	0.05	-0.004
ab:offers ¶	0.018	0	0	-0.018
ab:office :	0.017	-0.113	0.124	-0.028
ab:office SELF	0.012	-0.002	-0.009	0
ab:office address	0.034	-0.03	-0.079	0.075
ab:office and	0.024	-0.005	-0.019	0
ab:office at	0.016	-0.016	0.012	-0.012
ab:office is	0.023	-0.003	-0.071	0.051
ab:office registration	0.003	-0.005	-0.013	0.015
ab:office the	-0.033	-0.002	0.035	0
ab:office unit	0.018	-0.002	-0.016	0
ab:office with	-0.008	-0.004	0.019	-0.006
ab:office ¶	0.014	-0.005	-0.041	0.032
ab:offices at	-0.007	-0.012	0.024	-0.005
ab:okimiletpo ¶	0.021	-0.002	0.001	-0.021
ab:on DIGITS	0.021	-0.014	-0.031	0.024
ab:on ORG	0.012	-0.002	-0.009	0
ab:on a	-0.001	-0.011	0.024	-0.012
ab:on behalf	0.096	0.002	-0.024	-0.074
ab:on it	0.033	-0.003	-0.01	-0.02
ab:on its	-0.007	-0.003	0.024	-0.015
ab:on our	-0.018	0.034	-0.022	0.006
ab:on request	-0.04	-0.007	0.048	-0.001
ab:on sale	-0.042	0	0.001	0.04
ab:on sea	-0.015	-0.001	-0.003	0.019
ab:on the	0.144	-0.025	-0.084	-0.035
ab:on these	0.012	-0.001	-0.004	-0.007
ab:on this	0.034	-0.002	-0.001	-0.031
ab:on wednesdays	-0.02	0	-0.001	0.022
ab:on weekdays	-0.013	0	0	0.013
ab:on what	-0.004	-0.004	0.012	-0.003
ab:on working	-0.013	0	0.012	0
ab:on www	0.023	-0.01	-0.023	0.011
ab:on you	-0.015	-0.003	0.003	0.015
ab:on your	-0.102	-0.004	0.031	0.075
ab:on ¶	-0.061	-0.009	0.041	0.028
ab:onarebu georgia	-0.006	-0.013	0.019	0
ab:one by	-0.016	-0.001	0.004	0.012
ab:one of	-0.002	-0.023	0.009	0.017
ab:one person	0.019	0	0	-0.018
ab:one place	-0.012	-0.001	-0.007	0.02
ab:one quarter	0.01	-0.013	0.031	-0.028
ab:one sets	-0.01	-0.007	0.018	-0.002
ab:one side	0.012	0	0	-0.011
ab:ones are	-0.038	-0.001	-0.002	0.041
ab:ones by	-0.048	0	0.047	0
ab:online ¶	-0.031	-0.001	0	0.032
ab:only as	-0.084	0.001	0.06	0.023
ab:only if	-0.024	-0.016	0.021	0.019
ab:only promotes	0.026	-0.001	-0.001	-0.024
ab:only ¶	0.064	0.017	-0.001	-0.079
ab:operated by	0.002	0.011	-0.026	0.014
ab:operates the	0.038	-0.057	0.003	0.016
ab:or "	0.143	0.021	-0.143	-0.02
ab:or ORG	-0.015	-0.013	0.03	-0.003
ab:or a	-0.009	-0.004	0.024	-0.011
ab:or any	0.021	0.004	-0.015	-0.009
ab:or by	-0.012	-0.019	0.037	-0.007
ab:or in	0.012	-0.005	-0.012	0.005
ab:or its	-0.056	-0.008	0.07	-0.006
ab:or not	-0.039	0	0.038	0
ab:or our	0.01	0.023	-0.015	-0.018
ab:or sent	0.025	0	-0.01	-0.014
ab:or substantially	-0.005	-0.012	0.018	-0.001
ab:or the	-0.005	-0.009	0.001	0.013
ab:or to	0.016	-0.003	-0.01	-0.002
ab:or us	-0.009	-0.003	-0.016	0.028
ab:or your	-0.007	-0.005	0.002	0.01
ab:orchard business	-0.011	0	0.01	0.001
ab:orchard terrace	-0.013	0	0.014	0
ab:order and	-0.009	-0.02	0.062	-0.033
ab:order materials	-0.041	-0.001	-0.001	0.042
ab:order placed	-0.012	-0.002	-0.003	0.017
ab:order you	-0.043	0.044	-0.011	0.01
ab:order ¶	-0.04	-0.003	0.02	0.022
ab:orders an	0.01	-0.002	-0.007	0
ab:orders ¶	-0.018	0.033	-0.024	0.009
ab:ordinary partnership	-0.03	0	0	0.03
ab:org uk	-0.006	-0.01	0.018	-0.002
ab:other countries	0.01	0	0	-0.009
ab:other names	-0.004	-0.004	0.012	-0.004
ab:others ¶	-0.028	-0.014	0.043	-0.002
ab:our "	-0.013	0.028	-0.016	0.001
ab:our BRAND	0.012	-0.005	0.001	-0.007
ab:our accountant	-0.01	0	0.01	0
ab:our address	-0.015	-0.004	0.001	0.018
ab:our and	0.023	0.034	-0.06	0.004
ab:our apprentices	-0.019	-0.002	0.011	0.011
ab:our assets	-0.005	-0.012	0.018	-0.001
ab:our behalf	-0.017	0.039	-0.039	0.017
ab:our company	0.011	0.03	-0.044	0.003
ab:our cookies	-0.026	0	0	0.026
ab:our customer	-0.004	-0.006	0.01	0
ab:our customers	-0.012	-0.003	-0.002	0.018
ab:our emails	-0.015	-0.004	-0.017	0.036
ab:our financial	-0.007	-0.01	0.003	0.014
ab:our guarantee	-0.005	-0.002	-0.029	0.036
ab:our homes	0.013	0	0	-0.012
ab:our instructions	-0.03	0.007	0.024	0
ab:our letter	0.011	-0.002	-0.013	0.005
ab:our main	-0.014	-0.002	0.002	0.014
ab:our number	0.01	-0.002	-0.008	0
ab:our office	-0.046	0	0.045	0
ab:our or	-0.026	-0.008	0.022	0.012
ab:our own	0.008	-0.038	0.086	-0.056
ab:our pages	-0.003	-0.018	0.023	-0.001
ab:our payment	-0.019	0.003	0.017	-0.001
ab:our people	0.028	0	0	-0.027
ab:our prices	0.015	-0.002	-0.001	-0.012
ab:our products	0.011	-0.002	-0.006	-0.004
ab:our profits	-0.008	-0.01	-0.03	0.047
ab:our registered	0.011	-0.018	-0.033	0.039
ab:our service	0.014	-0.004	-0.011	0.002
ab:our services	-0.04	-0.014	0.033	0.021
ab:our shops	-0.009	0.042	-0.039	0.007
ab:our site	-0.011	-0.014	0.012	0.013
ab:our store	0.012	-0.002	-0.01	0
ab:our story	0.047	-0.007	-0.035	-0.004
ab:our trading	-0.013	0.037	-0.038	0.014
ab:our van	0.025	-0.001	-0.001	-0.024
ab:our vat	0.024	-0.004	-0.004	-0.015
ab:our we	0.01	-0.001	0	-0.009
ab:our website	0.005	0.032	-0.03	-0.007
ab:our work	0.048	-0.005	-0.002	-0.041
ab:our workshop	-0.023	-0.002	0.001	0.024
ab:our ¶	-0.02	0.049	-0.014	-0.015
ab:ourselves ;	-0.045	-0.001	-0.001	0.047
ab:ourselves and	-0.047	-0.001	-0.001	0.049
ab:out for	0.011	-0.001	-0.001	-0.01
ab:out of	0.021	-0.002	-0.009	-0.01
ab:out repairs	-0.042	0.001	0.041	0
ab:out the	-0.017	-0.01	0.025	0.002
ab:out we	0.023	0	-0.001	-0.022
ab:outside ¶	-0.024	-0.001	-0.001	0.025
ab:ovekavuvu ¶	-0.012	-0.004	0.045	-0.028
ab:own and	0.011	-0.002	0.029	-0.038
ab:own file	-0.01	0	0.01	0
ab:own shelves	0.01	-0.005	0	-0.004
ab:own terms	-0.003	-0.005	0.01	-0.002
ab:own van	-0.034	0	0.034	0
ab:own ¶	-0.09	-0.002	0.035	0.057
ab:owned and	-0.001	-0.021	0.026	-0.003
ab:owned by	0.085	0.009	-0.088	-0.005
ab:owned subsidiary	-0.122	0.129	0.026	-0.033
ab:owner and	0.002	-0.002	-0.014	0.015
ab:owner of	-0.02	-0.005	0.019	0.005
ab:owners ¶	0.029	-0.003	0.012	-0.038
ab:owns and	0.117	-0.087	-0.01	-0.019
ab:owns the	-0.023	-0.004	-0.01	0.037
ab:page of	-0.014	0	0.042	-0.028
ab:page ¶	-0.042	-0.005	0.054	-0.007
ab:pages are	-0.016	-0.001	-0.001	0.018
ab:pages store	-0.003	-0.013	0.017	-0.001
ab:paid by	-0.016	-0.004	0.005	0.015
ab:papers to	-0.01	0	0.01	0
ab:parent company	-0.047	0.073	-0.019	-0.006
ab:parent of	0.041	0.062	-0.103	0
ab:parking behind	-0.044	-0.002	-0.001	0.048
ab:part of	0.049	-0.017	-0.069	0.037
ab:parties to	-0.005	-0.015	0.02	-0.001
ab:parties ¶	0.063	-0.002	-0.001	-0.06
ab:partnership registered	0.023	-0.002	-0.024	0.004
ab:partnership the	-0.03	0	0	0.03
ab:parts are	0.022	-0.003	-0.018	-0.001
ab:pass it	-0.024	0.002	0.009	0.013
ab:pass the	-0.01	0	0.01	0
ab:patients records	0.014	-0.003	-0.01	0
ab:pay a	0.02	-0.001	0.005	-0.024
ab:pay by	-0.01	-0.001	0.012	0
ab:paying ¶	-0.015	-0.007	0.049	-0.027
ab:payment and	-0.004	-0.003	0.011	-0.004
ab:payment cards	-0.02	0.003	0.017	-0.001
ab:payment for	-0.053	0.005	0.048	0.001
ab:payment methods	0.048	-0.001	-0.008	-0.039
ab:payment processing	-0.02	-0.002	0.002	0.019
ab:payment provider	-0.019	0.003	0.017	-0.001
ab:payment service	-0.02	-0.002	0.004	0.018
ab:payment services	-0.045	-0.002	0.047	0
ab:payment that	0.026	-0.001	-0.001	-0.024
ab:payment ¶	-0.033	0.031	0.01	-0.008
ab:payments and	-0.012	-0.003	0.004	0.011
ab:payments are	-0.008	-0.016	0.025	-0.001
ab:payments ¶	-0.01	0.03	-0.018	-0.001
ab:payroll without	-0.047	0	-0.001	0.048
ab:pensioners pay	0.015	-0.001	0.005	-0.019
ab:people choose	-0.009	0	0.012	-0.003
ab:people who	0.054	-0.004	-0.012	-0.038
ab:people ¶	0.037	0	-0.001	-0.036
ab:periods ¶	-0.001	-0.01	0.012	-0.001
ab:person who	0.013	-0.001	-0.006	-0.006
ab:personal data	0.158	0.034	-0.211	0.019
ab:personal details	-0.036	-0.014	0.065	-0.015
ab:personal information	0.128	0.037	-0.097	-0.067
ab:personal training	0.029	-0.001	-0.001	-0.028
ab:phone :	0.024	-0.006	-0.016	-0.001
ab:phone ¶	-0.001	-0.003	-0.016	0.02
ab:pick up	0.015	-0.001	-0.001	-0.014
ab:pictures are	0.012	-0.002	-0.006	-0.004
ab:pier ¶	-0.025	-0.002	-0.001	0.028
ab:place ¶	0.054	-0.001	-0.001	-0.052
ab:placing an	-0.093	0.008	0	0.086
ab:plans ¶	-0.035	-0.002	-0.016	0.053
ab:plant a	0.014	-0.002	-0.001	-0.011
ab:platform (	-0.022	-0.001	0	0.022
ab:platform which	0.012	-0.002	-0.012	0.002
ab:platform ¶	-0.047	-0.002	-0.001	0.051
ab:please read	0.007	-0.021	0.054	-0.04
ab:please take	0.027	-0.007	-0.002	-0.018
ab:po box	-0.008	0.01	-0.021	0.019
ab:police or	-0.004	-0.015	0.021	-0.002
ab:policies are	-0.008	0	0.018	-0.011
ab:policy BRAND	0.021	0	0	-0.02
ab:policy applies	-0.002	0.05	-0.047	-0.001
ab:policy contact	-0.047	0.036	0.013	-0.002
ab:policy for	0.005	-0.003	0.02	-0.022
ab:policy from	-0.004	-0.007	-0.028	0.039
ab:policy of	-0.038	0.064	-0.011	-0.015
ab:policy sets	0.054	-0.005	-0.029	-0.02
ab:policy terms	-0.014	-0.003	0.008	0.009
ab:policy ¶	0.052	0.035	-0.019	-0.067
ab:portal that	-0.063	0.012	0.05	0.001
ab:possible on	0.012	-0.001	-0.001	-0.01
ab:postal address	0.028	-0.006	-0.01	-0.012
ab:posted the	0.042	-0.001	0	-0.041
ab:pounds sterling	-0.001	0.034	-0.013	-0.02
ab:powered by	-0.047	-0.037	0.072	0.013
ab:practices ¶	-0.001	-0.008	0.011	-0.002
ab:price and	0.019	0.032	-0.01	-0.042
ab:price does	0.03	0	0	-0.03
ab:prices are	-0.012	0.034	0.01	-0.032
ab:prices ¶	-0.031	-0.004	0.022	0.014
ab:pricing ¶	0.083	-0.002	-0.001	-0.08
ab:prints and	0.073	-0.002	-0.003	-0.068
ab:privacy &	0.01	-0.006	0.002	-0.005
ab:privacy @	0.004	-0.002	-0.01	0.009
ab:privacy BRAND	-0.003	0.046	-0.042	0
ab:privacy and	0.028	0.048	-0.091	0.015
ab:privacy contact	-0.006	-0.007	0.011	0.002
ab:privacy is	0.021	-0.005	-0.002	-0.014
ab:privacy notice	0.074	-0.023	-0.175	0.123
ab:privacy of	0.011	-0.008	-0.01	0.007
ab:privacy policy	-0.134	0.006	0.119	0.009
ab:privacy statement	0.019	-0.02	0.016	-0.015
ab:privacy very	0.027	-0.004	-0.009	-0.014
ab:privacy ¶	0	-0.017	0.128	-0.111
ab:private and	-0.021	0.055	-0.013	-0.022
ab:private company	0.027	-0.017	-0.033	0.022
ab:private limited	0.044	-0.037	-0.003	-0.005
ab:process the	-0.016	-0.004	0.005	0.015
ab:process your	-0.007	-0.006	0.015	-0.002
ab:process ¶	0.003	0.083	-0.065	-0.022
ab:processed by	-0.003	-0.009	0.012	0
ab:product ¶	-0.014	0	0	0.015
ab:profits ¶	-0.008	-0.01	-0.03	0.047
ab:project is	0.013	0	0	-0.012
ab:promotes the	0.025	0.03	-0.031	-0.024
ab:properly first	-0.017	-0.001	0	0.018
ab:property of	0.005	-0.001	-0.01	0.006
ab:property on	0.029	-0.004	-0.013	-0.013
ab:protect your	0.053	-0.009	-0.042	-0.002
ab:protecting and	-0.072	-0.027	0.076	0.022
ab:protecting the	0.006	0.058	-0.06	-0.005
ab:protecting your	0.055	-0.005	-0.018	-0.032
ab:protection issues	-0.002	-0.007	0.01	-0.002
ab:protection law	-0.006	-0.005	0.013	-0.001
ab:protection officer	0.003	-0.019	0.024	-0.009
ab:protection regulation	-0.013	-0.001	0	0.014
ab:protection ¶	0.015	0.042	-0.042	-0.015
ab:proudly created	0.03	-0.002	-0.013	-0.016
ab:provided by	-0.048	-0.03	0.073	0.005
ab:provider and	-0.019	0.003	0.017	-0.001
ab:provider of	-0.004	-0.005	-0.006	0.016
ab:provides a	-0.027	-0.002	-0.012	0.041
ab:provides the	0.021	-0.017	-0.013	0.009
ab:provides this	0.017	-0.001	-0.004	-0.011
ab:published whether	-0.069	0.001	0.068	0
ab:purposes of	0.008	0.033	-0.039	-0.002
ab:put together	0.019	0.001	0	-0.019
ab:quarter secures	0.025	-0.011	0.014	-0.028
ab:questions are	0.062	-0.002	0.005	-0.066
ab:quote reference	-0.013	-0.002	0	0.014
ab:quote ¶	-0.015	-0.001	0	0.016
ab:range for	0.014	0	0	-0.013
ab:rapa ¶	0.021	-0.003	0.004	-0.021
ab:rated DIGITS	0.014	-0.002	-0.009	-0.002
ab:read more	-0.014	-0.001	-0.001	0.015
ab:read them	-0.009	-0.02	0.062	-0.033
ab:read what	-0.014	-0.002	-0.013	0.029
ab:reading and	-0.085	-0.001	-0.001	0.088
ab:reading rg30	-0.015	0.003	0.012	0
ab:receive our	-0.004	-0.006	0.01	0
ab:receives the	-0.042	0.001	0.04	0
ab:receives your	-0.005	0.023	0.001	-0.019
ab:records the	0.003	-0.006	0.016	-0.013
ab:records ¶	-0.04	0.018	0.012	0.01
ab:recycle what	-0.019	-0.001	0.002	0.018
ab:refer to	0.033	-0.007	-0.033	0.007
ab:reference web	-0.013	-0.002	0	0.014
ab:references :	0.016	-0.003	-0.001	-0.012
ab:references to	0.001	0.014	-0.016	0.001
ab:refers to	-0.003	0.036	-0.029	-0.004
ab:refuse a	0.026	-0.001	-0.001	-0.024
ab:refuse the	-0.013	0	0.012	0
ab:reg SELF	0.019	-0.003	-0.016	0
ab:reg in	0.015	-0.001	-0.014	0
ab:reg no	0.056	0.037	-0.096	0.002
ab:register number	-0.047	-0.005	0.057	-0.005
ab:register of	-0.002	-0.004	0.011	-0.004
ab:registered address	0.044	-0.005	-0.042	0.002
ab:registered and	-0.028	0.001	0.027	0
ab:registered at	-0.118	0.027	0.136	-0.045
ab:registered charity	0.075	-0.025	0.065	-0.115
ab:registered company	-0.005	0.022	0.001	-0.018
ab:registered in	-0.099	0.05	0.12	-0.071
ab:registered no	-0.049	0.041	0.007	0.001
ab:registered number	-0.038	0.034	-0.012	0.016
ab:registered office	0.159	-0.06	-0.177	0.077
ab:registered trade	-0.01	-0.002	0.012	0.001
ab:registered under	0.019	-0.002	-0.003	-0.014
ab:registered with	-0.021	-0.016	0.007	0.029
ab:registered ¶	0.009	-0.002	-0.021	0.014
ab:registration SELF	-0.015	-0.015	0.03	-0.001
ab:registration no	0.103	-0.037	-0.059	-0.006
ab:registration number	-0.007	-0.094	0.049	0.052
ab:regulated by	-0.072	0.026	-0.046	0.092
ab:rely on	-0.031	0.001	0.015	0.015
ab:remembers your	-0.012	0.005	-0.002	0.009
ab:remove a	-0.017	0	0.016	0
ab:rented unit	0.051	-0.043	-0.04	0.032
ab:repair it	0.017	0	-0.001	-0.015
ab:repairs what	-0.021	0.001	0.02	0
ab:repairs ¶	-0.021	0	0.02	0
ab:repossessed if	-0.041	-0.004	0.018	0.027
ab:representative of	0.126	-0.036	-0.047	-0.043
ab:request ¶	-0.04	-0.007	0.048	-0.001
ab:require all	-0.005	-0.016	0.022	-0.001
ab:reserved DIGITS	-0.012	-0.001	0	0.013
ab:reserved SELF	0.011	-0.001	-0.007	-0.003
ab:reserved home	-0.034	0.003	0.038	-0.007
ab:reserved website	0.01	0	0	-0.009
ab:reserved ¶	0.043	0.016	0.002	-0.061
ab:reserves the	-0.006	-0.001	-0.007	0.014
ab:respect the	-0.005	-0.015	0.02	-0.001
ab:respect your	0.037	-0.003	-0.025	-0.009
ab:respecting your	-0.053	-0.02	0.065	0.007
ab:respects your	0.002	-0.005	-0.01	0.012
ab:responsible for	-0.042	-0.035	0.035	0.042
ab:retention ¶	-0.003	-0.007	0.01	-0.001
ab:returns ¶	0.05	-0.002	-0.001	-0.047
ab:reviewed january	-0.012	-0.002	0.014	0
ab:rhif cofrestru’r	0.011	-0.003	-0.01	0.001
ab:richmond upon	-0.054	0.008	0.046	0
ab:right to	-0.023	0.038	-0.064	0.048
ab:rights reserved	-0.051	0.073	0.032	-0.054
ab:rights ¶	-0.012	-0.009	0.022	-0.001
ab:ring before	0.013	-0.003	0.001	-0.012
ab:rita street	0.017	-0.008	-0.009	0
ab:road birmingham	0.053	-0.008	-0.045	0
ab:road halifax	-0.015	0	0.014	0
ab:road ipswich	-0.052	0.001	0.051	0
ab:road london	-0.022	-0.011	0.042	-0.008
ab:road norwich	-0.017	0	0.007	0.01
ab:road stockport	-0.025	0.006	0.019	0
ab:road worthing	-0.034	-0.009	0.021	0.021
ab:roasted posted	0.042	-0.001	0	-0.041
ab:rog s	-0.012	0	0.012	0
ab:rolofefe street	0.016	-0.003	-0.013	0
ab:rooms and	0.052	-0.005	0.022	-0.069
ab:rooms ¶	-0.055	0	0	0.055
ab:royal charter	0.013	-0.001	-0.01	-0.003
ab:rules ¶	0.021	-0.002	0.003	-0.021
ab:run by	0.043	0.048	-0.055	-0.036
ab:run it	-0.036	0.005	0.03	0
ab:run the	0.028	-0.003	-0.01	-0.015
ab:runs the	-0.038	0.051	-0.007	-0.006
ab:runs this	0.074	-0.015	-0.099	0.04
ab:s c	-0.037	-0.001	0.001	0.038
ab:said about	0.01	-0.002	-0.012	0.004
ab:said yesterday	-0.015	0	0.015	0
ab:sale ¶	-0.024	-0.003	-0.002	0.029
ab:sales and	-0.014	-0.001	-0.001	0.016
ab:sales ¶	-0.025	0	0	0.026
ab:same day	0.041	0	0	-0.041
ab:school head	-0.018	0	0	0.018
ab:schools ¶	-0.01	-0.007	0.011	0.006
ab:scotland no	0.025	-0.004	-0.004	-0.016
ab:scotland our	0.035	-0.018	-0.017	0.001
ab:scotland with	-0.008	0.051	-0.041	-0.002
ab:sea ¶	-0.01	-0.002	-0.004	0.015
ab:season :	0.049	-0.001	0	-0.048
ab:second sort	-0.013	0	0.012	0
ab:second visit	0.033	-0.047	-0.025	0.039
ab:section DIGITS	-0.032	-0.016	0.041	0.007
ab:secures your	0.025	-0.011	0.014	-0.028
ab:security of	-0.011	0.048	-0.034	-0.004
ab:security ¶	-0.021	0	0	0.021
ab:see the	0.016	0.032	-0.037	-0.011
ab:see them	-0.031	0.004	0.026	0.001
ab:see what	0.017	-0.008	-0.009	0.001
ab:see which	-0.016	-0.001	0	0.017
ab:see your	-0.005	0.002	0.014	-0.011
ab:seen at	-0.046	0	0.045	0
ab:self employed	-0.012	0	0	0.013
ab:sell the	-0.016	-0.009	0.026	-0.001
ab:sell tickets	-0.021	-0.007	0.009	0.019
ab:seller has	-0.002	0.001	0.02	-0.018
ab:selling letting	-0.082	-0.001	-0.001	0.083
ab:send invoices	0.032	-0.003	-0.029	0
ab:send us	-0.035	0.002	0.017	0.016
ab:sent by	0.014	0	0	-0.014
ab:sent through	-0.005	-0.012	0.018	0
ab:separate company	-0.012	0.005	0.007	0
ab:september DIGITS	0.014	-0.004	0.002	-0.012
ab:seriously and	0.015	-0.001	-0.001	-0.013
ab:seriously ¶	0.015	0.04	-0.051	-0.004
ab:service "	-0.022	-0.002	0.003	0.02
ab:service (	-0.015	0	0.007	0.007
ab:service ¶	-0.041	-0.01	0.02	0.031
ab:services "	0.086	-0.022	-0.079	0.015
ab:services (	-0.021	-0.002	0.009	0.014
ab:services are	-0.012	-0.002	-0.001	0.015
ab:services for	-0.034	-0.005	0.017	0.022
ab:services in	0.057	-0.001	0	-0.056
ab:services register	-0.045	-0.008	0.043	0.01
ab:services ¶	0.033	0.022	0.031	-0.086
ab:set up	-0.012	-0.004	-0.001	0.017
ab:sets cookies	-0.01	-0.007	0.018	-0.002
ab:sets out	-0.005	0.031	-0.013	-0.013
ab:sets ¶	-0.037	-0.002	-0.002	0.041
ab:seven who	0	0	0.011	-0.011
ab:sexton road	-0.022	0.002	0.019	0.001
ab:sheffield south	-0.014	0	0.013	0
ab:shelves ¶	0.025	-0.001	-0.002	-0.022
ab:shop with	-0.046	-0.001	-0.001	0.048
ab:shop ¶	0.009	-0.009	-0.022	0.021
ab:shops ¶	-0.071	-0.002	-0.001	0.074
ab:should not	-0.018	0.002	0.017	-0.001
ab:shrewsbury and	-0.046	-0.001	-0.001	0.048
ab:shrewsbury shropshire	-0.011	0	0.011	0
ab:shrewsbury sy3	-0.022	0.003	0.019	0
ab:sign in	0.001	-0.004	-0.011	0.014
ab:similar technologies	-0.001	0.046	-0.042	-0.003
ab:similar technology	-0.001	-0.013	0.016	-0.001
ab:since DIGITS	0.096	-0.018	-0.069	-0.009
ab:site :	0.022	0	0	-0.022
ab:site by	-0.023	-0.01	0.007	0.027
ab:site is	0.011	-0.007	0.006	-0.01
ab:site means	0.017	-0.003	-0.001	-0.013
ab:site remembers	-0.013	0.005	0	0.009
ab:site the	0.038	-0.031	0.013	-0.02
ab:site uses	-0.039	-0.001	-0.002	0.042
ab:site will	-0.013	0	0.012	0
ab:site you	-0.012	0.003	-0.004	0.012
ab:site ¶	0.111	-0.122	-0.012	0.024
ab:sites this	-0.01	-0.007	0.018	-0.002
ab:sk9 7jt	-0.005	-0.006	0.012	-0.001
ab:slavery statement	0.02	-0.001	-0.006	-0.013
ab:small firms	0.014	0	0.001	-0.015
ab:small shop	-0.024	-0.001	-0.001	0.025
ab:smaller range	0.013	0	0	-0.013
ab:so nobody	-0.026	-0.001	0.001	0.026
ab:so that	-0.043	-0.027	0.053	0.017
ab:software and	0.011	-0.011	0.016	-0.016
ab:software for	-0.058	0	0	0.059
ab:software from	0.014	-0.001	0	-0.014
ab:software of	-0.044	-0.032	0.073	0.003
ab:software that	-0.068	0.004	0.01	0.053
ab:sold by	0.012	-0.001	-0.002	-0.008
ab:sole trader	-0.096	-0.002	0.002	0.096
ab:some of	-0.003	0.03	-0.027	0
ab:somebody else	-0.027	0	0.004	0.023
ab:someone who	0.043	-0.001	0	-0.042
ab:something ¶	0.041	-0.001	0	-0.04
ab:sometimes has	-0.064	0.001	0.062	0
ab:sort the	-0.013	0	0.012	0
ab:sorted ¶	0.028	-0.001	-0.001	-0.026
ab:south yorkshire	-0.014	0	0.013	0
ab:spare parts	0.022	-0.003	-0.018	-0.001
ab:statement ¶	0.032	-0.005	-0.018	-0.009
ab:status ;	-0.032	0	0.032	0
ab:statutory rate	-0.026	0	0	0.025
ab:stay :	-0.001	-0.002	0.011	-0.008
ab:stay chosen	-0.027	-0.001	0.007	0.02
ab:stay with	-0.054	0	0.005	0.049
ab:sterling and	-0.001	0.034	-0.013	-0.02
ab:stockholm sweden	0.014	0	0.009	-0.023
ab:stockport and	0.024	-0.001	-0.001	-0.022
ab:stockport cheshire	-0.025	0.006	0.019	0
ab:stops at	0.014	-0.001	-0.001	-0.012
ab:storage periods	-0.001	-0.01	0.012	-0.001
ab:store a	-0.003	-0.013	0.017	-0.001
ab:store is	0.012	-0.002	-0.01	0
ab:stories worth	0.019	0.001	-0.001	-0.019
ab:street abosdi	-0.015	-0.001	0.015	0.001
ab:street birmingham	-0.007	-0.028	-0.057	0.091
ab:street edinburgh	0.035	-0.002	0.012	-0.045
ab:street glasgow	0.043	-0.014	-0.024	-0.004
ab:street london	-0.094	-0.029	0.142	-0.019
ab:street ¶	0.003	-0.022	0.022	-0.002
ab:stripe ¶	-0.007	-0.005	0.018	-0.007
ab:students and	0.014	-0.002	0.005	-0.017
ab:studio at	-0.011	0	0	0.011
ab:studio ¶	-0.005	-0.004	0.023	-0.014
ab:stuttgart germany	-0.038	0.028	0.01	0
ab:style of	-0.05	-0.012	-0.035	0.098
ab:subject to	-0.032	-0.005	0.038	-0.001
ab:subscribe to	-0.003	-0.011	-0.052	0.066
ab:subsidiaries and	0.046	-0.01	-0.036	0
ab:subsidiary companies	0.025	-0.005	-0.018	-0.001
ab:subsidiary of	-0.082	0.084	0.033	-0.035
ab:substantially all	-0.005	-0.012	0.018	-0.001
ab:such as	0.021	-0.009	-0.021	0.009
ab:suffolk ip4	-0.047	0	0.047	0
ab:suite DIGITS	-0.022	0.057	-0.027	-0.007
ab:supervisory authority	-0.002	-0.007	0.01	-0.002
ab:supplied by	-0.002	-0.01	0.042	-0.03
ab:suppliers ¶	0.037	0	0	-0.037
ab:supply the	-0.063	0.012	0.05	0.001
ab:support ¶	-0.01	0.033	-0.003	-0.02
ab:surrey tw9	-0.054	0.008	0.046	0
ab:suvo road	0.038	-0.005	-0.033	0
ab:swansea and	0.01	-0.001	-0.001	-0.008
ab:swansea west	-0.013	0.002	0.011	0
ab:swyddfa :	0.011	-0.003	-0.01	0.001
ab:t a	0.013	-0.04	0.031	-0.004
ab:tafapon ¶	-0.059	-0.008	0.002	0.066
ab:tailor made	0.031	0	0	-0.03
ab:take the	-0.107	0.014	0.092	0.001
ab:takes the	-0.07	0.002	0.039	0.029
ab:takes your	0.038	-0.007	-0.005	-0.026
ab:tasting evenings	0.004	0.002	0.004	-0.01
ab:team meets	0.021	0.001	0.001	-0.024
ab:team ¶	0.014	-0.005	-0.003	-0.006
ab:technology ¶	-0.001	-0.013	0.016	-0.001
ab:tel :	-0.06	0.09	-0.062	0.031
ab:tel DIGITS	0.061	-0.004	-0.001	-0.056
ab:telephone (	0.014	-0.003	-0.011	0
ab:telephone DIGITS	0.035	-0.009	-0.018	-0.008
ab:telephone by	-0.036	-0.014	0.065	-0.015
ab:telephone number	0.021	-0.006	-0.012	-0.003
ab:tell us	-0.009	-0.015	-0.022	0.047
ab:tell you	0.012	0	0.002	-0.013
ab:tells you	0.05	-0.012	-0.047	0.009
ab:ten and	0.035	-0.002	0.001	-0.034
ab:ten miles	0.035	0	-0.017	-0.018
ab:terms "	-0.001	-0.003	-0.016	0.02
ab:terms &	0.032	-0.055	0.051	-0.027
ab:terms BRAND	-0.007	-0.008	0.018	-0.003
ab:terms and	0.06	0.049	0.018	-0.127
ab:terms apply	0.005	-0.01	-0.002	0.007
ab:terms contact	0.044	-0.011	-0.008	-0.025
ab:terms for	-0.013	0.058	-0.045	0
ab:terms of	-0.02	0.036	-0.007	-0.009
ab:terms privacy	0.055	-0.007	0.006	-0.053
ab:terms ¶	-0.079	-0.031	-0.034	0.144
ab:terrace cambridge	-0.019	0	0.019	0
ab:thames surrey	-0.054	0.008	0.046	0
ab:that BRAND	-0.063	0.012	0.05	0.001
ab:that are	-0.019	0.034	-0.024	0.01
ab:that does	-0.092	-0.002	-0.002	0.095
ab:that is	-0.001	-0.003	-0.013	0.017
ab:that it	-0.019	-0.002	0.002	0.019
ab:that takes	-0.051	0.004	0.01	0.037
ab:that the	-0.02	0.031	-0.017	0.006
ab:that we	-0.06	-0.026	0.066	0.02
ab:that works	0.02	-0.001	0	-0.019
ab:that you	-0.035	0.029	-0.058	0.064
ab:that your	0.012	-0.006	-0.004	-0.003
ab:the "	-0.025	0.091	-0.06	-0.006
ab:the BRAND	0.025	-0.067	0.041	0.001
ab:the ORG	-0.025	0.036	-0.006	-0.006
ab:the SELF	0.021	-0.006	-0.011	-0.004
ab:the address	-0.103	0.033	0.064	0.006
ab:the admin	-0.038	0.005	0.015	0.019
ab:the advice	-0.017	-0.003	0.02	0
ab:the app	-0.014	-0.001	0.001	0.015
ab:the booking	-0.073	0.006	0.067	-0.001
ab:the building	0.015	-0.012	-0.01	0.007
ab:the business	0.007	-0.019	-0.018	0.03
ab:the buyer	-0.014	-0.009	0.025	-0.002
ab:the card	0.027	-0.011	0.01	-0.026
ab:the case	-0.015	-0.003	-0.018	0.036
ab:the certificate	-0.06	-0.002	0.065	-0.003
ab:the charity	0.041	-0.008	0.019	-0.052
ab:the client	-0.038	0.007	0.007	0.024
ab:the club	0.002	-0.007	0.012	-0.007
ab:the company	-0.094	0.075	-0.048	0.068
ab:the context	0.014	-0.005	0.012	-0.02
ab:the contract	0.01	-0.012	-0.005	0.006
ab:the controller	-0.013	-0.013	-0.039	0.064
ab:the cookie	-0.027	-0.025	0.052	-0.001
ab:the counter	0.014	-0.001	-0.009	-0.003
ab:the country	0.035	-0.006	-0.01	-0.018
ab:the customer	0.016	-0.015	-0.029	0.028
ab:the data	0.003	-0.06	0.012	0.046
ab:the day	-0.017	0	0.002	0.015
ab:the decision	-0.052	0.001	0.051	0
ab:the details	-0.005	-0.013	0.028	-0.01
ab:the edge	0.131	-0.044	-0.044	-0.043
ab:the financial	-0.006	-0.007	-0.025	0.038
ab:the first	0.035	0.04	-0.041	-0.034
ab:the following	-0.019	-0.025	0.034	0.011
ab:the form	0.035	-0.003	-0.009	-0.022
ab:the gambling	0.017	0.014	0.032	-0.063
ab:the gaps	-0.022	0	0.004	0.018
ab:the garden	0.036	-0.001	0.001	-0.035
ab:the general	0.01	-0.004	-0.037	0.03
ab:the gift	-0.039	-0.004	0.034	0.008
ab:the heart	0.024	-0.003	0.042	-0.064
ab:the hospice	-0.023	0.04	-0.015	-0.003
ab:the information	-0.049	-0.044	0.101	-0.008
ab:the isle	0.068	-0.009	-0.057	-0.002
ab:the jargon	-0.008	-0.001	-0.002	0.01
ab:the laws	-0.018	0.05	-0.029	-0.002
ab:the lottery	-0.031	0.018	-0.001	0.013
ab:the money	0.028	-0.001	0.003	-0.03
ab:the name	0.008	-0.014	-0.01	0.016
ab:the national	-0.01	-0.008	0.023	-0.004
ab:the netherlands	0.085	-0.011	-0.073	0
ab:the network	-0.103	0.02	0.125	-0.042
ab:the new	-0.011	-0.013	0.013	0.011
ab:the north	0.04	-0.001	-0.001	-0.038
ab:the number	0.045	-0.006	-0.027	-0.012
ab:the office	0.015	-0.001	0	-0.013
ab:the one	0.028	0	0	-0.027
ab:the online	-0.001	-0.01	-0.005	0.016
ab:the other	0.027	-0.001	0	-0.025
ab:the owner	-0.026	-0.01	0.008	0.028
ab:the papers	-0.01	0	0.01	0
ab:the parent	0.024	0.103	-0.121	-0.006
ab:the partners	-0.03	0	0	0.03
ab:the payment	-0.09	0.002	0.07	0.018
ab:the person	0.021	-0.007	-0.004	-0.01
ab:the personal	0.074	0.001	-0.078	0.003
ab:the phone	0.007	-0.003	-0.016	0.012
ab:the pier	-0.034	-0.003	-0.001	0.037
ab:the platform	-0.032	-0.002	0.004	0.03
ab:the police	-0.004	-0.015	0.021	-0.002
ab:the policy	-0.024	0.106	-0.078	-0.003
ab:the portal	-0.063	0.012	0.05	0.001
ab:the price	0.025	-0.002	0.016	-0.038
ab:the privacy	0.014	0.039	-0.053	0
ab:the promotion	0.012	-0.011	0.005	-0.006
ab:the property	0.042	-0.007	-0.033	-0.002
ab:the purpose	0.016	-0.005	0.012	-0.023
ab:the purposes	-0.007	0.053	-0.043	-0.003
ab:the registered	-0.016	0.014	-0.011	0.012
ab:the right	-0.01	-0.002	-0.008	0.02
ab:the sale	0.025	-0.001	-0.001	-0.023
ab:the same	0.105	-0.029	-0.016	-0.06
ab:the sea	0.027	0.042	-0.005	-0.063
ab:the second	0.03	-0.047	-0.013	0.03
ab:the security	-0.004	-0.012	0.016	-0.001
ab:the seller	0.015	-0.002	0.018	-0.032
ab:the service	-0.024	-0.002	0	0.026
ab:the services	-0.021	-0.019	-0.011	0.051
ab:the seven	-0.008	-0.001	0.011	-0.003
ab:the shop	0.033	-0.017	-0.026	0.011
ab:the site	0.106	-0.121	0.025	-0.009
ab:the statutory	-0.026	0	0	0.025
ab:the supplier	0.011	-0.002	0.017	-0.026
ab:the team	0.008	0.001	0.002	-0.011
ab:the telephone	-0.026	0	0.026	0
ab:the terms	0.019	-0.017	0.017	-0.019
ab:the trade	-0.036	-0.001	0	0.037
ab:the trading	0.02	-0.004	-0.019	0.003
ab:the trust	0.025	0.085	-0.108	-0.002
ab:the uk	-0.104	0.035	0.079	-0.011
ab:the united	0.055	0.009	-0.076	0.012
ab:the user	0.047	-0.009	-0.039	0.002
ab:the village	0.002	-0.009	-0.014	0.022
ab:the web	-0.006	-0.003	-0.017	0.026
ab:the website	0.074	0.029	-0.125	0.022
ab:the whole	0.01	-0.001	0	-0.009
ab:the work	-0.038	0.002	0.035	0.001
ab:their details	-0.018	0.002	0.017	-0.001
ab:their own	-0.058	0.076	-0.05	0.032
ab:them act	-0.016	0.002	0.026	-0.011
ab:them before	-0.009	-0.02	0.062	-0.033
ab:them nothing	0.042	-0.047	-0.029	0.033
ab:them safe	0.014	0	0.003	-0.017
ab:them to	-0.016	-0.001	0.006	0.011
ab:them ¶	-0.045	0.002	0.028	0.015
ab:theme by	0.019	0	0	-0.019
ab:there is	-0.043	-0.007	-0.02	0.07
ab:these terms	-0.017	-0.037	-0.013	0.067
ab:they are	-0.032	-0.013	0.039	0.006
ab:they said	-0.013	0	0.007	0.006
ab:thimble industrial	-0.017	0	0.017	0
ab:things sent	0.029	-0.007	0.005	-0.026
ab:third parties	-0.005	-0.015	0.021	-0.001
ab:third party	0.001	-0.015	0.015	-0.002
ab:thirteen should	-0.018	0.002	0.017	-0.001
ab:thirty days	0.011	-0.001	0.007	-0.017
ab:this agreement	-0.045	0.008	0.039	-0.002
ab:this document	0.02	-0.007	-0.013	0
ab:this is	-0.021	-0.005	-0.006	0.031
ab:this notice	0.003	-0.019	0.026	-0.011
ab:this one	-0.006	-0.008	0.017	-0.003
ab:this page	0.092	0.028	-0.134	0.014
ab:this policy	0.065	0.001	-0.068	0.002
ab:this privacy	-0.004	-0.011	-0.018	0.033
ab:this season	0.023	-0.001	0	-0.021
ab:this site	-0.024	-0.03	0.044	0.01
ab:this web	0.011	-0.004	0.003	-0.011
ab:this website	-0.077	0.057	0.006	0.014
ab:this your	-0.032	-0.004	0.037	0
ab:thousands of	0.024	-0.001	-0.001	-0.021
ab:three of	0.019	-0.002	-0.001	-0.017
ab:through ORG	-0.002	-0.012	0.015	-0.001
ab:through its	0.022	-0.005	-0.021	0.004
ab:through this	-0.023	-0.019	0.075	-0.033
ab:throughout the	0.041	-0.03	-0.004	-0.007
ab:tickets are	-0.076	-0.002	0.001	0.077
ab:tickets for	0.042	-0.005	-0.003	-0.034
ab:tickets from	0.042	-0.002	-0.011	-0.029
ab:tickets ¶	-0.025	-0.001	0	0.025
ab:time by	-0.004	-0.007	-0.028	0.039
ab:time to	0.037	-0.028	-0.046	0.038
ab:time ¶	0.03	-0.004	-0.006	-0.021
ab:timetable ¶	0.052	-0.001	0	-0.051
ab:to "	0.002	0.014	-0.016	0
ab:to :	0.02	-0.007	-0.011	-0.001
ab:to BRAND	-0.004	-0.009	-0.005	0.019
ab:to DIGITS	-0.082	-0.004	0.001	0.086
ab:to ORG	-0.041	-0.013	0.016	0.038
ab:to SELF	0.06	-0.011	-0.033	-0.015
ab:to a	0.026	-0.018	-0.031	0.023
ab:to addresses	-0.019	-0.004	0.034	-0.011
ab:to as	-0.014	0.012	0.004	-0.002
ab:to cancel	-0.013	0.043	-0.043	0.013
ab:to carry	-0.036	-0.008	0.056	-0.012
ab:to contact	-0.025	0.039	-0.009	-0.004
ab:to do	-0.045	-0.006	-0.008	0.058
ab:to every	-0.02	0	0.004	0.015
ab:to home	0.043	0	0.01	-0.053
ab:to in	0.021	-0.002	-0.019	0
ab:to it	0.021	-0.011	-0.007	-0.004
ab:to its	-0.077	0.008	0.074	-0.005
ab:to keep	0.008	0.049	-0.014	-0.042
ab:to our	-0.004	-0.023	-0.055	0.082
ab:to pay	0.011	0	0.013	-0.024
ab:to protect	0.045	-0.007	-0.039	0.001
ab:to protecting	-0.01	0.026	-0.002	-0.014
ab:to provide	-0.017	-0.005	0.03	-0.008
ab:to respect	-0.005	-0.015	0.02	-0.001
ab:to see	0.022	-0.011	-0.042	0.03
ab:to status	-0.032	0	0.032	0
ab:to the	0.049	-0.022	0.059	-0.086
ab:to them	-0.002	-0.006	-0.003	0.011
ab:to these	0.04	-0.008	-0.032	0
ab:to this	0.048	-0.005	-0.002	-0.041
ab:to time	0.037	-0.028	-0.047	0.038
ab:to us	-0.03	-0.016	0.026	0.021
ab:to visitors	0.014	0	0.002	-0.016
ab:to which	0.024	-0.012	-0.01	-0.002
ab:to whom	-0.029	-0.009	0.042	-0.003
ab:to you	0.101	-0.016	-0.016	-0.069
ab:to your	-0.015	-0.008	0.06	-0.037
ab:together "	-0.047	0.06	-0.012	-0.002
ab:together by	0.014	0.001	0.004	-0.019
ab:together with	0.1	-0.044	-0.06	0.004
ab:tools and	-0.056	0.037	-0.002	0.021
ab:touch about	0.017	0	0	-0.016
ab:touch who	-0.03	-0.001	0	0.032
ab:touch ¶	0.064	-0.005	-0.009	-0.051
ab:tours ¶	0.027	0	0	-0.026
ab:trade customers	0.035	-0.001	-0.001	-0.033
ab:trade mark	-0.02	-0.012	0.029	0.002
ab:trade marks	0.008	-0.008	0.013	-0.013
ab:trade ¶	0.026	-0.004	-0.011	-0.011
ab:trader we	-0.013	0	0	0.014
ab:trader ¶	-0.03	0	0	0.03
ab:trades as	0.024	-0.016	-0.008	0
ab:trading address	0.027	0.015	-0.019	-0.022
ab:trading as	-0.043	0.048	0.001	-0.006
ab:trading company	0.082	-0.022	-0.044	-0.016
ab:trading name	-0.082	0.106	-0.01	-0.014
ab:trading names	-0.032	0.012	-0.003	0.023
ab:trading style	-0.078	-0.023	0.018	0.082
ab:trained here	0	0	0.011	-0.011
ab:training in	0.05	-0.001	0	-0.049
ab:transaction records	-0.015	0	0.015	0
ab:travels with	0.011	-0.001	-0.001	-0.009
ab:treat your	0.028	-0.013	-0.012	-0.003
ab:tree for	0.029	-0.001	-0.001	-0.027
ab:truro and	-0.058	-0.002	-0.003	0.062
ab:truro cornwall	0.001	-0.006	0.01	-0.005
ab:truro tr1	0.01	0	-0.01	0
ab:trust is	-0.063	0.023	0.001	0.039
ab:trust ¶	-0.059	-0.002	0	0.06
ab:try to	0.02	-0.016	-0.002	-0.001
ab:tw9 8qe	-0.054	0.008	0.046	0
ab:twenty years	0.02	-0.001	-0.017	-0.001
ab:two chairs	-0.024	-0.001	-0.001	0.025
ab:tyne tyne	-0.012	0.001	0.012	0
ab:uk (	-0.057	0.004	0.032	0.021
ab:uk DIGITS	-0.012	-0.008	0.012	0.008
ab:uk and	0.041	-0.033	0.006	-0.014
ab:uk company	0.025	-0.006	-0.016	-0.003
ab:uk supervisory	-0.002	-0.007	0.01	-0.002
ab:uk ¶	-0.04	-0.015	0.018	0.037
ab:ularbo ¶	0.019	0.043	-0.043	-0.019
ab:under SELF	-0.042	0.006	0.036	0
ab:under a	-0.045	-0.003	0.031	0.017
ab:under account	0.009	-0.005	0.007	-0.011
ab:under company	0.053	-0.02	-0.072	0.039
ab:under data	-0.01	-0.003	0.014	0
ab:under firm	0.021	-0.004	-0.015	-0.002
ab:under licence	0.069	-0.028	-0.039	-0.002
ab:under number	-0.014	-0.048	0.06	0.002
ab:under registration	0.047	-0.027	-0.017	-0.004
ab:under the	0.115	-0.038	-0.021	-0.056
ab:under thirteen	-0.018	0.002	0.017	-0.001
ab:understands that	0.012	-0.006	-0.004	-0.003
ab:underwritten by	0.046	-0.004	-0.018	-0.024
ab:unit DIGITS	-0.079	-0.017	0.104	-0.008
ab:unit on	0.053	-0.043	-0.042	0.032
ab:united kingdom	0.129	0.044	-0.149	-0.024
ab:unless you	-0.022	-0.006	0.031	-0.002
ab:unpaid after	-0.026	0	0	0.025
ab:up and	-0.045	-0.004	-0.001	0.05
ab:up the	0.014	-0.001	0.001	-0.014
ab:up to	-0.019	-0.001	0.002	0.019
ab:up ¶	-0.076	-0.001	-0.001	0.078
ab:updated :	-0.084	-0.009	-0.013	0.106
ab:updated may	-0.035	-0.011	0.056	-0.01
ab:updating this	-0.004	-0.007	-0.028	0.039
ab:upon thames	-0.054	0.008	0.046	0
ab:upon tyne	0.015	-0.006	0.013	-0.023
ab:url :	-0.008	-0.003	-0.008	0.019
ab:us "	0.072	0.027	-0.124	0.024
ab:us :	0.001	-0.008	0.012	-0.005
ab:us ORG	0.021	-0.001	-0.001	-0.019
ab:us and	-0.03	-0.009	0.057	-0.017
ab:us at	-0.015	-0.002	-0.001	0.019
ab:us for	0.009	0.038	-0.039	-0.008
ab:us is	0.04	-0.014	-0.03	0.005
ab:us last	-0.004	-0.001	-0.012	0.018
ab:us on	0.009	-0.011	0.004	-0.002
ab:us or	0.056	0.021	-0.048	-0.029
ab:us our	0.047	0.076	-0.091	-0.032
ab:us the	-0.026	0.007	0.001	0.018
ab:us their	-0.018	0.002	0.017	-0.001
ab:us to	0.021	0	-0.028	0.007
ab:us we	-0.056	0.008	0.031	0.018
ab:us what	0.044	-0.004	-0.068	0.029
ab:us ¶	0.094	-0.044	0.085	-0.134
ab:use BRAND	0.011	-0.004	-0.009	0.002
ab:use it	-0.01	-0.006	0.004	0.012
ab:use of	0.009	-0.02	0.018	-0.007
ab:use the	0.058	-0.008	-0.014	-0.035
ab:use ¶	-0.084	0.03	0.048	0.005
ab:used for	-0.006	-0.006	0.017	-0.005
ab:used the	0.048	-0.012	-0.027	-0.009
ab:users in	-0.016	-0.011	0.027	0
ab:uses and	-0.001	0.001	-0.014	0.014
ab:uses cookies	0.004	-0.003	-0.014	0.014
ab:uses data	0.02	0	0	-0.02
ab:uses it	0.037	-0.008	-0.029	0
ab:uses the	-0.006	-0.009	-0.002	0.017
ab:uses your	0.022	-0.001	-0.001	-0.021
ab:using the	0.067	-0.003	-0.024	-0.04
ab:using this	-0.091	-0.001	0.063	0.029
ab:usually answers	0.009	-0.001	-0.022	0.014
ab:van if	-0.019	0	0.018	0
ab:van in	0.02	0	0	-0.019
ab:van ¶	-0.016	0	0.015	0
ab:vat DIGITS	0.013	-0.001	-0.012	0
ab:vat no	0.022	-0.004	-0.018	0
ab:vat number	-0.091	0	0.077	0.015
ab:vat registered	-0.012	-0.001	-0.001	0.014
ab:vat registration	0.056	-0.01	-0.028	-0.017
ab:vat ¶	0.017	-0.007	-0.009	-0.001
ab:venues ¶	0.015	-0.006	0.009	-0.018
ab:version DIGITS	0.014	-0.004	-0.006	-0.005
ab:very seriously	0.027	-0.004	-0.009	-0.014
ab:via the	0.056	-0.016	-0.057	0.018
ab:views my	-0.032	0	0	0.032
ab:visit costs	0.033	-0.047	-0.025	0.039
ab:visit the	0.015	0	-0.001	-0.014
ab:visit us	-0.025	0	-0.001	0.026
ab:visitors to	0.027	-0.006	-0.009	-0.012
ab:visitors ¶	0.037	0	-0.001	-0.036
ab:voluntary aided	-0.018	0	0	0.018
ab:volunteer ¶	0.029	-0.001	-0.001	-0.026
ab:volunteers ¶	-0.022	0.002	0.006	0.014
ab:vouchers can	0.044	-0.003	-0.014	-0.027
ab:vouchers ¶	-0.047	-0.001	-0.001	0.049
ab:vududka ¶	0.021	-0.001	0	-0.021
ab:wales (	0.03	-0.02	0.012	-0.022
ab:wales as	0.028	-0.019	-0.014	0.004
ab:wales company	-0.021	-0.008	0.037	-0.008
ab:wales no	-0.285	0.019	0.261	0.005
ab:wales number	0.063	-0.002	-0.06	0
ab:wales our	-0.005	-0.005	-0.015	0.025
ab:wales registered	-0.004	0.018	-0.019	0.004
ab:wales registration	0.011	-0.003	-0.008	0
ab:wales under	0.066	-0.058	-0.044	0.037
ab:wales with	0.037	0.02	-0.005	-0.053
ab:wales ¶	0.058	-0.027	-0.029	-0.002
ab:wall london	-0.012	0.032	-0.02	0
ab:want to	0.005	0.063	-0.052	-0.016
ab:was founded	0.025	-0.002	-0.001	-0.022
ab:was incorporated	-0.034	0	0.033	0
ab:way manchester	-0.054	0.001	0.053	0
ab:we "	0.022	-0.012	0.047	-0.057
ab:we act	-0.026	-0.006	0.032	0
ab:we also	0.046	-0.003	-0.011	-0.032
ab:we and	0.013	-0.027	0.001	0.013
ab:we are	0.058	-0.097	-0.078	0.117
ab:we ask	-0.013	-0.01	0.024	-0.002
ab:we collect	0.015	-0.028	-0.002	0.016
ab:we disclose	-0.006	-0.018	0.026	-0.002
ab:we do	0.013	0.029	-0.005	-0.037
ab:we end	-0.013	0	0.001	0.013
ab:we ever	-0.016	-0.01	0.026	-0.001
ab:we give	0.027	-0.004	0.021	-0.044
ab:we have	-0.035	-0.007	0.004	0.038
ab:we hold	0.098	-0.063	-0.063	0.027
ab:we keep	0.045	0.002	0.012	-0.06
ab:we know	-0.016	-0.002	0.003	0.015
ab:we look	0.028	-0.014	-0.008	-0.006
ab:we may	0.018	-0.009	0.015	-0.024
ab:we mean	-0.011	-0.007	0.026	-0.007
ab:we never	-0.008	-0.003	0.012	0
ab:we or	-0.004	-0.018	0.009	0.012
ab:we order	-0.041	-0.001	-0.001	0.042
ab:we our	-0.008	0.045	-0.034	-0.003
ab:we own	-0.026	0.001	0.029	-0.003
ab:we plant	0.014	-0.002	-0.001	-0.011
ab:we process	-0.021	0.082	-0.062	0.002
ab:we recycle	-0.016	-0.001	0.002	0.016
ab:we refer	0.05	-0.007	-0.038	-0.006
ab:we rely	0.008	0.001	0.015	-0.023
ab:we remove	-0.039	0	0.038	0
ab:we repair	0.017	0	-0.001	-0.015
ab:we require	-0.005	-0.016	0.022	-0.001
ab:we respect	0.037	-0.003	-0.025	-0.009
ab:we run	0.008	-0.007	0.013	-0.015
ab:we say	0.013	0.015	-0.025	-0.002
ab:we supply	-0.068	0.013	0.055	0.001
ab:we take	-0.052	0.047	0.005	0
ab:we tell	-0.022	0	0.003	0.019
ab:we treat	0.03	-0.013	-0.012	-0.004
ab:we try	0.02	-0.016	-0.002	-0.001
ab:we us	-0.019	0.084	-0.125	0.06
ab:we use	0.021	-0.011	0.01	-0.02
ab:we want	0.033	-0.005	-0.009	-0.019
ab:we will	-0.019	-0.008	0.005	0.021
ab:we would	-0.026	-0.012	0.02	0.018
ab:wears out	0.021	-0.001	-0.001	-0.019
ab:web design	0.015	0	0	-0.014
ab:web form	-0.003	-0.01	0.014	-0.001
ab:web site	0.07	-0.014	-0.051	-0.004
ab:web sites	0.024	-0.005	-0.005	-0.013
ab:website "	-0.062	-0.003	0.04	0.025
ab:website (	-0.033	-0.002	-0.001	0.036
ab:website :	0.075	-0.015	-0.039	-0.021
ab:website ;	0.025	-0.003	-0.037	0.016
ab:website and	0.034	-0.006	-0.007	-0.021
ab:website because	-0.027	0	0	0.027
ab:website by	0.02	-0.024	0.067	-0.062
ab:website design	-0.007	-0.008	0.033	-0.017
ab:website https	0.054	-0.016	-0.031	-0.008
ab:website including	-0.072	0.085	-0.004	-0.009
ab:website is	0.051	0.003	-0.036	-0.018
ab:website it	-0.034	0.028	0.003	0.003
ab:website or	0.016	-0.002	-0.001	-0.013
ab:website www	0.002	-0.011	-0.018	0.028
ab:website ¶	-0.043	-0.022	0.007	0.058
ab:websites ¶	0.012	-0.007	-0.012	0.007
ab:weddings and	0.02	-0.003	0.011	-0.028
ab:wednesdays by	-0.02	0	-0.001	0.022
ab:weekdays and	-0.013	0	0	0.013
ab:welcome to	-0.071	-0.002	0.043	0.03
ab:west glamorgan	-0.013	0.002	0.011	0
ab:west sussex	-0.028	0.001	0.029	-0.002
ab:west yorkshire	-0.034	0.002	0.031	0.001
ab:wharf birmingham	-0.01	0.002	0.008	0
ab:wharf maidstone	-0.012	0	0.012	0
ab:wharf shrewsbury	-0.019	0.002	0.017	0
ab:what customers	-0.014	-0.002	-0.013	0.029
ab:what follows	0.012	-0.002	0.002	-0.012
ab:what happens	0.022	-0.003	-0.004	-0.016
ab:what information	0.001	0.003	-0.017	0.013
ab:what is	0.02	-0.002	-0.001	-0.017
ab:what it	-0.025	0.004	-0.013	0.034
ab:what the	-0.043	-0.01	0.052	0
ab:what this	-0.086	-0.004	0.015	0.075
ab:what we	0.095	-0.027	-0.042	-0.026
ab:what you	0.063	-0.029	-0.06	0.026
ab:what's on	-0.047	-0.008	0.03	0.025
ab:when a	-0.056	0.045	0.019	-0.007
ab:when they	-0.013	0	0.007	0.006
ab:when we	0.013	-0.015	0.02	-0.018
ab:when you	0.042	-0.02	-0.003	-0.019
ab:where the	0.019	-0.008	-0.012	0.001
ab:where we	-0.022	-0.008	0.03	0
ab:where you	0.006	-0.004	0.022	-0.024
ab:wherry wharf	-0.015	0.001	0.014	0
ab:whether they	-0.069	0.001	0.068	0
ab:which all	0.021	-0.011	-0.009	0
ab:which are	-0.001	0.018	0.013	-0.031
ab:which decides	0.019	-0.011	-0.008	0
ab:which has	-0.003	0.036	-0.029	-0.004
ab:which hosts	-0.067	0.026	0.041	0
ab:which is	-0.054	0.009	0.087	-0.041
ab:which makes	-0.052	0.001	0.051	0
ab:which only	0.026	-0.001	-0.001	-0.024
ab:which pages	-0.017	-0.001	0	0.017
ab:which provides	-0.007	-0.003	-0.002	0.012
ab:which receives	-0.042	0.001	0.04	0
ab:which runs	-0.006	0.024	0.005	-0.023
ab:which the	-0.01	0.001	0.008	0.001
ab:which trades	0.024	-0.015	-0.008	-0.002
ab:which we	-0.017	-0.022	0.04	-0.001
ab:while you	0.018	-0.002	-0.014	-0.003
ab:whitby and	0.027	-0.001	-0.001	-0.025
ab:who are	-0.008	-0.038	0.038	0.008
ab:who buys	-0.024	-0.002	-0.008	0.033
ab:who does	-0.01	0	0	0.011
ab:who have	0.019	0	-0.036	0.016
ab:who is	0.019	-0.002	-0.026	0.009
ab:who need	0.03	-0.014	0.006	-0.021
ab:who needs	-0.019	-0.003	-0.01	0.033
ab:who owns	-0.034	-0.003	-0.001	0.037
ab:who pick	0.02	-0.002	-0.002	-0.016
ab:who receives	0.013	0	0.003	-0.016
ab:who trained	0	0	0.011	-0.011
ab:who we	-0.027	-0.011	0.004	0.033
ab:whole of	0.003	-0.004	-0.031	0.031
ab:wholly owned	-0.168	0.206	0.025	-0.063
ab:whom we	-0.019	-0.008	0.029	-0.002
ab:whose name	0.03	-0.003	-0.029	0.002
ab:whose registered	0.089	-0.043	-0.001	-0.045
ab:whose trading	-0.005	-0.003	-0.014	0.022
ab:wi fi	0.057	-0.02	0.021	-0.058
ab:will carry	-0.038	-0.001	0.029	0.01
ab:will collect	0.021	-0.007	-0.011	-0.003
ab:will go	-0.013	0	0.012	0
ab:will not	-0.023	-0.002	0.003	0.022
ab:will speak	0.019	0	0.002	-0.021
ab:will talk	-0.019	-0.001	0.001	0.019
ab:win your	0.031	0	0	-0.03
ab:wins an	-0.012	0	0.012	0
ab:with ORG	0.04	-0.019	-0.013	-0.008
ab:with SELF	-0.005	-0.004	0.01	-0.001
ab:with a	0.223	-0.015	-0.004	-0.204
ab:with an	-0.028	-0.001	0.001	0.028
ab:with companies	0.023	-0.002	-0.004	-0.017
ab:with company	0.057	0.035	-0.031	-0.061
ab:with cookies	-0.012	0.005	-0.002	0.009
ab:with its	0.045	0.029	-0.053	-0.02
ab:with kop	0.03	-0.002	-0.013	-0.016
ab:with money	-0.02	-0.001	0.004	0.018
ab:with number	0.04	-0.016	-0.065	0.042
ab:with our	0.072	-0.012	-0.048	-0.012
ab:with registered	-0.044	-0.001	-0.067	0.112
ab:with registration	0.026	-0.016	-0.003	-0.007
ab:with the	-0.021	0.034	0.028	-0.041
ab:with two	-0.029	-0.002	0.011	0.02
ab:with us	-0.026	-0.007	0.051	-0.018
ab:with what	-0.003	-0.012	-0.012	0.028
ab:with you	0.05	-0.006	-0.022	-0.021
ab:with your	-0.027	-0.005	0.024	0.007
ab:with ¶	0.019	-0.004	-0.015	0
ab:within ten	0.041	0	-0.017	-0.024
ab:within the	-0.031	-0.007	-0.004	0.042
ab:without the	0.032	-0.002	-0.002	-0.027
ab:work for	0.005	0	0.019	-0.023
ab:work in	-0.015	-0.002	0.003	0.015
ab:work ¶	0.092	-0.005	-0.002	-0.085
ab:works with	0.034	-0.008	-0.008	-0.018
ab:works ¶	-0.056	-0.003	0.003	0.057
ab:workshop is	-0.016	-0.001	0.001	0.016
ab:worth opening	-0.078	0.001	0.007	0.07
ab:worth your	0.037	0.001	-0.001	-0.036
ab:worthing west	-0.023	0.001	0.024	-0.002
ab:would like	0.044	-0.009	0.007	-0.043
ab:would rather	-0.017	0	0	0.018
ab:wrexham and	0.03	-0.001	-0.001	-0.028
ab:write to	0.055	-0.02	-0.048	0.013
ab:written on	0.01	-0.001	-0.001	-0.008
ab:written price	0.047	-0.001	0	-0.046
ab:www BRAND	-0.004	-0.005	-0.071	0.079
ab:years which	0.032	-0.001	-0.017	-0.014
ab:yesterday that	-0.015	0	0.015	0
ab:york and	0.019	-0.001	-0.001	-0.017
ab:york north	-0.021	0.002	0.019	0
ab:yorkshire hx1	-0.02	0.002	0.017	0.001
ab:yorkshire hx3	-0.021	0	0.02	0
ab:you "	0.042	-0.007	-0.033	-0.002
ab:you (	0.049	-0.006	-0.024	-0.019
ab:you a	0.011	-0.004	-0.005	-0.002
ab:you accept	-0.027	0.051	-0.033	0.009
ab:you agree	0.008	-0.013	-0.019	0.024
ab:you and	0.026	-0.007	0.019	-0.039
ab:you are	-0.009	-0.019	-0.026	0.054
ab:you buy	0.018	-0.002	-0.002	-0.014
ab:you can	-0.026	-0.033	0.02	0.039
ab:you care	-0.006	-0.005	-0.004	0.014
ab:you choose	0.008	-0.004	0.021	-0.024
ab:you claim	-0.013	0	0.013	0
ab:you do	-0.067	-0.004	0.028	0.043
ab:you get	-0.009	-0.001	-0.03	0.04
ab:you give	-0.013	-0.009	-0.023	0.045
ab:you have	0.032	-0.003	0.018	-0.046
ab:you how	0.041	-0.008	-0.046	0.014
ab:you look	-0.019	-0.001	-0.001	0.022
ab:you make	0.028	-0.001	-0.001	-0.026
ab:you may	-0.04	-0.012	0.093	-0.041
ab:you must	-0.008	-0.005	0.011	0.002
ab:you need	0.075	-0.017	-0.073	0.015
ab:you order	-0.021	-0.02	0.062	-0.021
ab:you refuse	-0.013	0	0.012	0
ab:you tell	0	-0.013	-0.011	0.023
ab:you the	0.066	-0.007	-0.034	-0.025
ab:you use	0.097	-0.03	-0.058	-0.009
ab:you want	-0.011	-0.009	0.02	0
ab:you when	0.018	-0.006	-0.017	0.006
ab:you will	0.006	-0.016	0.041	-0.031
ab:you would	0.026	-0.001	-0.001	-0.024
ab:you ¶	0.048	-0.033	-0.071	0.057
ab:your account	-0.023	-0.01	0.017	0.016
ab:your booking	0.029	-0.007	0.003	-0.025
ab:your business	-0.009	-0.006	0.02	-0.005
ab:your choices	-0.019	0	0.01	0.009
ab:your contract	-0.037	-0.005	0.045	-0.003
ab:your data	0	0.043	0.015	-0.057
ab:your delivery	0.013	0	0	-0.013
ab:your details	0.085	-0.016	-0.019	-0.05
ab:your home	-0.036	-0.026	0.039	0.023
ab:your information	-0.031	-0.005	0.015	0.02
ab:your order	0.016	-0.006	0.003	-0.012
ab:your own	0.013	-0.002	0	-0.011
ab:your personal	0.01	0.048	-0.05	-0.008
ab:your privacy	0.138	-0.046	-0.066	-0.026
ab:your questions	0.057	-0.002	0.005	-0.061
ab:your records	-0.017	0.043	-0.015	-0.012
ab:your right	0.002	0.043	-0.043	-0.002
ab:your rights	0.002	-0.01	0.022	-0.014
ab:your time	0.062	0.001	-0.001	-0.062
ab:your use	-0.003	-0.014	0.025	-0.008
ab:yw BRAND	0.013	-0.003	-0.01	-0.001
ab:© BRAND	-0.017	-0.026	0.131	-0.088
ab:© DIGITS	-0.052	0.088	0.083	-0.119
ab:© ORG	-0.142	0.099	0.042	0.001
ab:¶ "	0.17	-0.042	-0.088	-0.04
ab:¶ (	-0.037	-0.008	0.056	-0.011
ab:¶ :	0.01	0	-0.001	-0.009
ab:¶ BRAND	-0.245	0.068	0.103	0.074
ab:¶ DIGITS	-0.011	-0.011	-0.055	0.077
ab:¶ ORG	-0.31	0.052	0.23	0.029
ab:¶ SELF	0.165	-0.06	-0.052	-0.054
ab:¶ a	-0.002	-0.009	-0.05	0.061
ab:¶ about	-0.025	0.019	0.027	-0.021
ab:¶ accept	-0.01	-0.001	0	0.011
ab:¶ accounts	-0.027	-0.001	-0.001	0.029
ab:¶ address	0.105	-0.048	-0.073	0.016
ab:¶ advertise	-0.032	-0.006	-0.009	0.046
ab:¶ advertising	0.021	-0.001	0	-0.02
ab:¶ all	0.014	0.044	-0.038	-0.02
ab:¶ american	0.021	-0.001	0.001	-0.021
ab:¶ anti	0.012	-0.001	-0.004	-0.008
ab:¶ areas	0.018	-0.001	0	-0.017
ab:¶ ask	0.013	-0.007	-0.015	0.009
ab:¶ b	-0.006	-0.007	0.013	0
ab:¶ better	-0.025	0	0	0.026
ab:¶ bottles	-0.044	0.002	0.005	0.037
ab:¶ bottom	-0.093	-0.059	0.122	0.03
ab:¶ built	-0.031	0	0	0.032
ab:¶ bundles	-0.01	-0.001	-0.001	0.012
ab:¶ business	0.078	-0.003	0	-0.075
ab:¶ buy	-0.031	0	0	0.031
ab:¶ by	-0.057	-0.004	-0.018	0.079
ab:¶ calls	0.029	-0.001	0	-0.029
ab:¶ card	-0.028	-0.003	0.045	-0.014
ab:¶ care	-0.013	0.045	-0.001	-0.031
ab:¶ careers	0.034	-0.005	-0.002	-0.028
ab:¶ cart	0.125	-0.008	-0.026	-0.092
ab:¶ category	0.017	0.057	-0.054	-0.02
ab:¶ changes	0.033	-0.004	0.006	-0.035
ab:¶ charity	0.012	0	-0.01	-0.002
ab:¶ children	-0.031	0.001	0.017	0.013
ab:¶ clear	0.021	-0.002	-0.001	-0.019
ab:¶ clients	0.013	-0.001	0	-0.013
ab:¶ company	-0.114	-0.037	0.149	0.002
ab:¶ compare	0.043	0	-0.001	-0.042
ab:¶ complaints	-0.037	-0.007	0.012	0.032
ab:¶ conditions	0.028	-0.001	0	-0.027
ab:¶ contact	-0.075	0.116	-0.14	0.098
ab:¶ cookie	0.027	-0.003	0.017	-0.041
ab:¶ cookies	-0.103	0.027	0.019	0.056
ab:¶ copyright	-0.018	-0.031	0.054	-0.004
ab:¶ cottages	0.041	-0.003	-0.003	-0.035
ab:¶ credit	0.02	-0.004	-0.008	-0.007
ab:¶ data	-0.051	0.061	-0.069	0.058
ab:¶ definitions	0.001	-0.026	0.007	0.018
ab:¶ delivery	-0.001	-0.01	0.002	0.01
ab:¶ domogo	-0.002	-0.014	0.017	-0.001
ab:¶ donate	0.051	-0.001	-0.001	-0.049
ab:¶ each	-0.087	0.037	0.054	-0.004
ab:¶ effective	-0.026	-0.001	0	0.027
ab:¶ email	-0.025	-0.008	-0.001	0.034
ab:¶ engineer	-0.023	0.003	0.02	0
ab:¶ every	-0.002	-0.01	0.003	0.009
ab:¶ everything	0.059	0	0.007	-0.066
ab:¶ examples	0.017	0.057	-0.054	-0.02
ab:¶ family	-0.052	-0.001	0	0.053
ab:¶ faqs	-0.021	0	0	0.022
ab:¶ features	0.067	-0.001	0	-0.066
ab:¶ fees	0.006	-0.005	0.024	-0.025
ab:¶ finance	0.049	-0.001	0	-0.048
ab:¶ find	0.037	-0.002	0	-0.035
ab:¶ five	-0.037	-0.001	-0.001	0.039
ab:¶ for	0.136	-0.013	0.027	-0.149
ab:¶ four	0.034	-0.001	-0.001	-0.032
ab:¶ franchise	0.036	-0.007	0.006	-0.035
ab:¶ free	-0.032	0	0	0.033
ab:¶ from	0.021	-0.006	-0.009	-0.006
ab:¶ full	0.007	-0.004	-0.013	0.01
ab:¶ gallery	0.014	-0.006	-0.016	0.009
ab:¶ gb	0.023	-0.001	-0.022	0
ab:¶ get	0.041	0.001	-0.009	-0.034
ab:¶ gift	0.002	0.034	-0.038	0.002
ab:¶ gifts	-0.029	0	0	0.029
ab:¶ good	0.041	-0.002	0	-0.038
ab:¶ help	0.053	-0.002	0	-0.051
ab:¶ here	0.032	-0.002	0.001	-0.031
ab:¶ hire	-0.008	-0.007	0.054	-0.039
ab:¶ home	-0.032	-0.015	0.05	-0.004
ab:¶ homes	0.084	-0.001	0	-0.083
ab:¶ hosting	-0.022	-0.007	-0.007	0.036
ab:¶ hotels	0.034	-0.002	-0.001	-0.031
ab:¶ how	-0.062	0.058	0.041	-0.036
ab:¶ i	-0.008	-0.005	0.028	-0.016
ab:¶ ico	-0.015	0	0.002	0.013
ab:¶ identity	0.01	-0.01	0	0
ab:¶ if	0.027	-0.099	0.025	0.046
ab:¶ imprint	-0.007	0.006	0.014	-0.013
ab:¶ in	-0.021	-0.007	-0.011	0.038
ab:¶ independent	0.04	0	-0.001	-0.039
ab:¶ information	-0.028	-0.052	0.053	0.027
ab:¶ installed	0.047	-0.001	0	-0.046
ab:¶ insurance	0.022	-0.002	0.017	-0.038
ab:¶ international	-0.004	0.013	-0.007	-0.001
ab:¶ introduction	0.044	-0.013	-0.028	-0.003
ab:¶ invoices	-0.013	-0.009	0.016	0.005
ab:¶ it	0.015	0	0.011	-0.026
ab:¶ join	-0.023	-0.005	0.032	-0.004
ab:¶ keep	0.002	0.012	-0.035	0.021
ab:¶ last	-0.092	-0.005	0.01	0.087
ab:¶ learn	-0.048	-0.001	0	0.049
ab:¶ legal	0.085	-0.001	0.006	-0.09
ab:¶ let	-0.05	-0.001	0	0.051
ab:¶ letters	-0.009	0	-0.001	0.01
ab:¶ like	-0.01	-0.007	0.018	-0.002
ab:¶ local	0.038	-0.001	-0.001	-0.036
ab:¶ log	-0.041	-0.004	0.047	-0.002
ab:¶ looking	-0.034	-0.001	0	0.035
ab:¶ making	0.068	0	0.001	-0.068
ab:¶ means	-0.008	0.025	-0.001	-0.015
ab:¶ miniatures	0.029	0	0	-0.028
ab:¶ mortgages	-0.081	-0.001	-0.001	0.083
ab:¶ most	-0.044	-0.007	0.008	0.043
ab:¶ mostly	0.04	-0.003	-0.027	-0.009
ab:¶ move	0.046	0	0	-0.045
ab:¶ my	-0.026	-0.001	-0.001	0.028
ab:¶ name	-0.049	0.01	0.031	0.009
ab:¶ new	-0.086	-0.002	-0.001	0.089
ab:¶ news	0.113	-0.002	-0.002	-0.109
ab:¶ no	-0.044	-0.003	0.002	0.045
ab:¶ nobody	-0.002	-0.006	-0.002	0.01
ab:¶ number	-0.003	-0.002	-0.018	0.023
ab:¶ offers	0.018	0	0	-0.018
ab:¶ office	0.016	-0.001	-0.014	0
ab:¶ okimiletpo	0.021	-0.002	0.002	-0.021
ab:¶ one	0.044	0.028	-0.001	-0.071
ab:¶ orders	0.029	-0.003	-0.025	0
ab:¶ our	-0.033	-0.071	0.07	0.034
ab:¶ owners	0.035	-0.003	0.004	-0.036
ab:¶ paper	-0.013	0	0	0.013
ab:¶ parties	0.04	-0.001	-0.001	-0.039
ab:¶ paying	-0.049	0.002	0.044	0.003
ab:¶ payment	0.026	0	0.013	-0.038
ab:¶ payroll	0.041	-0.002	0.001	-0.04
ab:¶ people	0.037	0	0.012	-0.049
ab:¶ personal	0.027	0.022	-0.008	-0.041
ab:¶ pick	-0.015	-0.001	0	0.016
ab:¶ pictures	0.032	-0.003	-0.007	-0.023
ab:¶ planning	-0.031	-0.005	0.007	0.029
ab:¶ plans	-0.01	-0.001	-0.001	0.011
ab:¶ play	0.051	-0.004	0.025	-0.072
ab:¶ please	-0.01	0.009	0.011	-0.01
ab:¶ policies	0.015	0	0.004	-0.019
ab:¶ postal	0.031	-0.005	-0.015	-0.011
ab:¶ powered	-0.014	-0.011	0.013	0.012
ab:¶ price	-0.014	0.034	-0.013	-0.007
ab:¶ prices	-0.031	0.028	-0.015	0.017
ab:¶ privacy	0.164	0.053	-0.068	-0.149
ab:¶ products	-0.042	0	0.011	0.031
ab:¶ property	0.06	-0.001	-0.001	-0.058
ab:¶ questions	-0.039	0.075	0.004	-0.04
ab:¶ quote	0.012	-0.001	0.001	-0.012
ab:¶ rapa	0.021	-0.003	0.004	-0.022
ab:¶ rated	0.066	-0.001	-0.009	-0.055
ab:¶ read	-0.113	-0.003	0.051	0.064
ab:¶ ref	0.018	-0.002	-0.016	0
ab:¶ registered	-0.02	0.026	-0.028	0.022
ab:¶ retention	-0.002	-0.007	0.01	-0.001
ab:¶ reviewed	-0.035	-0.001	0.01	0.026
ab:¶ rooms	-0.044	0	-0.001	0.045
ab:¶ run	-0.053	0.062	-0.043	0.035
ab:¶ sales	0.021	-0.003	-0.029	0.011
ab:¶ search	0.021	-0.002	0.003	-0.022
ab:¶ security	-0.021	0	0	0.021
ab:¶ see	-0.009	-0.002	0.01	0
ab:¶ selling	-0.039	-0.001	-0.001	0.041
ab:¶ send	-0.035	-0.001	-0.001	0.037
ab:¶ services	0.011	-0.013	0.013	-0.01
ab:¶ shop	0.023	-0.015	0.017	-0.026
ab:¶ sixty	-0.026	0.043	-0.001	-0.016
ab:¶ small	-0.023	0.002	0.004	0.017
ab:¶ software	-0.056	-0.004	0.006	0.054
ab:¶ some	-0.014	-0.003	0.014	0.003
ab:¶ spare	0.059	-0.001	-0.017	-0.04
ab:¶ stay	0.035	-0.007	0.02	-0.048
ab:¶ stronger	0.024	0	0	-0.024
ab:¶ subscribe	-0.006	-0.009	-0.048	0.063
ab:¶ t	-0.036	-0.001	-0.001	0.038
ab:¶ team	0.035	-0.005	-0.002	-0.029
ab:¶ tel	-0.07	0.097	-0.059	0.032
ab:¶ tell	-0.007	-0.002	-0.011	0.021
ab:¶ terms	-0.108	0.064	0.037	0.007
ab:¶ the	-0.062	0.06	-0.045	0.047
ab:¶ there	-0.023	0.003	-0.008	0.028
ab:¶ these	-0.063	0.007	0.027	0.03
ab:¶ they	-0.015	0.073	-0.054	-0.004
ab:¶ this	0.069	-0.015	-0.075	0.022
ab:¶ three	0.051	-0.003	-0.002	-0.045
ab:¶ throughout	0.01	-0.002	0.003	-0.011
ab:¶ tickets	-0.022	-0.001	-0.007	0.03
ab:¶ timetable	0.051	0	0	-0.05
ab:¶ top	-0.051	-0.003	-0.002	0.056
ab:¶ trade	-0.053	0.07	-0.037	0.021
ab:¶ trading	0.014	-0.007	-0.01	0.003
ab:¶ train	-0.009	0	0	0.01
ab:¶ two	-0.085	-0.006	0.03	0.061
ab:¶ uk	-0.044	-0.007	0.007	0.044
ab:¶ under	-0.01	-0.005	0.015	-0.001
ab:¶ unit	-0.039	0	0.039	0
ab:¶ use	-0.007	-0.001	-0.01	0.018
ab:¶ using	-0.073	-0.001	0.054	0.021
ab:¶ vat	0.054	-0.007	-0.014	-0.033
ab:¶ version	0.024	-0.006	-0.012	-0.006
ab:¶ visit	0.029	-0.001	0	-0.028
ab:¶ volunteer	0.029	-0.001	-0.001	-0.026
ab:¶ we	0.14	-0.076	0.022	-0.086
ab:¶ web	0.019	-0.007	-0.014	0.002
ab:¶ website	0.015	-0.005	0.001	-0.01
ab:¶ websites	0.027	-0.006	-0.013	-0.007
ab:¶ welcome	-0.078	-0.004	0.034	0.048
ab:¶ well	-0.011	0	0.006	0.005
ab:¶ what	0.054	-0.037	-0.015	-0.002
ab:¶ when	0.019	-0.014	0.008	-0.013
ab:¶ where	-0.009	-0.018	0.048	-0.021
ab:¶ who	-0.021	-0.048	0.05	0.019
ab:¶ whole	-0.04	-0.002	-0.001	0.043
ab:¶ work	0.023	-0.005	0.013	-0.031
ab:¶ you	-0.113	-0.024	0.092	0.045
ab:¶ your	-0.064	-0.041	0.088	0.017
ab:¶ ©	-0.019	0.076	0.095	-0.152
aloneInBlock	0.476	-0.103	0.197	-0.57
aw:"	0.016	0.039	-0.18	0.125
aw:&	-0.048	-0.077	-0.01	0.135
aw:(	0.194	-0.14	-0.155	0.101
aw:1st	-0.042	0.01	0.021	0.011
aw:2az	-0.055	0.001	0.053	0
aw:2nd	-0.083	-0.013	0.097	-0.001
aw:3gt	-0.017	0	0.017	0
aw:3rd	0.019	-0.031	0.022	-0.01
aw:4th	-0.042	-0.01	0.05	0.001
aw:5qz	-0.01	0	0.01	0
aw:5ul	-0.035	0	0.035	0
aw:6wq	0.017	-0.008	-0.009	0
aw:7eb	-0.012	0	0.012	0
aw:7jt	-0.005	-0.006	0.012	-0.001
aw:8qe	-0.054	0.008	0.046	0
aw::	0.151	0.068	-0.321	0.101
aw:;	-0.123	-0.068	0.154	0.037
aw:@	0.003	-0.029	-0.041	0.067
aw:BRAND	0.034	0.106	0.148	-0.288
aw:DIGITS	0.084	-0.091	0.021	-0.015
aw:NUM	0.062	-0.061	0.132	-0.134
aw:ORG	-0.359	0.161	0.125	0.074
aw:SELF	0.272	-0.148	0.154	-0.278
aw:a	-0.242	-0.126	0.29	0.078
aw:aberdeen	0.033	-0.002	-0.004	-0.027
aw:aberystwyth	-0.012	-0.001	0.001	0.012
aw:abosdi	-0.015	-0.001	0.015	0.001
aw:about	-0.035	0.026	0.061	-0.052
aw:above	-0.036	0.027	0.004	0.004
aw:accept	-0.015	0.045	-0.041	0.011
aw:acceptance	-0.005	-0.002	-0.009	0.016
aw:accepted	-0.009	0.007	0.013	-0.011
aw:accepts	-0.016	0.005	0.011	0
aw:access	0.006	-0.015	-0.011	0.019
aw:accessing	0.004	-0.015	0.008	0.003
aw:account	-0.047	-0.015	0.047	0.015
aw:accountant	-0.01	0	0.01	0
aw:accountants	0.069	-0.012	0.009	-0.066
aw:accounts	0.1	0.019	-0.131	0.012
aw:acquired	-0.008	-0.013	0.023	-0.001
aw:across	0.069	0.037	-0.036	-0.07
aw:act	0.01	-0.001	0.037	-0.046
aw:acting	0.027	-0.015	0.001	-0.013
aw:active	-0.045	-0.012	0.014	0.043
aw:acts	-0.035	-0.023	0.015	0.043
aw:add	-0.003	-0.001	-0.011	0.014
aw:address	0.219	-0.099	-0.225	0.105
aw:addresses	-0.041	0.047	0.006	-0.013
aw:adjusters	-0.021	0	0.021	0
aw:admin	-0.038	0.005	0.015	0.019
aw:administrator	0.018	-0.004	0.012	-0.026
aw:advertise	0.036	-0.009	-0.021	-0.005
aw:advertising	0.019	-0.001	0.001	-0.02
aw:advice	-0.006	0.042	-0.029	-0.007
aw:affiliated	-0.02	-0.013	0.047	-0.014
aw:affiliates	0.042	-0.046	-0.01	0.014
aw:after	-0.112	0.188	-0.136	0.059
aw:again	-0.024	-0.002	-0.003	0.029
aw:against	-0.004	-0.009	0.028	-0.016
aw:agency	0.023	-0.055	0.065	-0.033
aw:agent	-0.03	-0.034	0.058	0.006
aw:agents	-0.027	-0.041	0.058	0.011
aw:agree	0.033	-0.019	-0.035	0.022
aw:agreed	-0.022	-0.006	0.038	-0.011
aw:agreement	-0.05	-0.004	0.076	-0.022
aw:ai	0.064	-0.007	-0.002	-0.055
aw:aided	-0.018	0	0	0.018
aw:aim	-0.016	0.039	-0.011	-0.013
aw:akevafifo	-0.008	-0.007	0.016	-0.001
aw:alarms	-0.037	-0.001	0	0.038
aw:all	0.012	0.116	-0.032	-0.097
aw:alma	-0.015	0	0	0.015
aw:almoner	0.011	-0.003	-0.008	0
aw:already	0.039	-0.01	-0.025	-0.005
aw:also	-0.162	0.181	0.005	-0.024
aw:alter	0.016	-0.001	-0.013	-0.003
aw:always	-0.043	-0.001	-0.001	0.045
aw:am	-0.029	-0.004	0.011	0.023
aw:america	-0.004	0.056	-0.051	-0.001
aw:american	0.021	-0.001	0.001	-0.021
aw:among	-0.01	-0.001	-0.001	0.012
aw:amount	0.015	-0.006	-0.012	0.003
aw:amsterdam	-0.004	-0.025	-0.008	0.036
aw:an	-0.022	-0.053	0.065	0.01
aw:and	-0.002	0.177	-0.007	-0.168
aw:another	-0.007	-0.002	0.012	-0.002
aw:answer	0.025	-0.004	-0.003	-0.018
aw:answered	0.045	-0.002	0.007	-0.05
aw:answers	-0.011	-0.007	-0.038	0.055
aw:anti	0.022	-0.001	-0.008	-0.013
aw:any	0.055	-0.032	-0.006	-0.017
aw:anyone	-0.06	-0.009	0.03	0.04
aw:anything	0.002	0.022	-0.027	0.003
aw:anywhere	-0.048	0.03	0	0.019
aw:app	-0.139	0.043	-0.011	0.108
aw:appear	0.014	-0.006	-0.007	-0.001
aw:application	0.059	-0.002	-0.017	-0.041
aw:applies	0.011	0.041	-0.06	0.008
aw:apply	0.059	-0.033	-0.02	-0.007
aw:appointed	0.099	0.066	-0.116	-0.049
aw:appointment	-0.026	-0.001	0	0.026
aw:appointments	0.016	-0.001	-0.001	-0.014
aw:apprentices	-0.019	-0.002	0.011	0.011
aw:apps	0.062	0	-0.001	-0.061
aw:april	-0.011	-0.001	0.006	0.005
aw:apumbe	-0.002	-0.009	0.012	-0.001
aw:are	0.187	0.039	-0.188	-0.038
aw:areas	0.017	-0.005	-0.007	-0.006
aw:arrangement	-0.024	-0.006	0.011	0.018
aw:arranges	0.009	-0.011	0.013	-0.011
aw:article	0.014	-0.016	-0.006	0.009
aw:as	0.038	-0.042	0.071	-0.067
aw:asia	0.022	-0.002	0.026	-0.046
aw:ask	-0.017	-0.035	0.028	0.024
aw:asked	-0.015	-0.002	0.004	0.012
aw:assessment	0.072	-0.001	-0.001	-0.071
aw:asset	0.023	-0.004	-0.004	-0.015
aw:assets	-0.005	-0.012	0.018	-0.001
aw:associated	-0.001	-0.021	0.02	0.002
aw:association	-0.079	-0.016	0.069	0.026
aw:at	0.091	-0.021	-0.053	-0.017
aw:authorised	0.003	-0.034	0.087	-0.056
aw:authority	0.025	-0.016	-0.041	0.031
aw:availability	-0.025	0	0.003	0.022
aw:available	0.012	0.054	-0.064	-0.001
aw:award	-0.014	0	0.002	0.012
aw:away	-0.048	0	0.023	0.025
aw:b	-0.043	0.003	0.006	0.034
aw:b18	-0.011	0.002	0.009	0
aw:back	0.074	-0.014	0.006	-0.066
aw:balloon	0.022	0	0	-0.022
aw:bars	-0.035	-0.007	0.012	0.03
aw:based	0.088	-0.038	-0.052	0.002
aw:batch	-0.034	0.002	0.004	0.028
aw:battery	0.036	-0.001	0.002	-0.037
aw:be	0.029	-0.026	-0.02	0.017
aw:because	0.041	-0.065	-0.005	0.029
aw:become	0.029	-0.002	0.001	-0.028
aw:beds	-0.045	0	0.006	0.039
aw:been	0.036	-0.019	-0.066	0.049
aw:before	0.041	-0.046	0.106	-0.101
aw:befus	0.018	-0.007	-0.012	0
aw:began	0.068	-0.046	-0.042	0.019
aw:behalf	0.032	0.037	-0.01	-0.059
aw:behind	-0.024	-0.006	-0.014	0.045
aw:belfast	0.013	-0.006	-0.072	0.065
aw:bellfounder	-0.015	0.011	0.003	0.001
aw:belong	-0.011	0	0.013	-0.002
aw:belongs	-0.05	0.022	0.035	-0.007
aw:below	0.039	0.006	0.002	-0.046
aw:berkshire	0.035	-0.007	-0.006	-0.023
aw:best	0.052	-0.001	-0.001	-0.051
aw:better	-0.02	-0.001	-0.001	0.022
aw:between	0.019	-0.003	-0.016	0
aw:beyond	-0.075	-0.018	0.026	0.067
aw:bikes	-0.023	0.038	0	-0.016
aw:birmingham	-0.021	-0.04	-0.093	0.154
aw:blend	0.017	0	0	-0.017
aw:board	0.071	-0.001	0.001	-0.071
aw:boards	0.015	-0.001	0	-0.014
aw:body	-0.004	-0.019	0.039	-0.017
aw:book	-0.015	-0.003	0	0.018
aw:booking	-0.143	-0.031	0.161	0.014
aw:bookings	0.038	-0.016	-0.01	-0.012
aw:books	-0.023	-0.004	0.036	-0.009
aw:borazubobo	0.013	0.042	-0.057	0.001
aw:both	0.09	-0.015	-0.103	0.028
aw:bottles	-0.068	0.001	0.006	0.06
aw:bottom	-0.119	-0.06	0.122	0.056
aw:bought	0.012	0.055	-0.088	0.021
aw:bouquet	0.016	0	0	-0.016
aw:box	0.026	0.006	-0.022	-0.01
aw:boxes	0.019	-0.001	-0.001	-0.017
aw:branch	0.004	-0.015	0.021	-0.01
aw:branches	-0.055	-0.005	0	0.061
aw:brand	0.034	0.008	-0.019	-0.022
aw:brands	0.086	0.006	-0.035	-0.058
aw:brewing	0.02	0	-0.001	-0.019
aw:bridge	0.002	-0.001	-0.021	0.02
aw:bring	0.037	-0.001	-0.001	-0.035
aw:britain	0.026	-0.012	0.023	-0.037
aw:british	-0.134	-0.009	0.015	0.128
aw:broadband	0.041	-0.001	-0.001	-0.039
aw:broker	0.035	-0.022	-0.016	0.003
aw:brought	-0.024	0	0	0.024
aw:build	0.047	-0.001	0	-0.046
aw:building	-0.047	0.011	0.014	0.021
aw:buildings	0.074	-0.007	-0.012	-0.056
aw:built	-0.087	0.032	0.03	0.025
aw:bundles	-0.022	-0.001	-0.001	0.024
aw:bus	0.098	-0.011	-0.003	-0.084
aw:business	0.049	0.027	-0.028	-0.048
aw:businesses	0.049	0.041	-0.082	-0.008
aw:but	0.031	-0.007	0.012	-0.035
aw:buy	-0.01	-0.004	-0.002	0.015
aw:buyer	-0.013	-0.009	0.024	-0.002
aw:buyers	0.065	0.06	-0.049	-0.076
aw:buying	-0.028	0.019	0.024	-0.015
aw:buys	-0.033	-0.002	-0.008	0.043
aw:by	-0.016	-0.052	0.2	-0.133
aw:c	0.042	0.007	-0.086	0.036
aw:cake	0.02	-0.002	0.003	-0.021
aw:california	-0.016	0	-0.009	0.025
aw:call	-0.014	-0.004	-0.018	0.036
aw:called	0.066	-0.015	-0.057	0.005
aw:calls	-0.023	-0.015	0.04	-0.002
aw:calm	-0.042	-0.001	-0.004	0.047
aw:cambridge	-0.062	-0.003	0.018	0.048
aw:came	-0.027	-0.027	0.032	0.022
aw:campaign	0.018	0	0	-0.017
aw:campaigns	0.019	-0.001	-0.007	-0.012
aw:can	-0.056	-0.035	0.119	-0.029
aw:cancel	0.003	0.034	-0.025	-0.011
aw:cannot	0.012	-0.005	-0.002	-0.005
aw:capital	0.019	-0.002	-0.002	-0.016
aw:car	-0.049	-0.003	-0.011	0.063
aw:card	-0.032	0.002	0.118	-0.088
aw:cardiff	0.01	-0.004	0.005	-0.012
aw:cards	-0.053	-0.016	0.04	0.03
aw:care	0.086	0.005	-0.068	-0.024
aw:careers	-0.011	-0.005	-0.002	0.019
aw:carefully	-0.02	0	0	0.02
aw:cares	0.072	-0.018	-0.066	0.012
aw:carried	-0.047	0	-0.003	0.05
aw:carriers	-0.033	-0.003	0.003	0.033
aw:carry	-0.119	-0.009	0.084	0.044
aw:carrying	-0.013	-0.007	0.014	0.006
aw:cars	-0.047	-0.002	0.001	0.048
aw:cart	0.125	-0.008	-0.026	-0.092
aw:case	-0.025	-0.004	-0.017	0.046
aw:cash	0.035	-0.007	-0.019	-0.009
aw:cask	0.03	0	0	-0.03
aw:castle	-0.028	0	-0.002	0.03
aw:category	0.017	0.057	-0.054	-0.02
aw:catering	-0.036	-0.001	0	0.036
aw:cb1	-0.019	0	0.019	0.001
aw:central	-0.007	-0.013	-0.031	0.051
aw:centre	0.038	-0.043	-0.041	0.047
aw:certain	0.032	-0.013	-0.025	0.006
aw:certificate	-0.06	-0.002	0.065	-0.003
aw:certified	0.056	-0.001	-0.002	-0.053
aw:cf10	-0.013	0	0.012	0
aw:chairs	-0.024	-0.001	0.001	0.025
aw:change	0.021	-0.026	0.024	-0.02
aw:changes	0.047	-0.009	-0.011	-0.027
aw:changing	0.035	-0.003	-0.003	-0.03
aw:channel	-0.021	0	0	0.021
aw:charge	0.039	-0.004	-0.034	-0.001
aw:charitable	-0.001	-0.007	0.017	-0.009
aw:charity	0.134	-0.03	0.082	-0.187
aw:charter	0.013	-0.001	-0.01	-0.003
aw:chat	0.003	-0.005	-0.021	0.023
aw:check	-0.026	-0.017	0.029	0.014
aw:checks	0.008	-0.011	0.034	-0.03
aw:cheshire	-0.043	0.002	0.035	0.006
aw:chester	-0.009	-0.001	-0.001	0.01
aw:children	0.073	-0.003	0.021	-0.092
aw:choose	-0.031	-0.017	0.062	-0.014
aw:chosen	-0.012	-0.002	0.006	0.008
aw:church	-0.012	-0.003	-0.002	0.017
aw:city	-0.029	-0.001	0.011	0.019
aw:claim	-0.018	-0.005	0.023	0
aw:claims	-0.002	-0.008	-0.032	0.042
aw:classes	0.039	-0.002	0.001	-0.038
aw:classic	-0.02	-0.002	0.001	0.02
aw:cleaner	-0.038	0	0	0.039
aw:cleaning	-0.103	-0.002	-0.001	0.105
aw:clear	0.038	-0.007	0.005	-0.035
aw:clearance	0.014	-0.001	-0.017	0.004
aw:click	0.034	-0.005	-0.03	0.001
aw:client	-0.01	0.003	-0.02	0.027
aw:clients	0.054	-0.009	-0.002	-0.043
aw:clinic	0	-0.011	-0.004	0.015
aw:close	-0.002	0.007	0.046	-0.051
aw:closed	-0.022	-0.004	-0.005	0.031
aw:club	-0.03	-0.036	0.05	0.015
aw:clubs	-0.06	-0.006	0.029	0.037
aw:co	-0.002	0.039	-0.042	0.005
aw:coach	-0.038	-0.001	-0.001	0.04
aw:code	0.035	-0.023	-0.031	0.02
aw:coffee	-0.043	-0.002	-0.015	0.06
aw:cofrestru’r	0.011	-0.003	-0.01	0.001
aw:collect	0.032	-0.041	-0.001	0.009
aw:collected	0.027	-0.024	0.002	-0.005
aw:collectively	0.06	0.014	-0.076	0.002
aw:collects	-0.063	0.001	0.046	0.016
aw:com	0.015	0.012	0.002	-0.029
aw:come	-0.009	-0.005	0.026	-0.011
aw:comes	0.082	-0.015	0.003	-0.07
aw:commerce	-0.015	-0.002	0.002	0.016
aw:commercial	-0.003	-0.004	-0.018	0.025
aw:commission	0.006	0.032	0.055	-0.092
aw:commissioner's	-0.001	-0.002	-0.015	0.017
aw:commissioners	-0.012	-0.002	0.015	0
aw:commissioner’s	-0.006	-0.006	0.021	-0.008
aw:committed	-0.004	0.021	-0.01	-0.006
aw:committee	-0.036	-0.023	0.098	-0.038
aw:communications	0.016	-0.011	0.026	-0.031
aw:community	-0.109	-0.006	0.039	0.076
aw:companies	0.108	0.135	-0.146	-0.097
aw:company	-0.093	0.092	-0.139	0.14
aw:compare	0.045	-0.001	-0.006	-0.037
aw:competition	0.013	-0.002	-0.012	0.001
aw:competitions	0.018	-0.01	-0.013	0.005
aw:complain	-0.036	-0.001	0.036	0
aw:complaint	-0.01	0.007	0.004	-0.001
aw:complaints	-0.034	-0.006	0.02	0.02
aw:compliance	0.041	-0.006	-0.021	-0.013
aw:conditions	0.064	-0.008	0.128	-0.184
aw:conduct	0	-0.015	-0.012	0.028
aw:connected	0.01	0.008	-0.01	-0.009
aw:connections	0.024	0	0	-0.023
aw:consent	-0.017	0	0.015	0.001
aw:consultants	-0.019	-0.001	-0.001	0.022
aw:consultations	-0.034	0.051	-0.017	-0.001
aw:contact	0.09	0.084	-0.207	0.033
aw:contains	-0.033	-0.012	0.029	0.016
aw:content	0.056	-0.024	-0.018	-0.014
aw:context	0.014	-0.005	0.012	-0.02
aw:contract	-0.099	-0.01	0.063	0.046
aw:contracting	-0.027	-0.01	-0.019	0.056
aw:contractors	0.05	-0.012	-0.004	-0.034
aw:contracts	-0.053	-0.007	-0.019	0.079
aw:control	0.022	-0.006	-0.009	-0.007
aw:controller	0.053	-0.053	-0.062	0.062
aw:controllers	-0.033	0.017	0.014	0.002
aw:conversation	-0.02	-0.002	-0.022	0.044
aw:cookie	0.036	-0.042	0.092	-0.086
aw:cookies	-0.057	0.007	0.025	0.025
aw:cooper	-0.001	0.01	-0.01	0.001
aw:copy	-0.102	-0.019	0.15	-0.03
aw:copyright	0.003	-0.037	0.028	0.006
aw:cornwall	0.077	-0.033	0.001	-0.046
aw:corporation	0.053	-0.086	0.031	0.001
aw:cost	-0.04	-0.002	0.001	0.041
aw:costs	0.043	-0.048	-0.046	0.051
aw:cottages	0.075	-0.004	-0.001	-0.07
aw:council	-0.089	-0.017	0.077	0.03
aw:councillors	-0.027	0	0	0.027
aw:count	0.084	-0.002	0.002	-0.085
aw:counter	0.014	-0.001	-0.009	-0.003
aw:countries	-0.001	0.06	-0.049	-0.01
aw:country	-0.04	-0.022	0.06	0.001
aw:counts	-0.004	-0.006	0.011	0
aw:county	0.015	-0.002	0.026	-0.039
aw:course	-0.012	0	0	0.012
aw:courses	0.038	-0.002	-0.001	-0.034
aw:court	0.059	-0.005	-0.019	-0.035
aw:courts	-0.02	-0.003	0.031	-0.008
aw:cover	-0.041	-0.019	0.021	0.038
aw:covers	-0.06	-0.022	0.035	0.048
aw:cqc	0.023	-0.004	0.006	-0.025
aw:created	0.022	-0.002	-0.014	-0.007
aw:creative	0.074	-0.002	-0.05	-0.022
aw:credit	0.006	-0.047	0.029	0.013
aw:crescent	0.009	0.04	-0.045	-0.003
aw:cricket	0.064	-0.001	0	-0.063
aw:croydon	-0.019	-0.005	0.032	-0.008
aw:cs	-0.02	-0.003	0	0.024
aw:cumbria	0.034	0.002	0.017	-0.053
aw:customer	-0.007	0.018	-0.007	-0.004
aw:customers	0.048	-0.014	-0.05	0.016
aw:customs	-0.005	-0.005	0.012	-0.002
aw:cwmni	0.014	-0.003	-0.012	0.001
aw:cyber	-0.018	0	0	0.019
aw:damp	-0.061	-0.008	0.002	0.067
aw:dan	-0.004	-0.011	0.015	0
aw:dance	0.038	-0.002	0.015	-0.051
aw:data	0.084	0.168	-0.274	0.022
aw:database	-0.006	-0.011	0.006	0.011
aw:date	0.003	0.047	-0.034	-0.017
aw:day	-0.047	0.001	-0.014	0.06
aw:days	-0.093	-0.019	0	0.112
aw:de	0.069	-0.022	-0.055	0.007
aw:deals	-0.063	-0.007	-0.028	0.098
aw:debit	-0.04	-0.007	0.054	-0.007
aw:debits	-0.025	-0.004	0.029	-0.001
aw:decides	0.04	-0.003	-0.053	0.016
aw:decision	-0.052	0.001	0.051	0
aw:defined	0.039	-0.012	-0.01	-0.017
aw:definitions	0.018	-0.007	-0.025	0.014
aw:delaware	0.024	-0.023	0.028	-0.029
aw:delivered	-0.05	0.027	0.002	0.021
aw:delivery	0.018	-0.033	0.007	0.008
aw:dental	0.053	-0.003	0.011	-0.061
aw:depends	-0.002	-0.009	0.012	-0.001
aw:deposit	0.004	-0.016	0.027	-0.016
aw:derby	-0.042	-0.017	0.064	-0.004
aw:described	-0.019	-0.007	0.019	0.007
aw:design	0.003	-0.016	0.004	0.009
aw:designed	-0.115	0.001	0.018	0.096
aw:details	0.101	-0.094	0.072	-0.079
aw:detime	-0.026	0.059	-0.03	-0.003
aw:developed	0.016	-0.003	-0.014	0.001
aw:development	0.047	-0.008	0.007	-0.046
aw:digital	0.025	-0.004	0.026	-0.047
aw:dinner	-0.029	-0.001	-0.001	0.03
aw:direct	-0.109	-0.01	0.119	0
aw:directors	0.015	0.061	-0.073	-0.003
aw:directory	0.018	-0.017	0.019	-0.02
aw:disclose	-0.006	-0.018	0.026	-0.002
aw:disputes	0.014	-0.005	0.004	-0.013
aw:division	0.003	-0.044	0.073	-0.033
aw:do	-0.117	0.062	0.02	0.035
aw:document	0.023	-0.007	-0.013	-0.004
aw:does	-0.095	-0.007	0.042	0.06
aw:dog	0.037	0	0	-0.037
aw:dogs	0.049	-0.001	-0.001	-0.048
aw:domestic	0.006	-0.006	-0.02	0.02
aw:domogo	-0.002	-0.014	0.017	-0.001
aw:donate	0.066	-0.001	-0.001	-0.064
aw:done	-0.014	-0.007	0.01	0.011
aw:door	0	-0.003	0.021	-0.019
aw:draw	-0.011	0.01	-0.001	0.002
aw:drink	0.032	-0.003	-0.013	-0.015
aw:drive	-0.029	0.105	-0.114	0.038
aw:drivers	-0.033	-0.002	0.01	0.025
aw:driving	-0.026	-0.004	0.004	0.026
aw:drover	-0.033	0.001	0.032	0.001
aw:dublin	0.086	-0.02	-0.067	0.001
aw:due	0.012	-0.005	-0.005	-0.003
aw:dundee	0.015	0	0	-0.014
aw:duty	-0.041	0.037	0.005	-0.002
aw:e	-0.039	-0.077	0.085	0.03
aw:e14	0.043	-0.02	-0.03	0.007
aw:each	-0.048	-0.031	0.089	-0.01
aw:east	0.132	-0.036	-0.008	-0.088
aw:eat	-0.018	0	0	0.018
aw:ec1v	-0.022	-0.006	0.027	0
aw:ec2a	0.017	-0.008	-0.009	0
aw:edge	0.131	0.004	-0.092	-0.043
aw:edinburgh	0.079	-0.003	0.011	-0.087
aw:education	-0.03	0.081	-0.073	0.021
aw:eh3	0.033	-0.001	0	-0.032
aw:eight	-0.05	0.062	-0.044	0.032
aw:either	-0.006	-0.004	0.012	-0.002
aw:electricity	0.027	-0.005	-0.004	-0.018
aw:electronic	-0.034	-0.014	0.051	-0.003
aw:else	-0.019	-0.006	0.001	0.024
aw:email	0.074	-0.025	-0.086	0.036
aw:emails	-0.023	-0.005	-0.018	0.046
aw:emergency	-0.006	0.045	-0.049	0.01
aw:employed	-0.012	0	0	0.013
aw:employee	0.019	-0.002	-0.006	-0.01
aw:employees	0.021	-0.007	0.002	-0.016
aw:employers	0.07	-0.003	0.002	-0.069
aw:end	-0.027	-0.006	-0.005	0.038
aw:energy	-0.033	-0.017	0.007	0.042
aw:enfield	0.023	-0.006	-0.012	-0.004
aw:engagement	-0.012	-0.001	0	0.013
aw:engine	0.02	-0.001	0.001	-0.02
aw:engineer	-0.023	0.003	0.02	0
aw:engineering	-0.063	-0.004	0.029	0.037
aw:engineers	-0.032	-0.005	0.006	0.031
aw:england	0.08	-0.1	0.094	-0.074
aw:english	0.031	-0.021	-0.001	-0.009
aw:enough	-0.025	-0.003	0.021	0.007
aw:enquiry	-0.033	0	0.032	0.001
aw:enterprise	0.076	-0.013	-0.052	-0.011
aw:entity	0.039	0.047	-0.046	-0.04
aw:entry	-0.024	-0.004	-0.005	0.033
aw:equipment	-0.029	-0.001	-0.001	0.031
aw:essex	0.017	0.011	-0.012	-0.017
aw:established	-0.03	0.027	-0.013	0.016
aw:estate	-0.009	-0.016	0.032	-0.007
aw:et	-0.013	0	0.013	0
aw:etc	0.029	-0.002	-0.009	-0.017
aw:eu	0.039	-0.047	-0.011	0.018
aw:ev	0.047	0	-0.002	-0.045
aw:evening	0.016	-0.001	-0.001	-0.014
aw:evenings	-0.011	0.002	0.004	0.006
aw:event	-0.054	-0.002	-0.012	0.068
aw:events	-0.058	-0.003	0	0.061
aw:ever	-0.016	-0.01	0.026	-0.001
aw:every	0.012	-0.021	-0.001	0.011
aw:everyone	0.012	-0.004	-0.01	0.002
aw:everything	0.059	-0.007	-0.016	-0.036
aw:ex4	-0.015	0.001	0.014	0
aw:examples	0.02	0.057	-0.053	-0.023
aw:exeter	0.031	-0.001	-0.015	-0.015
aw:expects	0.01	-0.004	-0.005	-0.002
aw:explains	0.03	-0.007	-0.009	-0.014
aw:fabegeku	-0.005	-0.006	0.012	-0.001
aw:fair	-0.022	-0.001	0	0.023
aw:fall	-0.01	-0.007	0.012	0.005
aw:family	0.072	-0.013	-0.055	-0.003
aw:faq	0.025	-0.001	0	-0.023
aw:faqs	-0.021	-0.007	0.008	0.02
aw:farm	-0.054	-0.006	0.007	0.052
aw:fast	0.029	-0.002	-0.018	-0.01
aw:fca	-0.017	-0.024	0.045	-0.004
aw:features	-0.04	-0.002	-0.001	0.043
aw:fee	0.054	-0.003	-0.034	-0.018
aw:feel	-0.046	0	0	0.047
aw:fees	-0.047	-0.016	0.067	-0.004
aw:few	-0.006	-0.023	0.023	0.006
aw:fi	0.057	-0.02	0.021	-0.058
aw:fields	-0.009	-0.017	0.027	-0.002
aw:file	0.023	-0.003	0.012	-0.032
aw:files	0.008	-0.016	0.024	-0.016
aw:filter	0.017	0	0	-0.017
aw:finance	-0.034	-0.025	0.029	0.03
aw:financial	-0.04	-0.022	-0.013	0.075
aw:find	0.041	-0.011	0.005	-0.035
aw:finds	-0.017	-0.002	-0.003	0.022
aw:fine	-0.012	0.004	-0.002	0.009
aw:firm	0.05	-0.036	0.006	-0.019
aw:firms	0.017	-0.018	0.007	-0.006
aw:first	-0.009	0.03	-0.084	0.062
aw:fit	0.02	0	0	-0.019
aw:five	-0.051	-0.008	0.036	0.023
aw:fixed	0.033	-0.007	0.015	-0.041
aw:floor	-0.231	0.019	0.195	0.018
aw:follow	-0.002	-0.019	0.028	-0.006
aw:following	-0.019	-0.025	0.034	0.011
aw:follows	0.012	-0.002	0.002	-0.012
aw:food	0.127	-0.007	-0.021	-0.099
aw:football	0.08	-0.014	0.019	-0.084
aw:for	0.039	-0.159	0.007	0.113
aw:form	0.074	-0.03	-0.011	-0.033
aw:formations	-0.007	-0.017	-0.017	0.041
aw:formed	0.086	-0.014	-0.048	-0.023
aw:forms	-0.024	-0.001	0	0.025
aw:forty	-0.045	-0.001	0	0.046
aw:found	-0.002	0.014	-0.015	0.004
aw:foundation	-0.005	0.037	-0.015	-0.017
aw:founded	0.025	-0.002	-0.001	-0.022
aw:foundry	-0.017	-0.001	0.017	0.001
aw:four	-0.009	-0.012	0.035	-0.014
aw:fourteen	-0.028	-0.002	0.006	0.024
aw:franchise	0.095	-0.018	0.065	-0.142
aw:franchised	-0.01	-0.002	-0.005	0.017
aw:fraud	-0.006	-0.003	0.01	0
aw:free	0.02	0.03	-0.021	-0.03
aw:freshly	0.046	-0.001	-0.001	-0.044
aw:friendly	-0.018	-0.001	-0.002	0.02
aw:frn	-0.01	-0.011	0.019	0.002
aw:from	0.207	0.001	-0.023	-0.185
aw:fsa	0.043	-0.006	-0.03	-0.007
aw:fuel	0.027	-0.002	-0.004	-0.021
aw:full	0.032	-0.008	-0.03	0.005
aw:fuller	-0.013	0	0.014	0
aw:fund	0.058	-0.022	0.031	-0.066
aw:funded	-0.021	-0.004	0.006	0.019
aw:funds	0.022	-0.002	-0.001	-0.019
aw:funeral	-0.041	0.09	-0.046	-0.003
aw:further	-0.073	0.05	0.028	-0.005
aw:fuss	0.023	-0.003	0.009	-0.028
aw:gallery	0.065	-0.007	-0.017	-0.041
aw:gambling	-0.01	0.005	0.051	-0.047
aw:game	0.062	-0.001	0.004	-0.065
aw:gaps	-0.022	0	0.004	0.018
aw:garden	-0.011	-0.004	0.02	-0.005
aw:gardens	-0.13	0.069	-0.005	0.067
aw:gas	-0.017	-0.008	-0.034	0.059
aw:gate	0.022	-0.002	-0.021	0
aw:gathered	0.018	-0.013	0.015	-0.019
aw:gatwick	0.041	-0.002	0.002	-0.04
aw:gb	0.03	-0.004	-0.026	-0.001
aw:gdpr	-0.033	-0.008	0	0.041
aw:general	0.028	0.008	-0.061	0.026
aw:generated	-0.027	-0.025	0.052	-0.001
aw:georgia	-0.006	-0.013	0.019	0
aw:germany	-0.124	0.048	-0.006	0.081
aw:get	0.044	-0.011	-0.064	0.032
aw:gift	0.036	0.017	0.017	-0.069
aw:gifts	-0.069	-0.001	-0.001	0.07
aw:give	0.034	-0.046	0.002	0.01
aw:given	-0.022	-0.018	0.069	-0.029
aw:gives	-0.022	0.005	0.011	0.005
aw:gizorelzi	-0.054	0.008	0.046	0
aw:glamorgan	-0.018	0.002	0.017	0
aw:glasgow	0.102	-0.021	-0.032	-0.049
aw:global	-0.04	0.062	-0.017	-0.005
aw:go	-0.054	-0.034	0.096	-0.008
aw:goes	-0.01	-0.023	0.04	-0.007
aw:good	-0.013	-0.005	0.012	0.006
aw:goods	0.117	0.004	-0.077	-0.045
aw:governing	-0.037	-0.014	0.052	-0.001
aw:government	-0.028	-0.007	0.012	0.023
aw:grants	0.041	0	0.003	-0.043
aw:great	-0.045	0.027	0.022	-0.004
aw:green	-0.005	-0.005	-0.015	0.026
aw:groceries	0.015	0	0	-0.015
aw:ground	0.051	-0.004	-0.027	-0.019
aw:grounds	-0.024	-0.001	-0.001	0.026
aw:group	0.072	0.047	-0.234	0.115
aw:groups	0.033	-0.001	0.001	-0.033
aw:grove	-0.01	-0.002	0	0.012
aw:guarantee	-0.021	-0.025	-0.012	0.059
aw:guernsey	-0.025	0.046	-0.026	0.004
aw:guest	-0.03	-0.002	0.003	0.029
aw:guests	0.027	-0.006	0.031	-0.052
aw:guides	-0.026	-0.001	-0.001	0.028
aw:had	-0.017	-0.003	0.006	0.014
aw:hair	-0.005	-0.009	0.003	0.011
aw:half	0.017	-0.006	-0.015	0.003
aw:halifax	-0.07	0	0.041	0.029
aw:hall	0.022	-0.012	0.044	-0.054
aw:hampshire	0.033	0.049	-0.069	-0.013
aw:hand	-0.026	-0.001	-0.001	0.028
aw:handled	-0.036	-0.001	0.022	0.016
aw:handles	-0.062	-0.026	0.067	0.021
aw:happens	0.022	-0.003	-0.004	-0.016
aw:harbour	-0.012	-0.003	-0.009	0.024
aw:has	0.021	-0.062	0.083	-0.042
aw:have	0.023	0.017	-0.033	-0.007
aw:having	0.06	-0.037	-0.025	0.002
aw:head	-0.021	-0.002	-0.001	0.024
aw:health	-0.04	-0.012	-0.014	0.066
aw:hear	-0.03	-0.004	0.024	0.01
aw:heart	0.045	-0.003	0.042	-0.085
aw:heating	-0.034	-0.008	-0.016	0.058
aw:held	-0.013	-0.007	0.02	0
aw:hello	0.001	-0.009	0.026	-0.019
aw:help	-0.042	-0.009	0.018	0.034
aw:helpline	-0.026	-0.006	0.033	-0.001
aw:here	-0.05	0.093	-0.106	0.063
aw:hereford	-0.103	-0.001	0.033	0.071
aw:herefordshire	-0.026	0	0.026	0
aw:hereinafter	0.057	0.059	-0.136	0.02
aw:heron	-0.021	0	0.021	0
aw:high	0.012	-0.006	-0.025	0.02
aw:hill	0	0.013	-0.018	0.005
aw:hire	0.074	-0.012	0.052	-0.114
aw:hmrc	0.032	-0.004	-0.001	-0.027
aw:hold	0.059	-0.059	-0.019	0.02
aw:holding	0.039	-0.055	0.033	-0.017
aw:holds	0.018	-0.006	-0.008	-0.005
aw:holiday	0.006	0.038	-0.008	-0.037
aw:holidays	0.034	-0.008	0.009	-0.035
aw:home	0.025	-0.085	0.007	0.053
aw:homes	-0.024	-0.007	-0.009	0.041
aw:hope	-0.017	-0.001	0.035	-0.017
aw:hospice	0.053	0.098	-0.086	-0.066
aw:hospital	-0.046	-0.001	0	0.047
aw:hospitality	0.001	-0.028	0.031	-0.003
aw:host	-0.011	-0.005	0.006	0.01
aw:hosted	-0.022	-0.006	-0.006	0.034
aw:hosting	-0.156	-0.047	0.045	0.158
aw:hosts	-0.105	0.023	0.073	0.009
aw:hotel	-0.06	-0.013	0.019	0.054
aw:hotels	0.014	-0.005	-0.003	-0.006
aw:hours	0.034	-0.004	0.002	-0.032
aw:house	0.129	-0.051	-0.048	-0.03
aw:houses	0.017	-0.001	-0.036	0.02
aw:housing	0.015	-0.005	0.02	-0.03
aw:how	-0.02	0.02	-0.048	0.048
aw:however	-0.004	-0.012	0.025	-0.009
aw:hr4	-0.017	0	0.016	0
aw:https	-0.038	0.027	-0.011	0.022
aw:hundred	-0.02	0	-0.001	0.021
aw:hx1	-0.022	0.002	0.02	0.001
aw:hx3	-0.03	0.001	0.029	0
aw:i	-0.047	0.116	-0.028	-0.041
aw:ico	-0.028	-0.019	0.044	0.004
aw:id	0.016	-0.011	-0.024	0.019
aw:identity	0.05	-0.016	0.009	-0.043
aw:if	-0.051	-0.178	0.169	0.06
aw:ii	0.019	-0.01	-0.002	-0.007
aw:important	0.02	-0.016	0.008	-0.012
aw:imprint	-0.02	0.004	0.027	-0.011
aw:in	0.247	0	-0.249	0.001
aw:include	-0.013	0.033	-0.031	0.011
aw:includes	0.069	-0.008	-0.063	0.002
aw:including	0.069	0.07	-0.083	-0.056
aw:incorporated	-0.001	0.064	-0.091	0.029
aw:incorporating	-0.024	0.019	0.001	0.004
aw:independent	0.039	0.071	-0.082	-0.028
aw:independently	-0.026	-0.015	0.042	-0.001
aw:individual	0.012	-0.003	-0.006	-0.003
aw:industrial	0.039	0.07	-0.075	-0.034
aw:info	0.039	-0.014	-0.052	0.027
aw:information	-0.007	0.07	0.003	-0.067
aw:inside	-0.022	-0.003	0.005	0.021
aw:installation	-0.029	-0.004	-0.022	0.054
aw:installed	0.019	-0.001	-0.001	-0.017
aw:instructions	-0.028	0.005	0.021	0.001
aw:insurance	0.024	-0.022	0.078	-0.079
aw:interest	-0.09	-0.001	0.027	0.064
aw:intermediary	0.055	-0.006	-0.024	-0.025
aw:international	0.031	0.002	-0.053	0.02
aw:internet	0.01	-0.002	-0.006	-0.002
aw:interpretation	-0.025	-0.004	-0.005	0.034
aw:into	-0.045	-0.008	0.022	0.031
aw:introducer	0.078	-0.043	-0.034	-0.001
aw:introduction	0.099	-0.018	-0.041	-0.041
aw:inverness	0.014	0	0	-0.014
aw:investors	0.02	-0.002	-0.016	-0.002
aw:invoices	0.05	-0.022	-0.027	-0.001
aw:involved	-0.014	-0.001	0	0.015
aw:ip4	-0.055	0	0.052	0.003
aw:ipswich	-0.013	-0.003	0.047	-0.031
aw:ireland	0.209	-0.04	-0.139	-0.029
aw:irish	0.021	-0.006	-0.003	-0.011
aw:is	0.257	-0.152	-0.007	-0.099
aw:island	-0.025	-0.013	0.026	0.012
aw:islands	-0.037	0.07	-0.065	0.032
aw:isle	0.085	-0.02	-0.124	0.059
aw:issued	0.045	-0.028	0.037	-0.054
aw:issues	-0.002	-0.007	0.01	-0.002
aw:it	-0.158	-0.028	0.125	0.061
aw:its	0.102	0.042	-0.03	-0.115
aw:itself	-0.026	-0.001	0.027	-0.001
aw:january	-0.024	-0.005	0.002	0.027
aw:jargon	-0.008	-0.001	-0.002	0.01
aw:jersey	-0.053	0.061	-0.037	0.03
aw:job	0.037	-0.002	0	-0.035
aw:jobs	0.035	0.042	-0.027	-0.05
aw:join	-0.025	-0.008	0.062	-0.029
aw:joint	0.035	-0.014	0.019	-0.04
aw:journal	0.016	-0.001	-0.001	-0.014
aw:july	-0.035	0.001	0.008	0.025
aw:june	-0.005	-0.005	-0.004	0.014
aw:keep	0.06	0.028	0.005	-0.093
aw:keeps	-0.053	-0.008	0.053	0.008
aw:kendal	-0.043	-0.001	0.01	0.033
aw:kent	0.024	-0.01	-0.018	0.005
aw:kept	-0.023	-0.022	0.036	0.009
aw:kestrel	-0.089	0.007	0.081	0
aw:kind	-0.084	0	0.05	0.035
aw:kinds	-0.016	-0.002	0.001	0.016
aw:kingdom	0.129	0.044	-0.149	-0.024
aw:kit	0.03	-0.005	0	-0.025
aw:kitchen	0.04	-0.001	-0.002	-0.037
aw:knitwear	-0.052	0	0	0.052
aw:know	0.046	-0.035	0.008	-0.019
aw:known	-0.089	0.124	-0.037	0.002
aw:kop	0.03	-0.002	-0.013	-0.016
aw:la9	-0.021	0.002	0.017	0.001
aw:lancashire	0.042	-0.002	-0.016	-0.025
aw:land	0.043	-0.001	-0.001	-0.041
aw:landlords	0.038	-0.001	0.018	-0.055
aw:lane	0.046	-0.029	-0.012	-0.005
aw:language	0.037	-0.012	-0.004	-0.022
aw:lantern	-0.029	0.002	0.026	0.002
aw:large	-0.048	0	0.047	0
aw:larkfield	-0.065	0.003	0.061	0.001
aw:last	-0.116	0.045	-0.038	0.109
aw:late	-0.015	-0.001	0.002	0.013
aw:latest	-0.05	0	0	0.05
aw:law	-0.006	-0.013	0.031	-0.012
aw:laws	-0.044	0.049	-0.001	-0.003
aw:le3	-0.017	0.001	0.016	0
aw:learn	-0.062	-0.006	0.025	0.043
aw:learning	0.012	-0.001	-0.001	-0.01
aw:leasing	-0.044	-0.004	0.012	0.036
aw:leave	-0.027	-0.005	0.006	0.026
aw:leeds	0.056	0.041	0.01	-0.106
aw:legal	0.054	0.015	-0.06	-0.008
aw:leicester	0.003	-0.001	0.014	-0.016
aw:lender	-0.017	-0.004	0.008	0.013
aw:lenders	-0.025	0.023	-0.02	0.022
aw:less	-0.037	-0.002	0	0.039
aw:lessons	-0.009	-0.006	-0.001	0.016
aw:let	-0.117	-0.005	-0.041	0.162
aw:lets	-0.029	0.009	-0.004	0.023
aw:letter	-0.022	-0.018	0.035	0.005
aw:letters	-0.024	-0.003	0	0.027
aw:letting	-0.096	-0.001	0.018	0.079
aw:lettings	0.013	0.026	-0.01	-0.029
aw:level	-0.013	-0.001	0.001	0.012
aw:liability	0.074	-0.021	-0.064	0.011
aw:liable	0.035	-0.003	-0.03	-0.002
aw:licence	0.087	-0.035	-0.062	0.011
aw:licences	-0.016	0.052	-0.038	0.001
aw:licensed	-0.023	0.043	0.054	-0.074
aw:life	-0.019	-0.004	0.024	-0.001
aw:light	0.078	-0.001	0	-0.077
aw:like	0.125	-0.017	0.02	-0.129
aw:limited	0.138	-0.108	-0.029	-0.001
aw:limited’s	0.011	-0.012	0.052	-0.05
aw:lincoln	-0.058	-0.003	-0.016	0.076
aw:lincolnshire	0.027	-0.005	-0.022	-0.001
aw:line	-0.04	-0.001	-0.001	0.041
aw:linen	-0.032	0	0.005	0.027
aw:lines	0.016	-0.007	0.02	-0.029
aw:links	-0.011	0.04	-0.036	0.007
aw:list	0.045	0.037	0	-0.081
aw:listed	0.061	-0.023	-0.036	-0.001
aw:listings	-0.035	0	0	0.036
aw:lists	-0.014	-0.006	0.01	0.011
aw:little	-0.005	-0.004	0.037	-0.027
aw:liverpool	-0.047	-0.013	0.023	0.036
aw:ln6	0.019	-0.001	-0.018	0
aw:local	0.042	-0.003	0.002	-0.042
aw:located	-0.014	0.027	0.002	-0.015
aw:locations	-0.015	0.043	-0.001	-0.027
aw:log	-0.069	-0.005	0.046	0.028
aw:london	-0.095	-0.075	0.142	0.028
aw:londonderry	0.015	0	0	-0.015
aw:long	-0.007	-0.023	0.034	-0.005
aw:longer	0.034	-0.003	0.004	-0.036
aw:look	-0.033	0.103	-0.054	-0.016
aw:looked	-0.018	-0.016	0.017	0.016
aw:looking	-0.102	0.031	0.017	0.053
aw:looks	-0.009	0.083	-0.102	0.028
aw:loss	0.014	-0.002	-0.009	-0.002
aw:lost	0.052	-0.003	-0.031	-0.018
aw:lottery	-0.03	0.096	0.037	-0.103
aw:loughborough	0.032	0	0	-0.031
aw:low	0.022	-0.002	0	-0.019
aw:ltd	-0.067	-0.007	0.033	0.041
aw:ltd’s	0.074	-0.01	-0.046	-0.019
aw:luton	0.09	-0.007	0.014	-0.097
aw:m12	-0.055	0.001	0.054	0
aw:made	-0.02	-0.036	-0.016	0.072
aw:maidstone	-0.066	-0.002	0.017	0.052
aw:mail	0.003	-0.025	0.033	-0.011
aw:mails	-0.008	-0.027	0.031	0.004
aw:main	-0.019	-0.011	0.047	-0.017
aw:maintenance	-0.013	-0.002	0.007	0.009
aw:make	0.062	-0.011	0.011	-0.062
aw:makes	-0.015	-0.017	0.021	0.01
aw:making	0.078	-0.001	0.002	-0.078
aw:maltings	-0.054	0	0.052	0.002
aw:man	0.125	-0.016	-0.1	-0.009
aw:manage	0.019	-0.01	0.015	-0.024
aw:managed	0.013	-0.035	0.01	0.012
aw:management	-0.007	-0.034	-0.042	0.083
aw:manager	0.018	-0.019	0.078	-0.077
aw:managing	-0.076	-0.001	0.011	0.066
aw:manchester	-0.02	-0.008	0.048	-0.021
aw:manor	0.003	-0.021	0.002	0.017
aw:march	-0.095	0.007	-0.013	0.101
aw:mark	-0.02	-0.012	0.031	0.002
aw:market	-0.006	0.039	-0.087	0.054
aw:marketing	0.049	-0.033	0.002	-0.017
aw:marketplace	0.011	-0.002	-0.006	-0.003
aw:marks	-0.028	-0.008	0.049	-0.013
aw:matching	0.011	0.034	-0.027	-0.018
aw:materials	-0.041	-0.002	0.001	0.042
aw:matters	-0.011	-0.003	0.004	0.01
aw:may	-0.077	-0.065	0.162	-0.021
aw:me	-0.033	-0.014	0.029	0.018
aw:me14	-0.016	0	0.016	0
aw:meals	0.027	0	0.002	-0.029
aw:means	-0.109	0.041	-0.037	0.105
aw:media	-0.016	-0.001	-0.006	0.023
aw:meet	-0.036	-0.001	0	0.038
aw:meets	0.021	0.001	0.001	-0.024
aw:mekozam	0.012	-0.004	-0.007	-0.001
aw:member	0.082	-0.017	-0.012	-0.053
aw:members	-0.057	-0.028	0.067	0.018
aw:membership	0	-0.014	0.038	-0.024
aw:menu	-0.032	-0.005	0.004	0.033
aw:menus	0.032	0	0	-0.032
aw:merchant	0.022	-0.003	0.013	-0.032
aw:message	-0.06	-0.002	0.047	0.016
aw:messages	-0.014	-0.006	0.008	0.012
aw:methods	0.048	-0.001	-0.008	-0.039
aw:midlands	0.024	-0.001	0	-0.023
aw:miles	0.035	0	-0.017	-0.018
aw:mill	-0.058	0.023	0	0.034
aw:millrace	-0.023	0	0.022	0
aw:mind	0.011	-0.003	0	-0.007
aw:miniatures	0.029	-0.01	-0.006	-0.013
aw:mobile	0.032	-0.006	0.003	-0.029
aw:modern	-0.079	0	-0.001	0.08
aw:mofodo	-0.048	0.029	0.014	0.005
aw:money	0.03	0.035	-0.048	-0.018
aw:month	-0.068	-0.002	-0.012	0.082
aw:months	-0.016	0.038	-0.039	0.017
aw:more	-0.029	-0.01	0.002	0.036
aw:morning	0.021	0	-0.003	-0.018
aw:mortgage	-0.024	-0.004	0.001	0.027
aw:mortgages	-0.113	-0.004	-0.003	0.12
aw:most	-0.043	-0.021	0.035	0.029
aw:mostly	0.003	0.087	-0.073	-0.017
aw:mould	-0.011	-0.002	-0.001	0.014
aw:move	0.001	0.002	0.014	-0.017
aw:moze	0.012	-0.003	-0.009	0
aw:musicals	-0.01	-0.002	0.003	0.01
aw:must	-0.008	-0.015	0.03	-0.007
aw:my	-0.051	-0.005	0.001	0.055
aw:n1	0.01	-0.003	-0.005	-0.002
aw:n12	-0.016	-0.025	0.001	0.04
aw:name	-0.156	0.052	-0.054	0.158
aw:named	-0.069	0.059	0.007	0.004
aw:names	-0.092	0.051	0.023	0.019
aw:national	-0.005	-0.012	0.021	-0.004
aw:nationwide	-0.022	-0.025	0.031	0.015
aw:ne1	0.014	-0.006	-0.008	0
aw:ne4	-0.018	0.001	0.017	0
aw:near	-0.007	-0.029	0.019	0.016
aw:necessary	-0.039	-0.008	0.006	0.041
aw:need	0.046	-0.037	-0.039	0.03
aw:needs	0.006	-0.004	-0.01	0.008
aw:neither	-0.016	-0.004	0.014	0.007
aw:netherlands	0.084	-0.012	-0.071	-0.001
aw:network	-0.096	0.132	0.005	-0.041
aw:never	0.011	-0.01	0.024	-0.026
aw:new	-0.029	0.054	-0.011	-0.013
aw:newcastle	0.013	-0.009	0.012	-0.017
aw:newry	0.042	0	0	-0.042
aw:news	0.089	-0.006	-0.016	-0.067
aw:newsletter	-0.03	0.043	-0.005	-0.009
aw:next	0.052	-0.005	0.003	-0.05
aw:ng7	-0.047	0.001	0.027	0.019
aw:night	0.049	0.016	0.009	-0.074
aw:nine	0.048	-0.004	-0.018	-0.026
aw:ninety	-0.033	-0.015	0.021	0.027
aw:nizurifo	-0.003	-0.01	0.017	-0.004
aw:no	-0.231	0.027	0.323	-0.118
aw:nobody	-0.048	-0.008	0.032	0.024
aw:noda	-0.048	0.104	-0.052	-0.004
aw:nomofer	-0.011	-0.001	0.007	0.005
aw:nor	-0.019	-0.003	0.016	0.006
aw:norfolk	-0.026	0.001	0.015	0.01
aw:north	0.014	0.065	-0.047	-0.032
aw:northern	0.065	-0.01	-0.035	-0.02
aw:norupo	0.083	-0.06	-0.028	0.005
aw:norwich	0.001	-0.034	0.029	0.004
aw:not	-0.148	-0.107	0.179	0.075
aw:note	0.008	0.026	0.003	-0.037
aw:notes	-0.018	-0.003	-0.015	0.036
aw:nothing	0.056	-0.052	-0.045	0.041
aw:notice	0.057	-0.048	-0.137	0.129
aw:notices	0.019	-0.004	-0.028	0.013
aw:nottingham	0.039	-0.001	0.031	-0.069
aw:nottinghamshire	-0.027	-0.001	0.009	0.02
aw:now	-0.094	0.059	-0.045	0.08
aw:nr7	-0.017	0	0.018	0
aw:number	0.043	-0.188	0.149	-0.004
aw:numbers	-0.02	-0.001	0.022	-0.001
aw:nursing	-0.005	0.066	-0.007	-0.055
aw:nusil	-0.005	-0.006	0.012	-0.001
aw:nuvara	0.011	-0.009	0.002	-0.004
aw:o	0.118	0.005	-0.11	-0.012
aw:oak	-0.003	0.067	-0.063	0
aw:of	-0.024	0.169	0.123	-0.267
aw:off	0.024	-0.004	-0.015	-0.005
aw:offer	-0.059	-0.002	-0.005	0.066
aw:offered	0.013	-0.002	-0.001	-0.009
aw:offers	-0.028	0.066	-0.018	-0.021
aw:office	0.102	-0.115	-0.132	0.146
aw:officer	0.003	-0.019	0.024	-0.009
aw:offices	0.033	-0.026	-0.026	0.018
aw:official	-0.003	-0.002	-0.007	0.011
aw:okimiletpo	0.005	-0.011	0.027	-0.021
aw:old	-0.06	0.043	-0.011	0.028
aw:on	-0.011	-0.122	0.129	0.004
aw:onarebu	-0.006	-0.013	0.019	0
aw:once	0.017	-0.007	-0.03	0.021
aw:one	0.054	0.034	0.017	-0.105
aw:ones	-0.086	-0.002	0.047	0.041
aw:online	-0.08	0.003	-0.039	0.116
aw:only	-0.009	0.009	0.062	-0.062
aw:open	0.004	-0.016	0.011	0.001
aw:opening	-0.133	0.004	0.017	0.112
aw:operate	-0.011	0.018	0.023	-0.03
aw:operated	-0.06	0.006	0.069	-0.015
aw:operates	0.261	0.032	-0.16	-0.134
aw:operating	-0.076	0.042	-0.01	0.045
aw:operative	0.028	0.047	-0.046	-0.029
aw:operator	0.044	-0.023	-0.02	-0.002
aw:opticians	-0.03	-0.007	0.012	0.025
aw:or	0.366	-0.199	-0.107	-0.06
aw:order	-0.057	-0.002	0.038	0.021
aw:orders	-0.007	0.007	0.017	-0.017
aw:ordinary	-0.03	0	0	0.03
aw:org	-0.019	-0.015	0.025	0.009
aw:organisation	-0.047	0.023	0.014	0.01
aw:organisations	-0.023	0.023	0.001	-0.001
aw:organisers	-0.055	-0.001	0	0.056
aw:orit	-0.019	-0.001	0.001	0.019
aw:other	0.053	-0.039	-0.006	-0.008
aw:others	0.022	-0.028	0.027	-0.022
aw:otherwise	0.016	-0.012	0.016	-0.02
aw:our	0.138	0.164	-0.261	-0.042
aw:ourselves	-0.047	-0.002	-0.002	0.05
aw:out	-0.038	0.001	0.072	-0.034
aw:outside	-0.053	0	0.014	0.038
aw:ovekavuvu	-0.012	-0.004	0.045	-0.028
aw:over	0.027	-0.013	0.015	-0.029
aw:own	-0.148	0.047	0.113	-0.012
aw:owned	0.046	0.12	-0.122	-0.045
aw:owner	-0.016	-0.013	0.001	0.028
aw:owners	0.026	-0.018	-0.008	0.001
aw:ownership	0.055	-0.008	-0.021	-0.026
aw:owns	0.096	-0.093	-0.021	0.018
aw:packed	0.011	0	0.006	-0.017
aw:packs	-0.014	0.034	-0.026	0.006
aw:page	0.045	-0.03	0.029	-0.045
aw:pages	-0.048	-0.023	0.059	0.012
aw:paid	0.1	0.01	-0.05	-0.06
aw:pakar	-0.015	0.083	-0.048	-0.02
aw:pallets	-0.001	0.044	-0.041	-0.001
aw:panel	0.022	-0.003	0.009	-0.028
aw:papers	0.038	0	0.009	-0.047
aw:parcel	-0.021	-0.01	0.016	0.015
aw:parcels	-0.019	0.04	-0.019	-0.002
aw:parent	-0.026	0.128	-0.123	0.021
aw:park	-0.222	0.055	0.025	0.142
aw:parking	-0.067	-0.002	-0.001	0.07
aw:parks	-0.034	0.084	-0.003	-0.047
aw:part	0.039	-0.025	-0.046	0.032
aw:particular	0.024	-0.003	-0.004	-0.017
aw:parties	0.103	-0.017	0.019	-0.104
aw:partner	0.026	0.014	-0.04	0
aw:partners	-0.012	0.091	-0.086	0.008
aw:partnership	-0.049	-0.015	0.057	0.007
aw:parts	0.034	-0.008	-0.014	-0.011
aw:party	0.034	-0.024	0.07	-0.081
aw:pass	-0.008	-0.008	0.017	-0.001
aw:patient	-0.043	-0.003	0.001	0.045
aw:patients	0.01	-0.011	-0.004	0.004
aw:pay	-0.004	-0.007	0.019	-0.009
aw:paying	-0.04	0.006	0.055	-0.021
aw:payment	-0.165	0.015	0.2	-0.05
aw:payments	-0.044	-0.002	0.044	0.002
aw:payroll	0.021	-0.003	-0.001	-0.017
aw:pays	-0.036	-0.002	-0.001	0.04
aw:pc	0.033	-0.017	-0.002	-0.014
aw:pensioners	0.014	-0.002	0.005	-0.017
aw:people	-0.009	-0.018	-0.008	0.035
aw:per	0.031	-0.003	-0.017	-0.012
aw:performance	-0.028	-0.022	0.027	0.023
aw:periods	-0.001	-0.01	0.012	-0.001
aw:person	0.07	-0.016	-0.015	-0.039
aw:personal	0.199	0.047	-0.215	-0.031
aw:pet	0.032	0.044	-0.039	-0.038
aw:peterborough	0.021	-0.003	-0.002	-0.015
aw:pharmacy	-0.039	-0.001	0	0.041
aw:phone	0.028	-0.026	-0.041	0.039
aw:photograph	0.012	-0.001	-0.001	-0.011
aw:photographer	-0.028	-0.006	0.041	-0.008
aw:photographs	0.047	-0.003	-0.014	-0.031
aw:photography	-0.023	0.005	0.031	-0.013
aw:pick	-0.041	-0.009	-0.047	0.097
aw:pictures	0.098	-0.007	-0.013	-0.078
aw:piece	-0.014	0	-0.001	0.016
aw:pier	-0.034	-0.003	-0.001	0.037
aw:pizirvam	0.018	-0.008	-0.005	-0.005
aw:place	-0.112	0.029	0.08	0.004
aw:placed	-0.026	-0.003	0.003	0.026
aw:placement	-0.011	0	0	0.011
aw:places	0.067	-0.003	0.01	-0.074
aw:placing	-0.069	0.003	-0.02	0.085
aw:plan	0.012	-0.005	-0.004	-0.003
aw:planning	-0.055	-0.008	0.013	0.049
aw:plans	0.048	-0.007	-0.031	-0.01
aw:plant	-0.001	-0.007	-0.015	0.023
aw:platform	-0.056	0.024	-0.022	0.054
aw:play	0.09	-0.009	0.064	-0.144
aw:plays	0.037	-0.003	0.002	-0.035
aw:please	0.019	-0.009	0.055	-0.065
aw:plymouth	-0.015	-0.001	-0.002	0.018
aw:po	-0.008	0.01	-0.021	0.019
aw:police	-0.004	-0.016	0.022	-0.002
aw:policies	-0.054	-0.001	0.018	0.038
aw:policy	-0.083	0.11	0.051	-0.078
aw:portal	-0.106	0.001	0.128	-0.022
aw:posena	0.022	-0.004	0.002	-0.021
aw:possible	0.016	-0.001	-0.001	-0.014
aw:post	0.021	-0.007	0.031	-0.045
aw:postal	0.044	-0.011	-0.018	-0.016
aw:posted	0.013	-0.003	0.004	-0.015
aw:pounds	-0.01	0.034	0.011	-0.035
aw:powered	-0.047	-0.037	0.072	0.013
aw:practice	-0.063	-0.014	0.038	0.039
aw:practices	0.007	-0.01	0.009	-0.006
aw:pre	-0.032	-0.002	0.044	-0.01
aw:prepaid	-0.048	-0.009	0.023	0.033
aw:preston	0.039	0.049	-0.086	-0.003
aw:price	0.093	0.026	-0.007	-0.112
aw:prices	-0.049	0.018	0.001	0.03
aw:pricing	0.017	-0.003	-0.002	-0.013
aw:print	-0.027	-0.002	0.061	-0.032
aw:prints	0.148	-0.005	-0.003	-0.139
aw:privacy	0.124	-0.054	-0.036	-0.034
aw:private	0.031	0.05	-0.069	-0.012
aw:process	-0.03	0.057	-0.038	0.012
aw:processed	-0.003	-0.009	0.012	0
aw:processing	0.001	0.037	-0.042	0.004
aw:processor	-0.021	-0.014	0.003	0.031
aw:product	-0.047	-0.006	0.052	0.001
aw:products	0.026	-0.038	-0.016	0.028
aw:professional	0.004	-0.004	0.013	-0.012
aw:profit	0.011	-0.008	0.009	-0.013
aw:profits	-0.017	0.019	-0.036	0.034
aw:programme	-0.008	0.082	-0.08	0.007
aw:programmes	0.051	-0.001	-0.006	-0.044
aw:project	-0.018	-0.005	0.003	0.02
aw:promotes	0.025	0.03	-0.031	-0.024
aw:promotion	0.012	-0.011	0.005	-0.006
aw:proper	0.038	-0.001	-0.001	-0.037
aw:properties	-0.008	-0.013	0.014	0.007
aw:property	0.148	-0.017	-0.056	-0.075
aw:protect	0.105	-0.036	-0.048	-0.022
aw:protecting	-0.01	0.026	-0.002	-0.014
aw:protection	-0.14	0.001	0.097	0.042
aw:protects	0.002	0.001	-0.017	0.014
aw:proudly	0.03	-0.002	-0.013	-0.016
aw:provide	-0.022	0.032	-0.002	-0.008
aw:provided	-0.048	-0.03	0.073	0.005
aw:provider	0.035	-0.013	0.023	-0.045
aw:providers	-0.008	-0.006	0.021	-0.007
aw:provides	-0.03	0.047	-0.047	0.031
aw:published	-0.069	0.001	0.068	0
aw:publishing	-0.034	0.024	0.042	-0.031
aw:pubs	0.04	-0.017	0.02	-0.042
aw:purchase	-0.002	-0.006	0.055	-0.047
aw:purpose	0.081	-0.012	-0.027	-0.043
aw:purposes	0.01	0.096	-0.098	-0.008
aw:put	0.086	-0.007	0.012	-0.091
aw:quality	-0.028	-0.004	0.026	0.006
aw:quarry	-0.014	0.001	0.011	0.001
aw:quarter	0.01	-0.013	0.031	-0.028
aw:quay	0.03	-0.005	-0.02	-0.005
aw:question	-0.007	-0.007	0.015	-0.001
aw:questions	-0.007	0.065	0.018	-0.077
aw:quick	-0.017	0.042	-0.039	0.015
aw:quiet	-0.041	-0.003	0	0.044
aw:quote	-0.022	-0.003	0.001	0.025
aw:range	0.02	0	0	-0.02
aw:rapa	0.021	-0.003	0.004	-0.021
aw:rate	-0.012	-0.003	0.004	0.01
aw:rather	-0.017	0	0	0.018
aw:reaches	0.036	-0.002	-0.034	0
aw:read	-0.134	-0.025	0.135	0.024
aw:reading	-0.108	-0.01	0.02	0.098
aw:real	0.012	-0.002	-0.013	0.003
aw:receive	-0.019	-0.011	0.031	-0.001
aw:receives	-0.043	0.018	0.048	-0.023
aw:record	0.059	-0.015	-0.034	-0.01
aw:records	-0.008	0.017	0.034	-0.044
aw:recycle	-0.016	-0.001	0.002	0.016
aw:ref	0.013	-0.005	-0.007	0
aw:refer	0.004	-0.008	-0.033	0.038
aw:reference	0.014	-0.026	0.004	0.007
aw:references	-0.003	0.008	-0.033	0.027
aw:refers	-0.003	0.035	-0.029	-0.004
aw:refuse	0.013	-0.001	0.012	-0.024
aw:reg	0.101	0.026	-0.104	-0.023
aw:register	-0.045	-0.047	0.107	-0.015
aw:registered	0.072	0.027	0.03	-0.129
aw:registration	0.089	-0.088	-0.02	0.019
aw:regular	-0.016	0	-0.001	0.017
aw:regulated	-0.116	0.013	0.008	0.095
aw:regulation	-0.016	-0.004	0.009	0.011
aw:regulatory	0.016	-0.001	0	-0.016
aw:related	-0.013	-0.008	0.009	0.012
aw:relationship	0.017	-0.006	-0.021	0.01
aw:release	-0.033	0.002	0.007	0.024
aw:rely	-0.008	0.001	0.014	-0.007
aw:remembers	-0.013	0.005	0	0.009
aw:remove	-0.039	0	0.038	0
aw:rent	0.013	-0.004	-0.012	0.003
aw:rented	0.098	-0.045	-0.041	-0.012
aw:repairs	0.029	-0.003	0.025	-0.052
aw:reports	0.081	0.037	-0.106	-0.012
aw:repossessed	-0.052	-0.007	0.018	0.041
aw:representative	0.112	-0.092	0.013	-0.032
aw:request	-0.017	-0.007	0.047	-0.024
aw:require	-0.005	-0.016	0.022	-0.001
aw:res	0.024	-0.003	-0.02	-0.001
aw:reserved	-0.051	0.073	0.032	-0.054
aw:reserves	-0.006	-0.001	-0.007	0.014
aw:residential	-0.021	0.036	-0.028	0.013
aw:resources	0.016	-0.002	-0.002	-0.013
aw:respect	0.038	-0.02	-0.009	-0.01
aw:respecting	-0.077	-0.026	0.079	0.023
aw:respects	0.015	-0.015	-0.014	0.013
aw:responsible	-0.066	-0.043	0.05	0.06
aw:restaurants	-0.012	0	0	0.012
aw:retail	-0.007	-0.017	0.022	0.001
aw:retailers	-0.041	-0.029	0.016	0.054
aw:retention	-0.011	-0.007	0.01	0.008
aw:returns	0.074	-0.005	-0.011	-0.059
aw:revenue	-0.023	0.019	0.009	-0.005
aw:review	-0.032	0.06	-0.013	-0.015
aw:reviewed	-0.041	-0.004	0.019	0.026
aw:reviews	0.05	-0.024	-0.003	-0.022
aw:rhif	0.015	-0.004	-0.012	0.001
aw:richmond	-0.054	0.008	0.046	0
aw:right	-0.04	0.061	-0.08	0.059
aw:rights	-0.003	0.034	0.035	-0.066
aw:ring	0.016	-0.01	-0.004	-0.002
aw:risk	-0.009	0.029	-0.001	-0.02
aw:rita	0.015	-0.008	-0.009	0.002
aw:road	-0.124	0.093	0.033	-0.002
aw:roasted	0.088	-0.001	-0.001	-0.086
aw:robotovuro	0.011	-0.001	-0.013	0.003
aw:rog	-0.013	0	0.013	0
aw:role	0.018	-0.002	-0.004	-0.012
aw:rolofefe	0.057	-0.003	-0.013	-0.04
aw:roof	-0.014	-0.001	0.002	0.013
aw:rookery	-0.026	-0.001	0.028	0
aw:rooms	0.035	-0.028	0.003	-0.01
aw:ropewalk	-0.017	-0.002	0.018	0
aw:rova	-0.008	-0.025	0.034	-0.002
aw:row	0.026	-0.005	-0.009	-0.012
aw:royal	0.012	-0.012	0.004	-0.004
aw:rules	0.001	-0.01	0.007	0.002
aw:run	0.008	0.002	0.008	-0.018
aw:running	-0.052	-0.004	0.037	0.019
aw:runs	-0.011	0.122	-0.156	0.045
aw:s	-0.054	-0.014	0.088	-0.021
aw:s3	-0.011	0	0.011	0
aw:sa1	-0.011	0.002	0.009	0
aw:saas	0.003	-0.009	-0.024	0.031
aw:saddler	0.032	-0.006	-0.026	0
aw:safe	-0.008	-0.005	-0.032	0.045
aw:safety	0.018	-0.004	0.009	-0.024
aw:said	-0.026	-0.01	0.02	0.016
aw:sale	-0.087	-0.008	0.005	0.09
aw:sales	-0.068	-0.012	-0.057	0.137
aw:same	0.065	-0.028	0.007	-0.043
aw:saturday	-0.009	-0.015	0.034	-0.01
aw:say	-0.048	0.013	-0.027	0.061
aw:says	-0.024	-0.028	0.007	0.045
aw:scheme	-0.052	-0.008	0.057	0.002
aw:school	-0.021	0.026	0.063	-0.069
aw:schools	-0.005	-0.011	0.025	-0.01
aw:science	-0.037	0.02	0.028	-0.011
aw:scotland	0.098	0.018	-0.084	-0.032
aw:se1	-0.025	-0.008	0.033	0
aw:sea	0.012	0.041	-0.008	-0.044
aw:search	0.044	-0.003	0.004	-0.046
aw:second	0.007	-0.055	-0.007	0.055
aw:section	-0.032	-0.017	0.043	0.007
aw:secures	0.025	-0.011	0.014	-0.028
aw:security	-0.048	0.047	-0.034	0.035
aw:see	0.01	0.063	-0.084	0.01
aw:seed	0.035	-0.007	-0.006	-0.022
aw:seen	-0.043	0	0.045	-0.002
aw:self	0.044	-0.002	0	-0.042
aw:sell	-0.048	-0.023	0.018	0.052
aw:seller	0.056	-0.006	-0.007	-0.042
aw:sellers	0.027	-0.008	0.016	-0.035
aw:selling	-0.088	0.02	0.01	0.058
aw:sells	0.025	-0.009	-0.011	-0.005
aw:send	-0.037	-0.006	-0.017	0.06
aw:sending	0.002	-0.025	0.018	0.004
aw:sent	0.032	0.017	0.019	-0.068
aw:seo	0.011	-0.003	-0.006	-0.003
aw:separate	-0.012	0.005	0.007	0
aw:september	0.014	-0.004	0.002	-0.012
aw:seriously	0.042	0.038	-0.052	-0.029
aw:servers	-0.025	-0.008	0.034	-0.002
aw:service	-0.104	0.002	-0.014	0.115
aw:services	0.131	-0.04	-0.098	0.006
aw:session	0.012	-0.011	0.014	-0.015
aw:set	-0.002	-0.007	0.037	-0.028
aw:sets	0.022	0.015	-0.007	-0.031
aw:seven	-0.046	-0.002	0.012	0.036
aw:several	0.058	-0.003	-0.003	-0.051
aw:sexton	-0.027	0.001	0.025	0.001
aw:share	-0.107	0.022	0.108	-0.023
aw:shared	-0.053	-0.014	0.005	0.061
aw:shareholders	0.022	-0.022	0.013	-0.013
aw:shares	0.015	-0.003	-0.012	0
aw:shed	-0.029	-0.003	0.018	0.013
aw:sheds	-0.02	-0.001	-0.001	0.022
aw:sheffield	-0.045	-0.001	0.019	0.027
aw:shelves	0.01	-0.005	0	-0.004
aw:shipping	0.03	-0.001	0.001	-0.029
aw:shirts	-0.064	-0.001	-0.001	0.066
aw:shop	-0.026	-0.047	-0.016	0.089
aw:shopquay	0.012	-0.001	-0.008	-0.002
aw:shops	-0.08	0.04	-0.034	0.074
aw:short	-0.029	0.009	0.025	-0.005
aw:should	0.014	0	-0.011	-0.003
aw:shown	-0.025	0.049	-0.023	-0.001
aw:shows	0.078	-0.001	0	-0.077
aw:shrewsbury	-0.084	0.002	0.028	0.055
aw:shropshire	-0.008	-0.001	0.011	-0.002
aw:side	0.007	-0.001	0.007	-0.013
aw:sign	0.001	-0.004	-0.011	0.014
aw:similar	-0.008	0.067	-0.054	-0.004
aw:simple	0.024	-0.001	-0.001	-0.022
aw:since	0.054	0.047	-0.082	-0.02
aw:single	0.013	-0.009	0.053	-0.056
aw:site	-0.04	-0.174	0.094	0.12
aw:sites	0.044	-0.021	-0.003	-0.02
aw:six	-0.051	0.042	0.001	0.008
aw:sixty	-0.031	0.02	0.032	-0.021
aw:size	0.034	-0.005	-0.013	-0.016
aw:sk4	0.022	-0.002	-0.019	0
aw:sk9	-0.005	-0.006	0.012	-0.001
aw:sketch	0.033	-0.001	-0.001	-0.032
aw:skin	-0.007	0	-0.011	0.019
aw:skincare	-0.112	-0.002	-0.009	0.123
aw:slate	0.016	0	0	-0.016
aw:slavery	0.02	-0.001	-0.006	-0.013
aw:sleeps	-0.058	0	0	0.059
aw:sluice	-0.017	0.001	0.016	0
aw:small	0.041	-0.008	0.01	-0.043
aw:smaller	0.01	0	0	-0.01
aw:sn5	-0.024	-0.008	0.033	-0.001
aw:so	-0.037	-0.037	0.044	0.031
aw:social	0.039	-0.004	0.007	-0.042
aw:societies	0.032	-0.003	0	-0.029
aw:society	0.086	-0.005	0.027	-0.108
aw:software	-0.205	-0.045	0.121	0.13
aw:solar	0.068	0	0	-0.067
aw:sold	-0.061	-0.013	0.005	0.068
aw:sole	-0.098	-0.006	0.017	0.087
aw:solicitors	-0.018	-0.002	0.006	0.015
aw:solutions	-0.082	0.05	0.02	0.012
aw:some	-0.027	0.016	0.023	-0.011
aw:somebody	0.032	-0.008	0.001	-0.025
aw:someone	0.025	-0.002	0	-0.023
aw:something	-0.006	-0.004	-0.004	0.014
aw:sometimes	-0.071	0.01	0.062	0
aw:sort	-0.011	-0.001	0.012	0
aw:sorted	0.076	-0.001	-0.011	-0.064
aw:source	0.004	-0.001	-0.023	0.02
aw:south	-0.002	-0.029	0.006	0.024
aw:spa	-0.003	-0.014	0.02	-0.003
aw:spare	0.022	-0.003	-0.018	-0.001
aw:speak	0.045	-0.002	0.003	-0.046
aw:special	0.015	-0.001	0.002	-0.016
aw:specialists	-0.03	-0.006	0.001	0.035
aw:sports	0.069	-0.001	0	-0.067
aw:spread	-0.018	0.031	0	-0.012
aw:st	0.068	0.085	-0.15	-0.003
aw:stadium	0.038	-0.017	0.015	-0.036
aw:staff	0.018	-0.013	-0.021	0.017
aw:standard	0.01	-0.01	-0.048	0.048
aw:start	0.009	-0.005	0.008	-0.012
aw:starts	-0.013	-0.001	0.001	0.013
aw:statement	0.07	-0.031	-0.01	-0.029
aw:status	-0.051	-0.012	0.047	0.016
aw:statutory	-0.026	-0.001	0.001	0.025
aw:stay	-0.042	-0.013	0.035	0.02
aw:sterling	-0.001	0.034	-0.013	-0.02
aw:still	0	0	0.011	-0.011
aw:stock	-0.01	-0.001	0.004	0.007
aw:stockholm	0.014	0	0.009	-0.023
aw:stockport	0.007	0.007	0.024	-0.039
aw:stop	-0.014	0.041	-0.015	-0.012
aw:stops	0.014	-0.001	-0.001	-0.012
aw:storage	0.005	-0.011	0.007	-0.001
aw:store	0.002	-0.029	0.012	0.016
aw:stored	-0.009	0.028	-0.002	-0.017
aw:stores	0.014	-0.006	0.003	-0.011
aw:stories	0.01	0.001	-0.001	-0.009
aw:story	0.074	-0.008	-0.033	-0.033
aw:straight	0.041	-0.001	-0.001	-0.04
aw:street	-0.067	-0.021	-0.022	0.11
aw:stripe	-0.009	-0.015	0.031	-0.007
aw:stronger	0.014	0	0	-0.013
aw:students	-0.032	-0.015	0.082	-0.035
aw:studio	0.012	-0.007	0.021	-0.025
aw:stuttgart	-0.038	0.028	0.01	0
aw:style	-0.078	-0.023	0.018	0.082
aw:styles	-0.01	-0.001	0	0.011
aw:subject	-0.06	-0.004	0.066	-0.002
aw:subscribe	0.001	-0.011	-0.056	0.066
aw:subscriptions	0.024	-0.019	0.015	-0.02
aw:subsidiaries	0.047	0.021	-0.038	-0.03
aw:subsidiary	-0.073	0.102	-0.014	-0.015
aw:substantially	-0.005	-0.012	0.018	-0.001
aw:such	0.061	-0.034	-0.036	0.008
aw:suffolk	-0.045	0	0.045	0
aw:suite	0.013	0.106	-0.11	-0.009
aw:supervisory	-0.002	-0.007	0.01	-0.002
aw:supplied	0.033	-0.02	0.017	-0.03
aw:supplier	0.011	-0.003	0.018	-0.026
aw:suppliers	0.032	-0.007	0.013	-0.038
aw:supplies	0.071	-0.003	-0.016	-0.052
aw:supply	-0.036	0.008	0.038	-0.01
aw:support	-0.147	0.037	0.054	0.056
aw:supported	0.062	0.035	-0.035	-0.061
aw:surgery	-0.03	-0.001	-0.001	0.031
aw:surrey	-0.053	-0.009	0.053	0.01
aw:surveys	0.068	-0.001	0.002	-0.069
aw:sussex	-0.019	0.001	0.031	-0.013
aw:suvo	0.036	-0.004	-0.035	0.004
aw:swansea	0.027	-0.009	0.01	-0.028
aw:sweden	0.05	-0.009	0.006	-0.047
aw:swindon	-0.024	-0.008	0.033	-0.001
aw:swyddfa	0.011	-0.003	-0.01	0.001
aw:sy3	-0.027	0.003	0.024	-0.001
aw:system	0.018	-0.017	-0.007	0.006
aw:systems	0.048	0.028	-0.05	-0.026
aw:t	0.032	-0.039	0.034	-0.028
aw:table	0.022	0	0	-0.021
aw:tables	-0.019	-0.001	0.006	0.014
aw:tafapon	-0.077	0.021	-0.022	0.077
aw:tailor	0.031	0	0	-0.03
aw:take	-0.076	0.048	0.075	-0.047
aw:taken	-0.004	-0.014	0.017	0.001
aw:takes	-0.027	-0.017	0.053	-0.009
aw:talk	-0.066	-0.007	0.039	0.034
aw:tallinn	0.05	-0.022	-0.05	0.022
aw:tasting	0.004	0.002	0.004	-0.01
aw:tax	-0.037	0.034	0.004	-0.001
aw:tea	-0.073	0.066	-0.038	0.046
aw:team	0.03	-0.005	-0.001	-0.024
aw:teams	-0.054	-0.001	-0.001	0.055
aw:technologies	-0.001	0.046	-0.042	-0.003
aw:technology	-0.001	-0.013	0.015	-0.001
aw:tel	0.001	0.087	-0.063	-0.024
aw:telephone	0.026	-0.037	0.021	-0.009
aw:tell	-0.03	-0.016	-0.021	0.066
aw:tells	0.047	-0.012	-0.047	0.012
aw:ten	0.091	-0.003	-0.016	-0.072
aw:tenancy	-0.039	-0.001	0	0.04
aw:tennis	0.056	0	-0.001	-0.055
aw:term	0.118	0.002	-0.066	-0.054
aw:terms	-0.108	0.039	0.099	-0.03
aw:terrace	-0.069	-0.002	0.043	0.029
aw:testing	0.049	-0.003	0.003	-0.049
aw:text	0.018	-0.011	-0.003	-0.003
aw:thames	-0.055	0.007	0.047	0
aw:than	-0.029	-0.003	-0.001	0.032
aw:that	-0.142	0.117	-0.056	0.081
aw:the	-0.066	0.044	-0.114	0.135
aw:theatre	-0.007	-0.006	0.056	-0.043
aw:their	-0.059	-0.007	0.079	-0.013
aw:them	0.008	-0.07	0.095	-0.033
aw:theme	0.014	-0.009	0.015	-0.02
aw:then	-0.01	-0.005	-0.001	0.016
aw:there	0.018	-0.019	-0.034	0.034
aw:these	0.009	-0.02	-0.057	0.067
aw:they	-0.076	0.048	0.029	-0.001
aw:things	-0.057	-0.009	0.004	0.062
aw:third	-0.012	-0.033	0.047	-0.002
aw:thirteen	-0.002	0.002	0.017	-0.017
aw:thirty	0.016	-0.001	0.002	-0.017
aw:this	-0.086	-0.013	0.065	0.034
aw:those	-0.042	0.026	-0.018	0.034
aw:though	-0.005	-0.008	0.015	-0.002
aw:thoughtful	0.011	-0.009	0.004	-0.006
aw:thousand	-0.018	-0.001	0	0.018
aw:thousands	0.024	-0.001	-0.001	-0.021
aw:three	0.042	0.029	0.029	-0.1
aw:through	-0.056	0.028	0.099	-0.071
aw:throughout	0.044	-0.033	-0.001	-0.01
aw:ticket	0.008	0.045	-0.037	-0.015
aw:tickets	0.014	-0.024	0.014	-0.004
aw:time	0.086	-0.033	-0.037	-0.016
aw:timetable	0.076	-0.001	-0.001	-0.074
aw:title	-0.018	0	0	0.018
aw:to	-0.02	-0.128	0.063	0.086
aw:tobedi	0.061	-0.008	-0.053	0
aw:today	-0.015	-0.001	-0.008	0.023
aw:together	0.043	0.064	-0.081	-0.025
aw:too	-0.02	0	0.02	0
aw:tools	-0.106	0.078	0.014	0.014
aw:top	-0.06	-0.003	-0.004	0.067
aw:tours	0.064	-0.001	-0.001	-0.063
aw:town	0.032	-0.005	-0.006	-0.021
aw:trade	0.005	0.187	-0.064	-0.127
aw:trademark	-0.017	-0.002	-0.001	0.019
aw:trader	-0.059	-0.022	-0.005	0.086
aw:trades	0.009	-0.019	-0.025	0.035
aw:trading	-0.168	0.149	-0.122	0.142
aw:train	-0.02	-0.002	0.015	0.007
aw:trained	0	0	0.011	-0.011
aw:training	0.084	-0.002	-0.003	-0.079
aw:transaction	-0.015	0	0.015	0
aw:transfer	0.012	-0.01	0.015	-0.017
aw:transfers	0.066	0.011	-0.015	-0.061
aw:travel	0.026	-0.009	0.046	-0.063
aw:treat	0.066	-0.016	-0.023	-0.027
aw:treatment	0.02	0	0	-0.02
aw:treatments	0.02	-0.003	-0.013	-0.004
aw:treats	0.018	-0.002	-0.014	-0.002
aw:tree	0.003	-0.008	0.025	-0.02
aw:truro	-0.045	-0.009	0.001	0.053
aw:trust	-0.011	0.077	-0.15	0.083
aw:trustees	0.011	0	0.005	-0.017
aw:try	0	-0.016	-0.002	0.018
aw:tupa	0.02	-0.001	0	-0.019
aw:turns	0.017	0	0	-0.017
aw:tutors	-0.049	0	0	0.05
aw:tw9	-0.054	0.008	0.046	0
aw:twenty	-0.012	-0.002	-0.017	0.031
aw:two	-0.124	-0.022	0.063	0.083
aw:tyne	0.015	-0.006	0.013	-0.023
aw:uk	-0.002	-0.052	0.055	-0.002
aw:ularbo	0.016	0.042	-0.039	-0.02
aw:under	0.044	-0.089	0.06	-0.016
aw:understands	0.012	-0.006	-0.004	-0.003
aw:underwritten	0.046	-0.004	-0.018	-0.024
aw:unit	0.031	-0.069	0.03	0.008
aw:united	0.073	0.068	-0.118	-0.023
aw:university	0.016	0.041	-0.039	-0.019
aw:unless	0.041	-0.01	-0.002	-0.029
aw:unpaid	-0.026	0	0	0.025
aw:until	0.012	-0.002	-0.003	-0.007
aw:up	-0.14	-0.013	0.015	0.138
aw:updated	-0.1	-0.024	0.037	0.087
aw:updates	-0.009	-0.008	0.017	0
aw:updating	-0.004	-0.007	-0.028	0.039
aw:upon	-0.023	-0.006	0.054	-0.025
aw:ups	-0.035	-0.004	0.003	0.036
aw:url	-0.02	-0.003	-0.009	0.033
aw:us	0.228	0.02	-0.337	0.089
aw:usa	0.037	0.022	-0.036	-0.023
aw:use	0.039	-0.069	0.083	-0.053
aw:used	0.055	-0.047	0.001	-0.009
aw:user	0.044	-0.013	-0.04	0.009
aw:users	-0.017	-0.014	0.023	0.008
aw:uses	0.092	-0.025	-0.073	0.006
aw:using	-0.047	-0.016	0.032	0.031
aw:usually	0.006	-0.001	-0.021	0.017
aw:valuations	0.063	-0.001	0	-0.062
aw:van	0.066	-0.001	0.033	-0.097
aw:vans	-0.065	-0.006	0.013	0.058
aw:vat	0.062	-0.04	-0.064	0.043
aw:vehicles	-0.059	-0.002	0.037	0.024
aw:venue	-0.024	0	0.004	0.021
aw:venues	0.019	-0.006	0.01	-0.022
aw:version	0.002	0.045	-0.044	-0.003
aw:very	0.027	-0.004	-0.009	-0.014
aw:vet	0.036	-0.002	-0.001	-0.033
aw:veterinary	0.001	-0.003	-0.012	0.013
aw:via	0.092	-0.031	-0.062	0.001
aw:view	-0.034	-0.015	0.061	-0.011
aw:views	-0.032	0	0	0.032
aw:village	-0.024	-0.011	0.03	0.005
aw:visit	-0.009	-0.058	-0.02	0.088
aw:visitor	-0.016	-0.024	0.031	0.01
aw:visitors	0.078	-0.011	0.014	-0.081
aw:visits	-0.029	-0.006	0.007	0.029
aw:voice	0.011	-0.002	-0.002	-0.008
aw:voip	0.028	-0.001	0	-0.027
aw:voluntary	-0.018	0	0	0.018
aw:volunteer	0.045	-0.001	-0.002	-0.043
aw:volunteers	-0.063	0.002	0.009	0.051
aw:vouchers	0.042	-0.005	-0.013	-0.024
aw:vozato	0.02	-0.006	-0.004	-0.01
aw:vududka	0.021	-0.001	0	-0.021
aw:wait	0.019	-0.001	-0.009	-0.009
aw:wales	0.059	-0.097	0.056	-0.018
aw:walk	0.011	-0.004	0.012	-0.018
aw:wall	-0.012	0.032	-0.02	0
aw:want	0.014	0.069	-0.065	-0.017
aw:warm	0.023	-0.001	0	-0.022
aw:was	-0.027	-0.008	0.05	-0.015
aw:way	0.044	-0.044	-0.037	0.037
aw:wc2h	-0.012	0.041	-0.03	0
aw:we	0.106	-0.126	0.201	-0.181
aw:wear	-0.024	0	0.011	0.012
aw:web	0.094	-0.044	-0.028	-0.022
aw:website	-0.012	0.095	-0.106	0.024
aw:websites	-0.012	-0.016	-0.031	0.059
aw:weddings	0.108	-0.004	0.01	-0.114
aw:wednesdays	-0.02	0	-0.001	0.022
aw:week	-0.029	-0.002	0	0.031
aw:weekdays	-0.013	0	0	0.013
aw:weekends	-0.02	-0.003	0.013	0.01
aw:weekly	0.051	-0.001	-0.001	-0.05
aw:weeks	-0.023	-0.002	0.001	0.024
aw:weighbridge	-0.027	0	0.024	0.002
aw:welcome	-0.072	-0.008	0.041	0.039
aw:well	0.033	-0.014	0.017	-0.036
aw:west	-0.077	0.026	0.066	-0.015
aw:western	-0.001	-0.006	0.012	-0.005
aw:wharf	-0.052	0.005	0.047	0
aw:what	-0.01	-0.106	-0.036	0.151
aw:what's	-0.047	-0.008	0.03	0.025
aw:whatever	-0.014	-0.001	0.005	0.01
aw:when	-0.108	0	0.064	0.044
aw:where	-0.002	-0.029	0.023	0.008
aw:wherry	-0.036	0.002	0.033	0
aw:whether	-0.086	0	0.067	0.019
aw:which	-0.173	0.11	0.16	-0.098
aw:whichever	0.065	-0.02	-0.052	0.008
aw:while	0.018	-0.002	-0.013	-0.003
aw:whitby	0.02	-0.002	0.006	-0.024
aw:who	0.124	-0.152	-0.035	0.062
aw:whole	0.013	-0.005	-0.031	0.022
aw:wholly	-0.225	0.26	0.027	-0.063
aw:whom	-0.041	-0.031	0.08	-0.007
aw:whose	0.02	0.091	-0.115	0.004
aw:why	0.004	-0.016	0.016	-0.004
aw:wi	0.057	-0.02	0.021	-0.058
aw:will	-0.022	0.009	0.003	0.01
aw:wilmslow	-0.005	-0.006	0.012	-0.001
aw:win	-0.022	0.011	0.025	-0.015
aw:window	-0.037	0	-0.001	0.038
aw:wine	-0.061	0.032	-0.011	0.04
aw:winner	0.013	-0.004	-0.004	-0.006
aw:wins	0.033	0	0.014	-0.047
aw:winter	-0.044	-0.002	0.005	0.041
aw:with	0.374	-0.183	-0.245	0.053
aw:within	-0.025	0.012	-0.018	0.031
aw:without	0.119	0.04	-0.067	-0.091
aw:women	0.006	-0.013	-0.009	0.016
aw:work	0.024	0.067	0.01	-0.101
aw:working	0.038	-0.004	0.026	-0.061
aw:works	-0.07	-0.012	0	0.082
aw:workshop	-0.03	0.011	0.046	-0.027
aw:workshops	0	-0.004	0.026	-0.022
aw:world	0.027	-0.002	0.01	-0.034
aw:worth	-0.055	-0.001	0.01	0.046
aw:worthing	-0.04	-0.013	0.032	0.021
aw:would	-0.009	-0.013	0.022	0
aw:wrexham	0.027	-0.002	-0.004	-0.02
aw:write	0.03	-0.024	-0.051	0.046
aw:writing	0.008	0.028	-0.016	-0.019
aw:written	0.094	-0.025	-0.054	-0.016
aw:www	-0.056	0.029	-0.048	0.075
aw:yard	-0.123	0.01	0.112	0.001
aw:year	0.006	-0.011	0.028	-0.023
aw:years	0.056	-0.029	-0.005	-0.022
aw:yesterday	-0.015	0	0.015	0
aw:yo10	-0.012	0	0.012	0
aw:york	0.047	0.027	-0.017	-0.057
aw:yorkshire	-0.065	0.002	0.064	-0.001
aw:you	0.218	-0.258	-0.105	0.145
aw:young	-0.017	-0.001	-0.001	0.018
aw:your	-0.002	-0.088	0.193	-0.103
aw:yourself	-0.022	0	0	0.022
aw:yw	0.013	-0.003	-0.01	-0.001
aw:zivipit	0.039	-0.007	-0.016	-0.016
aw:©	-0.104	0.052	0.255	-0.203
aw:¶	-0.251	0.125	0.212	-0.086
b1:"	-0.058	-0.097	-0.048	0.202
b1:(	-0.117	0.072	0.058	-0.013
b1::	0.114	-0.239	0.112	0.013
b1:;	0.011	0.042	-0.016	-0.038
b1:BRAND	0.045	-0.086	-0.129	0.17
b1:DIGITS	0.099	0.101	-0.32	0.12
b1:NUM	-0.229	0.005	0.307	-0.083
b1:ORG	-0.271	0.307	-0.124	0.087
b1:SELF	0.181	-0.013	-0.054	-0.115
b1:a	-0.071	0.03	-0.304	0.345
b1:about	-0.072	0.104	-0.028	-0.004
b1:add	0.034	-0.001	-0.033	0
b1:afternoon	0.085	-0.004	-0.045	-0.036
b1:agreement	0.127	-0.018	-0.008	-0.102
b1:all	-0.015	-0.001	-0.001	0.017
b1:aml	-0.013	0	0.012	0
b1:an	-0.076	0.108	-0.066	0.033
b1:and	-0.134	0.081	0.183	-0.129
b1:app	0.069	-0.001	-0.001	-0.067
b1:are	-0.205	0.099	0.103	0.002
b1:arrangement	-0.036	-0.001	-0.002	0.038
b1:as	-0.053	-0.039	-0.119	0.211
b1:ask	0.068	-0.003	-0.014	-0.051
b1:at	0.156	-0.175	0.088	-0.069
b1:authority	0.025	-0.028	0.014	-0.012
b1:behind	-0.016	-0.001	-0.001	0.018
b1:between	-0.004	-0.012	0.004	0.012
b1:book	-0.059	-0.001	-0.001	0.061
b1:business	0.073	-0.029	-0.02	-0.024
b1:but	-0.185	0.003	0.181	0.001
b1:by	-0.227	0.255	-0.011	-0.017
b1:c's	0.045	-0.001	-0.001	-0.044
b1:cake	-0.048	-0.002	-0.001	0.052
b1:called	0.086	-0.003	-0.019	-0.063
b1:cannot	0.042	-0.004	-0.004	-0.034
b1:centre	-0.151	0.074	0.056	0.021
b1:charity	-0.038	-0.006	0.041	0.003
b1:choose	0.226	-0.086	-0.062	-0.079
b1:co	-0.016	0.001	0.017	-0.002
b1:company	0.019	-0.212	0.176	0.017
b1:competitions	-0.047	-0.001	0	0.048
b1:complaints	-0.016	-0.001	-0.002	0.02
b1:condition	0.053	0.06	-0.001	-0.112
b1:conditions	-0.095	0.205	-0.109	-0.001
b1:contact	0.174	-0.061	-0.093	-0.019
b1:content	-0.053	-0.019	0.052	0.02
b1:contract	0.05	-0.001	0	-0.048
b1:contractors	-0.046	0.007	0.031	0.009
b1:controller	-0.021	-0.01	-0.044	0.075
b1:cookies	0.119	-0.005	-0.015	-0.099
b1:copyright	0.011	-0.001	-0.001	-0.01
b1:cost	-0.011	-0.002	-0.002	0.015
b1:councillors	-0.037	0	-0.001	0.038
b1:covers	-0.029	0.002	-0.021	0.048
b1:data	0.215	-0.021	-0.12	-0.073
b1:day	-0.011	-0.005	-0.002	0.018
b1:delivery	0.063	-0.012	-0.025	-0.027
b1:details	0.101	-0.064	-0.088	0.051
b1:dispute	-0.002	-0.011	0.015	-0.001
b1:do	0.023	-0.001	-0.002	-0.02
b1:does	-0.016	-0.001	0	0.017
b1:door	0.056	-0.006	-0.034	-0.017
b1:dozen	-0.007	-0.002	-0.007	0.017
b1:each	-0.036	-0.01	0.059	-0.013
b1:engineer	-0.067	0.007	0.059	0.001
b1:entity	-0.035	0.054	-0.027	0.008
b1:entries	-0.054	0.001	0.053	0
b1:faq	0.019	-0.001	-0.002	-0.016
b1:faqs	-0.041	-0.018	0.032	0.027
b1:far	-0.011	0	0	0.011
b1:fee	0.019	-0.007	-0.024	0.012
b1:finance	0.175	-0.042	-0.1	-0.033
b1:firms	0.019	-0.009	-0.043	0.033
b1:footnotes	0.023	-0.002	-0.001	-0.019
b1:for	-0.072	-0.032	0.123	-0.02
b1:from	-0.098	0.021	0.169	-0.092
b1:gdpr	0.001	-0.004	0.071	-0.067
b1:give	0.149	-0.021	-0.119	-0.009
b1:group	0.011	-0.02	-0.024	0.033
b1:grow	0.04	-0.006	-0.035	0.001
b1:help	-0.022	-0.002	-0.027	0.051
b1:here	0.058	0.041	-0.057	-0.042
b1:hire	0.094	-0.003	0.009	-0.1
b1:home	0.078	-0.032	0.017	-0.062
b1:homes	0.036	-0.002	-0.003	-0.031
b1:hosting	-0.069	-0.004	-0.009	0.083
b1:how	0.138	-0.046	0.016	-0.108
b1:imprint	0.075	-0.014	-0.023	-0.038
b1:in	-0.093	0.086	-0.076	0.083
b1:include	-0.013	-0.018	0.031	0
b1:information	0.283	-0.069	-0.157	-0.058
b1:insurer	-0.052	0.001	0.051	0
b1:introduction	0.067	0.024	-0.088	-0.003
b1:ireland	0.122	-0.03	-0.058	-0.033
b1:is	0.085	-0.004	-0.017	-0.064
b1:it	0.057	-0.015	-0.013	-0.029
b1:kingdom	0.057	-0.023	-0.03	-0.004
b1:last	-0.021	-0.002	-0.018	0.041
b1:law	-0.008	-0.005	-0.012	0.025
b1:legal	-0.111	-0.002	-0.005	0.118
b1:lettings	0.013	-0.001	-0.001	-0.011
b1:licence	-0.016	-0.004	0.017	0.002
b1:manager	0.068	-0.063	0.005	-0.011
b1:masnachu	0.025	-0.005	-0.02	0
b1:me	0.042	-0.006	-0.022	-0.014
b1:mean	0.039	-0.063	0.044	-0.02
b1:means	0.139	-0.077	-0.141	0.078
b1:menu	-0.044	-0.001	-0.002	0.047
b1:month	-0.033	-0.009	0.016	0.026
b1:mouth	0.023	-0.002	-0.002	-0.019
b1:music	-0.032	-0.002	0	0.034
b1:name	0.015	-0.006	-0.023	0.015
b1:needed	0.027	-0.006	-0.015	-0.007
b1:no	0.026	0.032	-0.044	-0.014
b1:notes	0.08	-0.002	-0.002	-0.075
b1:nothing	0.012	-0.002	0.004	-0.013
b1:notice	0.05	-0.066	0.024	-0.008
b1:number	0.125	-0.077	0.001	-0.048
b1:o	-0.059	0.01	0.058	-0.009
b1:of	0.092	-0.13	0.156	-0.118
b1:office	0.071	-0.009	-0.044	-0.017
b1:officer	0.133	-0.025	-0.106	-0.002
b1:on	0.025	-0.03	0.01	-0.005
b1:one	0.096	-0.007	-0.003	-0.086
b1:only	0.065	0.055	-0.025	-0.095
b1:or	-0.063	-0.005	0.065	0.003
b1:our	0.021	-0.001	-0.001	-0.02
b1:outside	0.003	-0.006	-0.015	0.018
b1:over	-0.007	-0.007	0.027	-0.013
b1:own	-0.111	-0.021	0.046	0.087
b1:owners	0.082	0.045	-0.002	-0.125
b1:page	-0.072	-0.019	0.096	-0.005
b1:parties	0.09	-0.001	-0.001	-0.088
b1:parts	-0.024	-0.001	-0.001	0.026
b1:pay	0.053	-0.001	-0.057	0.005
b1:people	-0.081	-0.004	0.069	0.017
b1:pier	-0.068	0.001	0.067	0
b1:pleased	0.028	-0.001	-0.001	-0.026
b1:policies	0.11	-0.005	-0.014	-0.091
b1:policy	0.05	-0.163	-0.022	0.134
b1:post	0.061	-0.002	0	-0.059
b1:pricing	0.027	-0.002	0	-0.024
b1:privacy	-0.081	0.163	-0.008	-0.074
b1:protection	-0.041	-0.003	-0.004	0.048
b1:provider	0.056	-0.035	-0.003	-0.019
b1:purpose	-0.116	0.112	0.003	0
b1:questions	0.005	-0.002	-0.05	0.047
b1:read	-0.01	-0.002	0.044	-0.032
b1:recipe	0.051	-0.001	-0.001	-0.05
b1:record	0.044	-0.001	-0.043	0
b1:reject	-0.021	-0.002	-0.001	0.024
b1:reserved	-0.067	-0.018	0.066	0.018
b1:responsible	0.006	-0.006	-0.033	0.033
b1:returns	-0.063	-0.001	0.001	0.063
b1:room	0.075	-0.001	-0.002	-0.072
b1:rules	0.033	-0.001	-0.001	-0.03
b1:sale	0.005	-0.012	-0.008	0.016
b1:sales	0.046	-0.001	-0.002	-0.043
b1:saturdays	0.025	-0.002	-0.004	-0.019
b1:schools	0.103	-0.005	-0.044	-0.054
b1:sell	0.014	-0.001	-0.002	-0.011
b1:service	-0.084	-0.008	0.046	0.046
b1:services	0.048	-0.02	0.053	-0.081
b1:shop	-0.103	-0.009	0.017	0.096
b1:shopquay	0.092	0	-0.001	-0.091
b1:shops	-0.091	-0.007	-0.004	0.103
b1:show	0.031	-0.006	-0.025	0
b1:stand	0.02	-0.001	0.001	-0.02
b1:statement	-0.07	-0.009	0.077	0.001
b1:story	0.036	-0.009	0.002	-0.03
b1:studio	0.036	-0.002	-0.004	-0.03
b1:subsidiary	-0.074	0.087	-0.008	-0.005
b1:supply	0.029	-0.003	-0.005	-0.021
b1:support	0.02	-0.002	0.001	-0.02
b1:sussex	-0.002	-0.016	0.002	0.015
b1:tafapon	0.014	-0.001	-0.016	0.002
b1:team	0.025	-0.006	-0.007	-0.012
b1:terms	0.033	-0.017	-0.015	-0.001
b1:thanks	-0.014	-0.001	-0.003	0.018
b1:that	0.174	-0.048	0.046	-0.173
b1:the	0.007	-0.089	0.078	0.003
b1:them	-0.016	-0.045	0.058	0.002
b1:these	-0.01	-0.008	-0.026	0.045
b1:through	-0.042	0.102	-0.053	-0.007
b1:time	0.051	-0.011	-0.038	-0.003
b1:to	-0.088	0.146	-0.002	-0.056
b1:touch	0.05	-0.011	0.001	-0.04
b1:trader	0.045	-0.005	-0.001	-0.039
b1:trust	-0.029	-0.011	0.016	0.025
b1:twice	0.054	-0.002	-0.026	-0.026
b1:uk	-0.08	0.037	0.036	0.006
b1:undefined	0.175	-0.099	-0.115	0.039
b1:up	0.055	-0.009	-0.034	-0.012
b1:us	0.162	-0.103	-0.021	-0.038
b1:use	0.046	-0.007	-0.052	0.013
b1:using	-0.044	-0.004	0.026	0.022
b1:usually	-0.01	-0.018	0.028	-0.001
b1:venues	0.059	-0.005	0.016	-0.07
b1:via	0.076	-0.004	-0.037	-0.035
b1:visit	-0.006	-0.001	-0.019	0.026
b1:volunteer	0.094	-0.003	-0.01	-0.082
b1:wales	0.053	0	0.014	-0.068
b1:we	0.045	-0.048	-0.052	0.055
b1:website	-0.28	-0.006	0.248	0.038
b1:week	-0.004	-0.018	0.023	-0.001
b1:well	0.015	-0.002	0.001	-0.014
b1:what	0.049	-0.006	-0.006	-0.037
b1:which	0.149	-0.056	-0.086	-0.007
b1:with	-0.031	-0.103	0.195	-0.061
b1:work	0.019	-0.013	0.039	-0.046
b1:works	-0.088	-0.001	-0.003	0.093
b1:www	-0.015	-0.023	0.044	-0.007
b1:year	0.024	0.083	-0.085	-0.022
b1:years	0.052	-0.005	-0.039	-0.008
b1:you	0.036	-0.012	-0.033	0.009
b1:your	0.029	-0.002	0	-0.027
b1:©	-0.123	0.125	0.136	-0.138
b2:" :	0.019	-0.013	-0.05	0.044
b2:" BRAND	0.046	-0.003	-0.002	-0.041
b2:" and	0.059	-0.008	-0.025	-0.025
b2:" mean	0.011	-0.011	0.017	-0.017
b2:" means	0.062	0.012	-0.105	0.031
b2:& c's	0.045	-0.001	-0.001	-0.044
b2:& conditions	-0.094	0.152	-0.078	0.02
b2:& cookies	0.15	-0.004	-0.013	-0.133
b2:( "	-0.005	-0.024	-0.003	0.032
b2:( DIGITS	0.01	-0.028	0.015	0.002
b2:( ORG	0.003	-0.027	0.043	-0.019
b2:( aml	-0.013	0	0.012	0
b2:( no	-0.15	0.011	0.126	0.013
b2:: BRAND	0.052	-0.032	-0.003	-0.017
b2:: DIGITS	0.023	-0.009	-0.026	0.011
b2:: NUM	-0.165	0.003	0.16	0.002
b2:: ORG	-0.035	-0.015	0.052	-0.002
b2:: SELF	0.012	-0.001	-0.002	-0.01
b2:; and	-0.084	0.034	0.051	0
b2:BRAND (	-0.021	-0.025	-0.016	0.062
b2:BRAND DIGITS	-0.066	-0.007	-0.043	0.116
b2:BRAND and	-0.064	0.112	-0.033	-0.015
b2:BRAND from	-0.042	0.002	0.04	0
b2:BRAND is	0.056	-0.022	-0.033	0
b2:BRAND means	0.024	-0.012	-0.013	0
b2:DIGITS BRAND	0.163	-0.009	-0.014	-0.139
b2:DIGITS ORG	-0.007	0.076	-0.056	-0.013
b2:DIGITS SELF	0.018	0	0	-0.018
b2:DIGITS and	0.012	0.05	-0.048	-0.013
b2:DIGITS by	-0.036	-0.001	0	0.037
b2:DIGITS introduction	-0.021	0.08	-0.025	-0.034
b2:NUM and	-0.053	0.011	0.05	-0.008
b2:ORG ;	-0.042	0.007	0.036	0
b2:ORG a	-0.064	0.007	0.019	0.038
b2:ORG and	-0.166	0.069	0.14	-0.043
b2:ORG is	-0.045	0.032	0.013	0
b2:ORG or	-0.02	-0.025	0.054	-0.009
b2:SELF (	-0.058	0.002	0.056	0
b2:SELF DIGITS	0.028	0	-0.001	-0.027
b2:a cake	-0.048	-0.002	-0.001	0.052
b2:a dispute	-0.002	-0.011	0.015	-0.001
b2:about BRAND	-0.02	-0.002	-0.002	0.024
b2:about us	0.01	-0.038	-0.096	0.124
b2:accept all	-0.021	-0.001	-0.001	0.023
b2:account at	-0.046	-0.005	0.055	-0.004
b2:address :	0.036	-0.006	-0.04	0.01
b2:address is	-0.008	0.049	-0.053	0.012
b2:agreement between	0.036	-0.005	-0.028	-0.002
b2:agreement with	-0.005	-0.009	0.025	-0.011
b2:among them	-0.03	-0.035	0.068	-0.004
b2:and "	0.031	-0.003	-0.026	-0.003
b2:and ORG	0.083	-0.034	-0.049	0
b2:and by	-0.036	-0.012	0.051	-0.002
b2:and conditions	-0.046	0.055	-0.022	0.012
b2:and returns	-0.042	0	0	0.043
b2:and the	-0.055	0.037	0.042	-0.024
b2:and wales	0.008	0	0.015	-0.023
b2:applies to	0.003	-0.01	-0.004	0.011
b2:are the	0.013	-0.001	-0.01	-0.002
b2:are to	0.011	-0.003	-0.008	0
b2:are we	0.088	-0.034	-0.122	0.068
b2:arrangement with	-0.007	-0.004	0.011	-0.001
b2:as "	-0.145	-0.008	0.115	0.038
b2:as BRAND	-0.039	-0.008	-0.001	0.048
b2:as the	-0.017	0.017	-0.013	0.013
b2:at BRAND	-0.082	-0.004	-0.003	0.089
b2:at cost	-0.011	-0.002	-0.002	0.015
b2:background :	-0.011	-0.006	-0.002	0.019
b2:balloon (	-0.139	0.003	0.133	0.003
b2:behalf of	0.067	-0.024	0.056	-0.099
b2:belong to	0.027	-0.014	-0.006	-0.007
b2:belongs to	-0.047	-0.035	0.087	-0.005
b2:board of	0.043	-0.003	-0.04	0
b2:booking conditions	0.081	-0.001	-0.009	-0.071
b2:booking terms	-0.003	-0.002	-0.033	0.038
b2:bought from	-0.01	-0.014	0.027	-0.002
b2:built by	-0.05	0	0.049	0
b2:business BRAND	-0.022	0	0	0.023
b2:business details	0.028	-0.003	-0.025	0
b2:by :	-0.035	-0.023	0.059	-0.001
b2:by ORG	-0.072	-0.02	0.069	0.022
b2:by SELF	0.024	-0.004	-0.02	0
b2:by arrangement	-0.036	-0.001	-0.002	0.038
b2:by me	0.032	-0.004	-0.019	-0.008
b2:by post	0.061	-0.002	0	-0.059
b2:by shopquay	0.092	0	-0.001	-0.091
b2:by tafapon	0.014	-0.001	-0.016	0.002
b2:by the	0.051	-0.094	0.076	-0.033
b2:by us	-0.041	-0.005	0.046	0
b2:by using	-0.024	-0.001	-0.002	0.026
b2:c o	-0.06	0.01	0.058	-0.009
b2:came from	0.046	-0.001	-0.001	-0.044
b2:cardholder agreement	0.016	0	0	-0.016
b2:carried by	-0.133	-0.003	0.137	-0.001
b2:charity NUM	0.05	0.009	0.014	-0.072
b2:charity no	-0.01	0	0.009	0
b2:charity number	-0.07	0.007	0.062	0.001
b2:choose BRAND	-0.1	-0.009	-0.007	0.115
b2:collected by	-0.095	-0.007	0.103	-0.001
b2:companies :	-0.072	0.008	0.061	0.002
b2:company details	0.065	-0.038	-0.029	0.002
b2:company information	0.127	-0.058	-0.031	-0.038
b2:company is	-0.007	0.013	-0.002	-0.004
b2:company means	0.023	-0.012	-0.009	-0.001
b2:company no	0.066	-0.014	-0.046	-0.005
b2:company number	0.217	-0.073	-0.097	-0.047
b2:company of	0.004	-0.007	-0.101	0.104
b2:company outside	0.003	-0.006	-0.015	0.018
b2:competition is	-0.184	0.032	0.151	0.001
b2:competition terms	-0.025	0	0	0.026
b2:conditions :	-0.028	-0.001	-0.001	0.03
b2:conditions BRAND	0.002	-0.011	-0.004	0.013
b2:conditions of	0.03	-0.026	-0.045	0.041
b2:conditions privacy	-0.018	-0.001	0.036	-0.016
b2:conduct authority	0.039	-0.027	0.015	-0.026
b2:contact BRAND	-0.051	-0.004	-0.002	0.057
b2:contact us	-0.027	-0.022	0.046	0.004
b2:contract with	0.11	-0.009	-0.06	-0.041
b2:controller :	0.014	-0.005	-0.007	-0.002
b2:controller is	-0.005	-0.015	0.055	-0.035
b2:cookie policy	-0.026	-0.016	0.021	0.021
b2:cookies policy	-0.007	-0.004	-0.007	0.018
b2:copyright DIGITS	0.015	-0.004	-0.005	-0.007
b2:copyright ©	-0.135	0.108	0.148	-0.121
b2:cover with	-0.217	0.002	0.214	0.001
b2:customer DIGITS	0.027	-0.001	-0.027	0.001
b2:customer and	0.075	-0.028	-0.046	-0.002
b2:data controller	-0.028	0	0.02	0.008
b2:data protection	-0.024	-0.003	-0.003	0.031
b2:data with	-0.01	-0.012	0.022	0
b2:dearer one	0.084	-0.003	-0.003	-0.078
b2:describes how	-0.007	-0.004	-0.027	0.039
b2:design by	0.026	-0.002	-0.02	-0.004
b2:details :	-0.033	0	0	0.034
b2:division of	-0.055	-0.021	0.076	-0.001
b2:done well	0.015	-0.002	0.001	-0.014
b2:each month	-0.019	-0.003	-0.002	0.024
b2:entity :	0.085	-0.009	-0.05	-0.027
b2:enw masnachu	0.025	-0.005	-0.02	0
b2:every time	-0.011	-0.001	-0.001	0.013
b2:explains how	0.061	-0.028	0.125	-0.159
b2:flatter us	0.019	-0.002	-0.003	-0.014
b2:for it	-0.012	-0.001	-0.001	0.015
b2:for the	-0.031	-0.004	0.006	0.029
b2:friendly studio	-0.035	-0.001	-0.002	0.038
b2:from the	-0.02	-0.001	0.021	0
b2:gathered by	-0.174	-0.006	0.18	0
b2:given by	0.06	-0.031	-0.045	0.015
b2:go to	0.09	-0.01	0.006	-0.086
b2:goes to	-0.167	0	0.168	-0.001
b2:handed to	-0.101	0.003	0.098	0
b2:handled by	0.03	0.063	-0.081	-0.012
b2:held by	-0.066	-0.015	-0.045	0.127
b2:home BRAND	0.04	-0.002	-0.004	-0.034
b2:hosted by	0.179	-0.027	-0.152	0
b2:how BRAND	-0.072	-0.004	-0.004	0.079
b2:how we	0.053	-0.01	-0.034	-0.009
b2:in the	-0.024	0.091	-0.066	-0.001
b2:in touch	0.05	-0.011	0.001	-0.04
b2:is :	0.033	-0.026	-0.002	-0.004
b2:is at	0.078	-0.052	-0.035	0.009
b2:is between	-0.055	0.018	0.019	0.018
b2:is how	0.074	-0.009	-0.064	-0.002
b2:is needed	0.027	-0.006	-0.015	-0.007
b2:is responsible	0.006	-0.006	-0.033	0.033
b2:is the	0.044	-0.051	0.048	-0.041
b2:is with	0.054	-0.008	-0.045	-0.001
b2:issued by	0.05	-0.074	0.03	-0.006
b2:it cannot	0.016	-0.001	-0.001	-0.013
b2:it twice	0.054	-0.002	-0.026	-0.026
b2:it works	-0.088	-0.001	-0.003	0.093
b2:known as	0.062	-0.001	0	-0.061
b2:legal entity	0.037	-0.002	-0.034	-0.001
b2:legal notice	0.068	-0.013	-0.069	0.014
b2:less room	0.037	-0.001	-0.002	-0.034
b2:licence from	-0.012	-0.018	0.032	-0.003
b2:limited company	0.027	-0.002	-0.025	0
b2:managed by	-0.11	0.085	0.026	-0.001
b2:manager of	-0.023	0.002	0.018	0.003
b2:mark of	-0.006	-0.003	0.015	-0.005
b2:marks of	0.018	-0.004	-0.048	0.034
b2:may DIGITS	0.062	-0.036	-0.049	0.024
b2:member of	0.015	-0.004	-0.008	-0.003
b2:moved far	-0.011	0	0	0.011
b2:my own	-0.031	0	0	0.032
b2:name :	-0.003	-0.033	-0.069	0.105
b2:name of	-0.165	-0.087	0.225	0.027
b2:new website	-0.028	0.001	0.027	0
b2:newest entries	-0.054	0.001	0.053	0
b2:no :	0.091	-0.028	-0.055	-0.008
b2:no DIGITS	-0.079	0.131	-0.007	-0.046
b2:no NUM	-0.004	0.002	0.061	-0.059
b2:no SELF	0.095	-0.016	-0.065	-0.014
b2:no footnotes	0.023	-0.002	-0.001	-0.019
b2:no music	-0.032	-0.002	0	0.034
b2:no thanks	-0.014	-0.001	-0.003	0.018
b2:not by	0.052	-0.003	-0.002	-0.048
b2:not grow	0.04	-0.006	-0.035	0.001
b2:not pleased	0.028	-0.001	-0.001	-0.026
b2:notice BRAND	-0.094	-0.008	-0.005	0.107
b2:notice of	0.027	-0.005	-0.021	-0.001
b2:notice terms	0.012	-0.001	-0.01	-0.001
b2:notice ©	0.05	-0.001	-0.007	-0.042
b2:number :	-0.131	-0.037	0.183	-0.015
b2:number DIGITS	0.061	-0.009	-0.027	-0.025
b2:number NUM	-0.07	-0.006	0.076	-0.001
b2:number SELF	-0.033	0.066	-0.025	-0.008
b2:number is	0.042	-0.009	-0.028	-0.006
b2:occasional recipe	0.051	-0.001	-0.001	-0.05
b2:of BRAND	-0.009	0.059	-0.016	-0.034
b2:of ORG	0.029	-0.066	-0.024	0.062
b2:of SELF	-0.019	-0.008	0.031	-0.004
b2:of business	0.034	-0.026	-0.019	0.011
b2:of company	0.013	-0.001	-0.012	-0.001
b2:of mouth	0.023	-0.002	-0.002	-0.019
b2:of page	-0.062	-0.019	0.096	-0.015
b2:of sale	0.006	-0.012	-0.01	0.016
b2:of service	-0.029	0	0.013	0.016
b2:of the	0.119	0.139	-0.17	-0.088
b2:of use	-0.053	-0.008	-0.044	0.104
b2:offered by	-0.015	-0.01	0.029	-0.003
b2:office :	-0.08	0.051	0.025	0.004
b2:office is	-0.017	-0.008	0.005	0.021
b2:on saturdays	0.025	-0.002	-0.004	-0.019
b2:on the	-0.037	-0.014	0.017	0.035
b2:on time	0.021	-0.001	-0.001	-0.019
b2:on which	0.032	-0.015	-0.012	-0.006
b2:operated by	0.058	0.119	-0.219	0.042
b2:or "	-0.043	-0.018	-0.068	0.129
b2:or the	0.033	-0.006	-0.004	-0.024
b2:our "	0.031	-0.001	-0.001	-0.029
b2:our company	0.021	-0.003	-0.016	-0.001
b2:our details	0.04	-0.011	-0.027	-0.001
b2:our homes	0.036	-0.002	-0.003	-0.031
b2:our insurer	-0.052	0.001	0.051	0
b2:our is	0.012	-0.003	-0.002	-0.007
b2:our mean	-0.068	-0.006	0.075	-0.001
b2:our means	-0.141	0.01	-0.013	0.144
b2:our story	0.036	-0.009	0.002	-0.03
b2:out here	-0.013	0.045	-0.03	-0.002
b2:over DIGITS	0.077	-0.015	-0.044	-0.018
b2:owned by	0.032	-0.057	0.063	-0.039
b2:parent of	0.057	-0.037	-0.019	-0.001
b2:part of	-0.078	0.206	-0.1	-0.029
b2:payment for	0.015	-0.001	-0.001	-0.013
b2:people choose	0.226	-0.086	-0.062	-0.079
b2:personal data	0.079	-0.014	-0.061	-0.004
b2:policy BRAND	0.06	-0.009	-0.013	-0.038
b2:policy for	0.029	-0.007	-0.014	-0.008
b2:portal that	0.012	-0.001	-0.001	-0.01
b2:powered by	-0.018	-0.002	0.011	0.01
b2:privacy BRAND	0.03	-0.002	-0.002	-0.026
b2:privacy notice	-0.002	-0.053	0.094	-0.039
b2:privacy policy	-0.041	-0.123	0.032	0.132
b2:privacy statement	-0.078	-0.006	0.08	0.004
b2:processed by	-0.007	-0.01	0.018	0
b2:product of	-0.018	-0.003	0.022	-0.001
b2:products from	-0.016	-0.021	0.043	-0.005
b2:promoter :	0.134	-0.021	-0.105	-0.007
b2:promoter is	0.061	-0.019	-0.029	-0.013
b2:property of	-0.119	0.01	0.11	-0.001
b2:protection policy	0.005	-0.003	-0.026	0.023
b2:provided by	-0.08	0.01	0.099	-0.029
b2:published by	-0.064	-0.02	0.094	-0.009
b2:publisher :	0.044	-0.007	-0.029	-0.009
b2:purpose is	-0.005	-0.01	0.014	0
b2:quotation that	0.022	-0.035	0.136	-0.123
b2:recent work	-0.022	0.001	0.021	0
b2:refer to	-0.051	0.134	-0.081	-0.002
b2:reference to	-0.069	0.107	-0.028	-0.01
b2:references to	0.03	-0.005	-0.025	0
b2:refers to	0.042	-0.009	-0.04	0.007
b2:registered charity	-0.097	0.003	0.051	0.042
b2:registered details	0.015	-0.005	-0.008	-0.002
b2:registered number	0.023	-0.006	-0.016	-0.001
b2:registered office	0.051	-0.007	-0.043	-0.001
b2:registration number	0.012	-0.019	0.011	-0.004
b2:relationship with	0.031	0.042	-0.068	-0.005
b2:representative of	-0.006	-0.054	0.071	-0.012
b2:represented by	-0.042	0.002	0.04	0
b2:returns policy	-0.001	-0.002	-0.012	0.015
b2:rights reserved	-0.067	-0.018	0.066	0.018
b2:run by	-0.046	0.07	-0.015	-0.009
b2:same afternoon	0.053	-0.004	-0.045	-0.004
b2:same day	-0.035	-0.002	-0.001	0.037
b2:satisfaction the	-0.002	-0.007	0.01	-0.002
b2:scotland no	-0.006	-0.026	0.04	-0.008
b2:seller is	-0.03	-0.001	0	0.031
b2:seller means	0.09	-0.017	-0.031	-0.042
b2:seo by	-0.037	0	0.037	0
b2:servers of	-0.008	-0.006	0.015	0
b2:service of	-0.011	-0.034	0.048	-0.003
b2:services by	0.112	-0.039	-0.059	-0.014
b2:services of	0.039	-0.023	-0.021	0.005
b2:since DIGITS	0.071	-0.001	-0.002	-0.067
b2:site by	-0.001	-0.003	0.011	-0.007
b2:slavery statement	0.031	0	0	-0.031
b2:small firms	-0.032	-0.002	-0.001	0.035
b2:sold by	0.17	-0.054	-0.11	-0.006
b2:sold through	-0.011	-0.015	0.029	-0.003
b2:sole trader	0.045	-0.005	-0.001	-0.039
b2:sra no	-0.022	0	0.021	0
b2:stored by	-0.014	-0.013	0.029	-0.002
b2:style of	0.025	-0.039	0.037	-0.023
b2:subsidiary of	0.047	0.013	0.076	-0.135
b2:such as	-0.046	0.045	0.001	-0.001
b2:supplied by	0.06	-0.04	-0.008	-0.011
b2:suppliers :	-0.03	0.001	0.03	0
b2:support from	-0.016	0	0.016	0
b2:system we	-0.106	0.019	0.086	0.001
b2:t a	-0.061	-0.055	-0.174	0.29
b2:taken by	-0.123	0.085	0.042	-0.005
b2:team at	0.035	-0.001	-0.034	0
b2:terms BRAND	-0.007	-0.004	-0.002	0.013
b2:terms of	0.016	-0.002	-0.014	0
b2:thank you	-0.028	0	-0.001	0.029
b2:thanks to	-0.013	0.001	0.011	0
b2:that BRAND	-0.041	-0.005	-0.012	0.058
b2:that day	0.019	-0.001	0.001	-0.019
b2:the ORG	-0.001	-0.028	0.03	-0.001
b2:the company	-0.011	-0.007	-0.003	0.021
b2:the door	0.022	-0.004	-0.032	0.014
b2:the dozen	-0.007	-0.002	-0.007	0.017
b2:the last	-0.021	-0.002	-0.018	0.041
b2:the name	-0.014	-0.003	0.004	0.013
b2:the pier	-0.068	0.001	0.067	0
b2:the questions	0.015	-0.002	-0.05	0.037
b2:the record	0.044	-0.001	-0.043	0
b2:the uk	-0.008	-0.019	0.028	-0.001
b2:the work	-0.02	-0.003	-0.025	0.048
b2:their own	-0.024	-0.019	0.046	-0.004
b2:them nothing	0.012	-0.002	0.004	-0.013
b2:they stand	0.02	-0.001	0.001	-0.02
b2:this app	0.089	0	-0.001	-0.088
b2:this policy	0.034	-0.013	-0.028	0.008
b2:this website	-0.061	-0.001	-0.001	0.063
b2:three years	0.026	-0.003	-0.036	0.012
b2:through the	-0.055	-0.004	-0.002	0.06
b2:times but	-0.185	0.003	0.181	0.001
b2:to "	0.008	-0.006	-0.01	0.008
b2:to :	0.064	-0.008	-0.054	-0.002
b2:to BRAND	0.049	-0.004	-0.002	-0.044
b2:to ORG	-0.027	-0.003	0.019	0.011
b2:to content	-0.031	-0.018	0.052	-0.003
b2:to pay	0.053	-0.001	-0.057	0.005
b2:to the	-0.015	-0.068	0.184	-0.101
b2:to you	0.02	-0.007	-0.011	-0.001
b2:together "	0.005	-0.002	-0.012	0.009
b2:trademark of	-0.013	-0.006	0.021	-0.002
b2:trades as	-0.066	-0.003	-0.002	0.071
b2:trading as	-0.231	-0.044	0.008	0.267
b2:trading subsidiary	-0.074	0.087	-0.008	-0.005
b2:travel with	-0.015	-0.001	0.016	0
b2:two parts	-0.024	-0.001	-0.001	0.026
b2:two years	0.033	-0.001	-0.001	-0.03
b2:under SELF	0.061	-0.009	-0.052	-0.001
b2:under number	-0.104	0.074	0.022	0.008
b2:under the	-0.033	-0.003	0	0.036
b2:under which	0.116	-0.037	-0.078	-0.001
b2:underwritten by	-0.013	-0.007	0.028	-0.008
b2:united kingdom	0.057	-0.023	-0.03	-0.004
b2:us "	0.03	-0.004	-0.025	-0.001
b2:us :	-0.021	-0.006	0.06	-0.033
b2:us BRAND	0.052	-0.005	-0.006	-0.041
b2:us by	-0.014	-0.025	0.047	-0.008
b2:us means	-0.042	-0.004	0.008	0.038
b2:used by	-0.042	-0.002	0.043	0
b2:uses data	0.055	-0.001	-0.001	-0.054
b2:visitors of	0.014	-0.002	-0.001	-0.011
b2:wales :	0.012	-0.001	-0.01	0
b2:wales no	-0.056	0.01	0.041	0.005
b2:we (	0.076	-0.009	-0.027	-0.04
b2:we are	-0.24	-0.015	0.274	-0.019
b2:we at	0.114	-0.019	-0.021	-0.075
b2:we cannot	0.026	-0.003	-0.002	-0.02
b2:we do	0.015	-0.001	-0.001	-0.013
b2:we means	0.026	-0.005	-0.007	-0.014
b2:we use	0.043	-0.005	0.005	-0.044
b2:website and	0.083	-0.009	-0.029	-0.045
b2:website by	-0.063	-0.003	0.069	-0.003
b2:website is	0.053	-0.012	-0.037	-0.004
b2:website terms	-0.034	0	0	0.035
b2:welcome to	0.09	0.024	-0.118	0.003
b2:which include	-0.008	-0.008	0.016	0
b2:will show	0.031	-0.006	-0.025	0
b2:with it	-0.025	-0.006	-0.002	0.034
b2:with the	-0.022	-0.046	0.08	-0.012
b2:with us	0.049	-0.001	-0.002	-0.047
b2:work accept	-0.061	-0.001	-0.001	0.062
b2:work here	0.044	-0.003	-0.002	-0.039
b2:working day	0.029	-0.002	-0.002	-0.026
b2:would hire	-0.013	0	0.013	0
b2:write to	-0.132	0.008	0.108	0.016
b2:you and	0.059	-0.07	0.022	-0.011
b2:you ask	0.066	-0.002	-0.013	-0.05
b2:you called	0.05	-0.001	-0.018	-0.03
b2:you how	-0.031	-0.003	-0.003	0.037
b2:your notes	0.08	-0.002	-0.002	-0.075
b2:your privacy	-0.005	-0.014	0.047	-0.028
b2:© BRAND	-0.069	-0.014	-0.022	0.104
b2:© DIGITS	0.193	-0.11	-0.183	0.1
b2:© ORG	-0.099	-0.001	-0.001	0.102
b2:© SELF	0.014	-0.003	-0.01	0
b2:© the	-0.004	-0.005	-0.049	0.058
b2:¶ "	0.059	0.028	-0.066	-0.021
b2:¶ DIGITS	-0.181	0.205	-0.056	0.032
b2:¶ ORG	-0.256	0.227	0.028	0.001
b2:¶ SELF	-0.008	-0.02	0.052	-0.025
b2:¶ about	-0.064	0.105	-0.063	0.022
b2:¶ add	0.034	-0.001	-0.033	0
b2:¶ at	0.046	-0.001	-0.001	-0.043
b2:¶ company	-0.101	-0.003	0.023	0.082
b2:¶ complaints	-0.008	-0.001	-0.002	0.011
b2:¶ contact	0.099	-0.056	-0.086	0.043
b2:¶ controller	0.005	-0.01	-0.062	0.067
b2:¶ copyright	0.036	-0.001	0	-0.035
b2:¶ councillors	-0.037	0	-0.001	0.038
b2:¶ delivery	0.038	-0.008	-0.014	-0.016
b2:¶ engineer	-0.067	0.007	0.059	0.001
b2:¶ faq	0.019	-0.001	-0.002	-0.016
b2:¶ faqs	-0.041	-0.018	0.032	0.027
b2:¶ help	-0.021	-0.001	-0.026	0.048
b2:¶ hire	0.052	-0.003	-0.003	-0.046
b2:¶ home	0.012	-0.032	0.018	0.003
b2:¶ imprint	0.075	-0.014	-0.023	-0.038
b2:¶ introduction	0.056	-0.03	-0.062	0.036
b2:¶ legal	-0.111	-0.002	-0.005	0.118
b2:¶ means	0.037	-0.024	0.025	-0.037
b2:¶ menu	-0.044	-0.001	-0.002	0.047
b2:¶ name	0.031	-0.002	-0.029	0
b2:¶ number	0.043	-0.003	-0.04	0
b2:¶ policies	0.11	-0.005	-0.014	-0.091
b2:¶ pricing	0.024	-0.002	0	-0.022
b2:¶ privacy	-0.104	0.192	-0.078	-0.011
b2:¶ reject	-0.021	-0.002	-0.001	0.024
b2:¶ services	0.125	-0.004	-0.005	-0.115
b2:¶ terms	0.068	0.044	-0.059	-0.053
b2:¶ the	0.191	0.011	-0.175	-0.027
b2:¶ visit	-0.007	-0.001	-0.018	0.027
b2:¶ we	-0.001	-0.008	0.01	-0.002
b2:¶ work	0.02	-0.01	0.044	-0.055
b2:¶ your	0.062	-0.001	-0.002	-0.06
b2:¶ ©	-0.034	0.027	-0.036	0.043
b3:" or "	0.011	-0.003	-0.024	0.017
b3:" our "	0.031	-0.001	-0.001	-0.029
b3:" our mean	-0.068	-0.006	0.075	-0.001
b3:" our means	-0.156	0.015	-0.004	0.145
b3:" refer to	0.05	-0.035	-0.008	-0.007
b3:" refers to	-0.035	-0.001	0	0.036
b3:" we means	0.025	-0.004	-0.006	-0.014
b3:& conditions BRAND	0.049	-0.01	-0.004	-0.035
b3:& wales no	-0.089	0.015	0.071	0.004
b3:( company number	-0.082	-0.011	0.094	-0.001
b3:( t a	0.05	-0.043	-0.14	0.133
b3:( together "	0.005	-0.002	-0.012	0.009
b3:( trading as	-0.043	0	0.008	0.035
b3:: ORG ;	-0.041	0.012	0.029	0.001
b3:; ¶ "	-0.006	0.052	-0.043	-0.003
b3:BRAND belongs to	0.046	-0.016	-0.028	-0.002
b3:BRAND is how	0.011	-0.003	-0.008	0
b3:BRAND operated by	0.022	-0.002	-0.02	0
b3:BRAND registered charity	-0.025	0.001	0.024	0.001
b3:BRAND they mean	0.019	-0.003	-0.016	0
b3:BRAND uses data	0.055	-0.001	-0.001	-0.054
b3:BRAND we are	-0.121	0.122	-0.001	0
b3:BRAND website by	-0.029	-0.003	0.035	-0.003
b3:BRAND © DIGITS	0.037	-0.003	0.025	-0.058
b3:BRAND ¶ BRAND	0.107	-0.012	-0.015	-0.079
b3:BRAND ¶ about	-0.055	-0.005	-0.002	0.062
b3:BRAND ¶ home	-0.091	-0.014	-0.015	0.12
b3:BRAND ¶ legal	-0.01	0	0	0.011
b3:BRAND ¶ privacy	0.17	-0.01	-0.006	-0.154
b3:BRAND ¶ terms	-0.149	0.073	-0.004	0.08
b3:DIGITS about us	0.021	-0.001	0	-0.02
b3:DIGITS built by	-0.032	0	0.032	0
b3:DIGITS company information	0.086	-0.049	-0.018	-0.018
b3:DIGITS company number	0.131	-0.006	-0.121	-0.004
b3:DIGITS we are	-0.028	-0.001	-0.002	0.031
b3:DIGITS © BRAND	0.199	-0.001	-0.003	-0.195
b3:DIGITS ¶ BRAND	0.029	-0.009	-0.017	-0.003
b3:DIGITS ¶ DIGITS	-0.005	-0.017	0.029	-0.007
b3:DIGITS ¶ about	0.086	0	0	-0.086
b3:DIGITS ¶ add	0.034	-0.001	-0.033	0
b3:DIGITS ¶ contact	0.049	-0.002	-0.002	-0.045
b3:DIGITS ¶ controller	0.063	-0.007	-0.053	-0.003
b3:DIGITS ¶ engineer	-0.041	0.005	0.036	0.001
b3:DIGITS ¶ privacy	0.135	-0.003	-0.009	-0.123
b3:DIGITS ¶ terms	-0.015	-0.001	-0.001	0.017
b3:DIGITS ¶ ©	-0.052	-0.001	-0.001	0.054
b3:NUM and by	-0.032	0.001	0.031	0
b3:NUM ¶ BRAND	0.046	-0.004	-0.01	-0.032
b3:NUM ¶ ©	0.057	-0.004	-0.052	-0.001
b3:ORG ( "	-0.074	-0.024	0.034	0.064
b3:ORG c o	-0.03	-0.001	0.03	0.001
b3:ORG company number	-0.017	-0.001	0.02	-0.002
b3:ORG t a	-0.034	-0.005	-0.002	0.04
b3:ORG trading as	0.038	-0.032	-0.049	0.043
b3:ORG ¶ BRAND	-0.088	0	-0.001	0.089
b3:ORG ¶ ORG	-0.106	0.108	0.001	-0.004
b3:ORG ¶ imprint	-0.016	0	0	0.016
b3:ORG ¶ privacy	-0.02	-0.003	-0.008	0.031
b3:SELF ( "	0.093	-0.004	-0.002	-0.087
b3:SELF ¶ BRAND	0.014	-0.001	-0.002	-0.01
b3:SELF ¶ contact	0.011	-0.001	-0.001	-0.009
b3:SELF ¶ delivery	0.015	0	0	-0.015
b3:SELF ¶ home	0.021	0	0	-0.02
b3:SELF ¶ privacy	0.034	-0.005	-0.007	-0.022
b3:SELF ¶ terms	-0.012	0	-0.001	0.013
b3:a customer DIGITS	0.027	-0.001	-0.027	0.001
b3:a friendly studio	-0.035	-0.001	-0.002	0.038
b3:a limited company	0.027	-0.002	-0.025	0
b3:a new website	-0.028	0.001	0.027	0
b3:a product of	-0.018	-0.003	0.022	-0.001
b3:a service of	-0.015	-0.032	0.049	-0.003
b3:a subsidiary of	-0.027	-0.014	0.042	0
b3:about us BRAND	0.016	-0.002	-0.002	-0.011
b3:about ¶ BRAND	-0.037	-0.001	-0.001	0.04
b3:about ¶ about	-0.037	-0.002	-0.002	0.041
b3:about ¶ ©	-0.035	0	0	0.036
b3:advertising support from	-0.016	0	0.016	0
b3:afternoon people choose	0.018	-0.003	-0.001	-0.015
b3:agencies which include	-0.008	-0.008	0.016	0
b3:agreement ¶ your	0.062	-0.001	-0.002	-0.06
b3:all rights reserved	-0.067	-0.018	0.066	0.018
b3:all times but	-0.185	0.003	0.181	0.001
b3:all ¶ deny	-0.007	-0.001	-0.003	0.011
b3:all ¶ reject	-0.021	-0.002	-0.001	0.024
b3:always on time	0.021	-0.001	-0.001	-0.019
b3:and conditions BRAND	-0.011	-0.002	-0.001	0.014
b3:and conditions privacy	-0.018	-0.001	0.036	-0.016
b3:and done well	0.015	-0.002	0.001	-0.014
b3:and no music	-0.032	-0.002	0	0.034
b3:and not by	0.052	-0.003	-0.002	-0.048
b3:and operated by	-0.028	0.055	-0.103	0.076
b3:and wales no	0.033	-0.004	-0.03	0.002
b3:anti slavery statement	0.031	0	0	-0.031
b3:any company outside	0.003	-0.006	-0.015	0.018
b3:application goes to	-0.16	0.003	0.157	0
b3:appointed representative of	-0.006	-0.054	0.071	-0.012
b3:appointment on saturdays	0.025	-0.002	-0.004	-0.019
b3:are carried by	-0.128	-0.003	0.132	-0.001
b3:are collected by	-0.095	-0.007	0.103	-0.001
b3:are gathered by	-0.172	-0.006	0.177	0
b3:are handed to	-0.101	0.003	0.098	0
b3:are handled by	0.04	0.063	-0.091	-0.012
b3:are held by	0.06	-0.008	-0.05	-0.001
b3:are hosted by	-0.012	0	0.012	0
b3:are operated by	0.034	-0.01	-0.024	0
b3:are processed by	-0.006	-0.009	0.015	0
b3:are provided by	-0.081	0.186	-0.091	-0.013
b3:are references to	0.03	-0.005	-0.025	0
b3:are run by	-0.075	-0.009	0.084	0
b3:are sold by	0.065	-0.037	-0.022	-0.005
b3:are sold through	-0.011	-0.015	0.029	-0.003
b3:are taken by	-0.098	-0.019	0.117	0
b3:are underwritten by	-0.012	0	0.012	0
b3:are we are	0.107	-0.07	-0.062	0.025
b3:are ¶ BRAND	-0.011	-0.001	0	0.013
b3:are ¶ ORG	-0.069	0.066	0.008	-0.005
b3:arrangement people choose	0.021	-0.001	-0.001	-0.02
b3:ask people choose	0.045	-0.002	-0.002	-0.041
b3:at the door	0.022	-0.004	-0.032	0.014
b3:authority is the	-0.006	-0.013	0.021	-0.002
b3:balloon ( ORG	0.015	0	-0.001	-0.014
b3:before you called	0.05	-0.001	-0.018	-0.03
b3:between you and	0.136	-0.066	-0.039	-0.031
b3:bottom of page	-0.069	-0.001	-0.003	0.073
b3:britain by the	-0.004	-0.008	0.014	-0.002
b3:brought a cake	-0.048	-0.002	-0.001	0.052
b3:building belongs to	-0.017	0.003	0.015	0
b3:business ¶ ©	0.066	-0.001	-0.001	-0.064
b3:by the dozen	-0.007	-0.002	-0.007	0.017
b3:by us :	0.031	-0.001	-0.03	0
b3:cake people choose	-0.01	-0.002	-0.001	0.013
b3:cannot people choose	0.046	-0.002	-0.002	-0.042
b3:charged at cost	-0.011	-0.002	-0.002	0.015
b3:charity number :	-0.019	0.001	0.017	0
b3:charter company no	0.027	-0.003	-0.024	-0.001
b3:client account at	-0.046	-0.005	0.055	-0.004
b3:company " means	0.014	-0.011	-0.001	-0.002
b3:company name :	-0.002	-0.011	-0.035	0.048
b3:company no :	0.077	-0.015	-0.056	-0.006
b3:company no NUM	-0.091	0.007	0.068	0.016
b3:company no SELF	0.023	-0.003	-0.013	-0.007
b3:company number :	-0.207	-0.012	0.227	-0.009
b3:company number DIGITS	0.035	-0.004	-0.01	-0.021
b3:company number NUM	0.138	-0.013	-0.09	-0.035
b3:company number SELF	0.022	-0.001	-0.014	-0.006
b3:company number is	0.011	-0.002	-0.009	0
b3:company of the	-0.079	0.09	-0.012	0.001
b3:company registration number	0.092	-0.015	-0.062	-0.016
b3:company ¶ BRAND	0.012	-0.001	0	-0.011
b3:complain to the	-0.008	-0.009	0.019	-0.002
b3:complaint with the	-0.005	-0.005	0.013	-0.002
b3:conditions of business	0.035	-0.023	-0.008	-0.005
b3:conditions of sale	0.032	-0.011	-0.009	-0.012
b3:conditions privacy policy	0.011	-0.001	0	-0.01
b3:conditions ¶ BRAND	0.031	0	0	-0.03
b3:conditions ¶ DIGITS	-0.006	-0.005	-0.001	0.012
b3:contact us BRAND	0.022	-0.002	-0.002	-0.019
b3:contact ¶ about	0.048	-0.001	-0.001	-0.047
b3:contact ¶ contact	0.017	-0.034	-0.036	0.053
b3:contact ¶ ©	-0.051	-0.001	-0.001	0.053
b3:contract is with	0.058	-0.008	-0.045	-0.005
b3:cookie policy BRAND	-0.047	-0.001	-0.003	0.051
b3:cookies provided by	-0.025	0	0.025	0
b3:cookies ¶ ©	-0.108	0.01	0.015	0.084
b3:copyright © DIGITS	-0.06	-0.005	-0.007	0.073
b3:cost people choose	0.013	-0.001	-0.001	-0.01
b3:costs them nothing	0.012	-0.002	0.004	-0.013
b3:data controller :	0.011	-0.005	-0.004	-0.002
b3:data controller is	-0.08	-0.005	0.115	-0.03
b3:data protection policy	0.005	-0.003	-0.026	0.023
b3:day people choose	0.067	-0.002	-0.002	-0.063
b3:day you ask	0.066	-0.002	-0.013	-0.05
b3:days to pay	0.053	-0.001	-0.057	0.005
b3:definitions ¶ "	-0.009	-0.004	-0.029	0.042
b3:delivery over DIGITS	0.165	-0.014	-0.043	-0.107
b3:delivery ¶ BRAND	-0.033	0	0	0.033
b3:delivery ¶ ©	0.021	-0.001	-0.002	-0.018
b3:details ¶ name	0.031	-0.002	-0.029	0
b3:details ¶ ©	0.017	-0.008	-0.002	-0.008
b3:do people choose	-0.011	0	-0.001	0.012
b3:do with it	-0.025	-0.006	-0.002	0.034
b3:does not grow	0.04	-0.006	-0.035	0.001
b3:does the work	-0.02	-0.003	-0.025	0.048
b3:england and wales	0.008	0	0.015	-0.023
b3:england no :	0.026	-0.008	-0.017	-0.001
b3:england no NUM	0.032	0	-0.001	-0.032
b3:every quotation that	0.022	-0.035	0.136	-0.123
b3:everything came from	0.046	-0.001	-0.001	-0.044
b3:experience got it	-0.042	-0.002	-0.002	0.046
b3:explains how BRAND	-0.072	-0.004	-0.004	0.079
b3:far people choose	-0.021	-0.002	-0.001	0.025
b3:financial conduct authority	0.039	-0.027	0.015	-0.026
b3:find your notes	0.08	-0.002	-0.002	-0.075
b3:fine by me	0.032	-0.004	-0.019	-0.008
b3:finished that day	0.019	-0.001	0.001	-0.019
b3:firms people choose	0.042	-0.002	-0.001	-0.04
b3:footnotes people choose	0.017	-0.001	-0.001	-0.015
b3:for small firms	-0.032	-0.002	-0.001	0.035
b3:for the record	0.044	-0.001	-0.043	0
b3:for two years	0.033	-0.001	-0.001	-0.03
b3:for us by	0.035	-0.019	-0.013	-0.003
b3:get in touch	0.05	-0.011	0.001	-0.04
b3:grow people choose	0.069	-0.002	-0.001	-0.066
b3:guides ¶ BRAND	-0.037	0	0	0.038
b3:has no footnotes	0.023	-0.002	-0.001	-0.019
b3:have less room	0.037	-0.001	-0.002	-0.034
b3:here people choose	0.027	-0.003	-0.002	-0.022
b3:hmrc ( aml	-0.013	0	0.012	0
b3:how it works	-0.088	-0.001	-0.003	0.093
b3:if it cannot	0.016	-0.001	-0.001	-0.013
b3:in may DIGITS	0.108	-0.017	-0.088	-0.003
b3:in scotland no	-0.006	-0.026	0.04	-0.008
b3:in the ORG	-0.001	-0.028	0.029	-0.001
b3:in two parts	-0.024	-0.001	-0.001	0.026
b3:information ¶ ©	0.005	0.002	0.035	-0.042
b3:is a dispute	-0.002	-0.011	0.015	-0.001
b3:is given by	0.06	-0.031	-0.045	0.015
b3:is issued by	-0.001	-0.009	0.011	0
b3:is managed by	-0.116	0.088	0.028	0
b3:is offered by	-0.021	-0.005	0.026	0
b3:is operated by	-0.021	0.101	-0.056	-0.023
b3:is owned by	-0.059	-0.044	0.118	-0.015
b3:is part of	-0.114	0.119	0.053	-0.057
b3:is provided by	-0.111	-0.06	0.174	-0.004
b3:is represented by	-0.042	0.002	0.04	0
b3:is run by	0.078	-0.135	0.062	-0.004
b3:is sold by	0.105	-0.016	-0.088	-0.001
b3:is supplied by	0.082	-0.019	-0.063	0
b3:is used by	-0.048	0.003	0.044	0
b3:it would hire	-0.013	0	0.013	0
b3:journey ¶ ©	0.033	-0.009	-0.005	-0.019
b3:kingdom is the	-0.004	-0.013	0.019	-0.002
b3:last people choose	0.029	-0.001	-0.001	-0.028
b3:last three years	0.026	-0.003	-0.036	0.012
b3:law BRAND is	0.072	-0.008	-0.064	0
b3:legal entity :	0.085	-0.009	-0.05	-0.027
b3:legal name :	0.026	-0.001	-0.009	-0.016
b3:legal ¶ legal	-0.069	-0.001	-0.001	0.07
b3:legal ¶ ©	0.069	-0.002	-0.014	-0.052
b3:liability cover with	-0.217	0.002	0.214	0.001
b3:marketplace we are	-0.106	0.009	0.095	0.001
b3:me ¶ BRAND	-0.031	-0.002	0.017	0.015
b3:member of the	-0.058	0.019	0.041	-0.002
b3:members of the	-0.003	-0.048	0.053	-0.002
b3:mouth people choose	-0.055	-0.001	-0.001	0.058
b3:music people choose	0.029	-0.001	-0.001	-0.027
b3:name BRAND from	-0.042	0.002	0.04	0
b3:name of company	0.013	-0.001	-0.012	-0.001
b3:name under which	0.116	-0.037	-0.078	-0.001
b3:needed ¶ BRAND	-0.041	-0.002	-0.006	0.05
b3:never moved far	-0.011	0	0	0.011
b3:norupo balloon (	-0.139	0.003	0.133	0.003
b3:notice explains how	0.002	-0.025	0.132	-0.109
b3:notice ¶ BRAND	0.029	-0.003	-0.011	-0.015
b3:notice ¶ controller	-0.073	0	0	0.073
b3:notice ¶ the	0.051	-0.001	0	-0.05
b3:notice ¶ ©	-0.118	0.002	0.029	0.087
b3:number : NUM	-0.148	0.003	0.161	-0.017
b3:number NUM and	-0.051	0.043	0.014	-0.006
b3:of ORG and	-0.075	-0.042	0.09	0.027
b3:of ORG is	-0.045	0.032	0.013	0
b3:of business BRAND	-0.022	0	0	0.023
b3:of companies :	-0.072	0.008	0.061	0.002
b3:of each month	-0.019	-0.003	-0.002	0.024
b3:of the questions	0.015	-0.002	-0.05	0.037
b3:of their own	-0.024	-0.019	0.046	-0.004
b3:office is at	0.078	-0.052	-0.035	0.009
b3:on behalf of	0.067	-0.024	0.056	-0.099
b3:on servers of	-0.008	-0.006	0.015	0
b3:one people choose	-0.05	-0.003	-0.002	0.054
b3:only ¶ contact	-0.024	0.061	0	-0.036
b3:open to you	0.021	-0.007	-0.011	-0.003
b3:or our is	0.012	-0.002	-0.002	-0.007
b3:or our means	0.01	-0.001	-0.008	0
b3:orders over DIGITS	-0.088	-0.001	0	0.089
b3:our " mean	0.079	-0.007	-0.063	-0.009
b3:our " means	0.067	-0.035	-0.021	-0.011
b3:our business details	0.028	-0.003	-0.025	0
b3:our refer to	-0.067	0.093	-0.022	-0.005
b3:our system we	-0.106	0.019	0.086	0.001
b3:own ¶ BRAND	0.014	0	0	-0.013
b3:owned subsidiary of	0.065	0.068	0.001	-0.134
b3:owns the pier	-0.068	0.001	0.067	0
b3:page explains how	0.018	-0.003	-0.006	-0.009
b3:parcels travel with	-0.015	-0.001	0.016	0
b3:part of the	-0.047	0.213	-0.179	0.012
b3:parts people choose	0.035	0	0	-0.034
b3:payments handled by	-0.01	0	0.01	0
b3:people choose BRAND	-0.1	-0.009	-0.007	0.115
b3:people for it	-0.012	-0.001	-0.001	0.015
b3:phone : DIGITS	-0.016	0	0	0.017
b3:policy explains how	0.041	0	0	-0.04
b3:policy © DIGITS	-0.021	0	0	0.022
b3:policy ¶ BRAND	-0.094	-0.001	-0.002	0.097
b3:policy ¶ home	0.035	0	0	-0.035
b3:policy ¶ services	0.076	-0.001	-0.001	-0.074
b3:policy ¶ the	0.04	-0.017	-0.045	0.021
b3:policy ¶ ©	-0.039	-0.004	-0.006	0.05
b3:post people choose	0.014	-0.002	-0.001	-0.011
b3:powered by shopquay	0.092	0	-0.001	-0.091
b3:powered by tafapon	0.014	-0.001	-0.016	0.002
b3:privacy & cookies	0.117	-0.002	-0.003	-0.112
b3:privacy notice BRAND	-0.069	-0.002	-0.001	0.073
b3:privacy notice of	0.027	-0.005	-0.021	-0.001
b3:privacy notice terms	0.012	-0.001	-0.01	-0.001
b3:privacy notice ©	0.05	-0.001	-0.007	-0.042
b3:privacy policy BRAND	0.115	-0.007	-0.008	-0.1
b3:privacy policy for	0.029	-0.007	-0.014	-0.008
b3:privacy ¶ BRAND	0.065	0	-0.001	-0.064
b3:privacy ¶ contact	0.049	-0.001	-0.001	-0.047
b3:privacy ¶ home	0.08	0	0	-0.079
b3:privacy ¶ privacy	0.011	0.216	-0.121	-0.107
b3:privacy ¶ ©	0.022	-0.007	-0.035	0.02
b3:prove it twice	0.054	-0.002	-0.026	-0.026
b3:questions people choose	-0.016	-0.001	-0.001	0.018
b3:questions write to	-0.13	0.01	0.119	0
b3:quotation that BRAND	-0.041	-0.005	-0.012	0.058
b3:recipe people choose	-0.036	-0.001	-0.001	0.038
b3:refer to the	0.012	-0.008	0.02	-0.024
b3:reference number :	-0.018	0.001	0.017	0
b3:register number is	-0.02	0.001	0.019	0
b3:registered charity NUM	0.05	0.009	0.014	-0.072
b3:registered charity number	-0.025	0.003	0.021	0
b3:registered trademark of	-0.013	-0.006	0.021	-0.002
b3:registered with the	-0.009	-0.02	0.034	-0.005
b3:registration number :	0.153	-0.019	-0.127	-0.007
b3:registration number is	0.052	-0.008	-0.038	-0.006
b3:regulated by the	-0.006	-0.023	0.037	-0.008
b3:reserved website by	-0.026	0	0.025	0
b3:reserved ¶ BRAND	-0.13	-0.008	0.079	0.059
b3:reserved ¶ about	-0.026	0	0	0.026
b3:reserved ¶ contact	-0.021	-0.005	-0.002	0.029
b3:reserved ¶ delivery	0.033	0	-0.001	-0.032
b3:reserved ¶ legal	0.018	0	0	-0.017
b3:reserved ¶ privacy	0.025	-0.002	-0.001	-0.022
b3:reserved ¶ terms	0.134	-0.002	-0.001	-0.131
b3:room people choose	-0.078	-0.001	-0.001	0.08
b3:run this app	0.089	0	-0.001	-0.088
b3:sale ¶ ©	0.077	-0.001	-0.002	-0.074
b3:same working day	0.029	-0.002	-0.002	-0.026
b3:scotland company number	-0.037	0.004	0.032	0.002
b3:sent by post	0.041	-0.002	0	-0.039
b3:service operated by	0.081	-0.016	-0.065	0
b3:service provided by	-0.062	-0.023	0.085	0
b3:services provided by	0.127	-0.068	-0.055	-0.005
b3:set out here	-0.013	0.045	-0.03	-0.002
b3:site operated by	0.013	-0.002	-0.002	-0.009
b3:site work accept	-0.061	-0.001	-0.001	0.062
b3:skip to content	-0.031	-0.018	0.052	-0.003
b3:small team at	0.035	-0.001	-0.034	0
b3:stand people choose	-0.025	0	0	0.026
b3:standard every time	-0.011	-0.001	-0.001	0.013
b3:statement will show	0.031	-0.006	-0.025	0
b3:still work here	0.044	-0.003	-0.002	-0.039
b3:story ¶ BRAND	0.047	0	0	-0.046
b3:t & c's	0.045	-0.001	-0.001	-0.044
b3:tafapon ¶ contact	-0.039	0	0	0.039
b3:tafapon ¶ home	0.043	-0.002	-0.021	-0.019
b3:tafapon ¶ privacy	-0.041	-0.001	-0.001	0.042
b3:tells you how	-0.031	-0.003	-0.003	0.037
b3:terms & conditions	-0.094	0.152	-0.078	0.02
b3:terms and conditions	-0.046	0.055	-0.022	0.012
b3:terms of business	-0.001	-0.003	-0.011	0.015
b3:terms of sale	-0.027	0	0	0.027
b3:terms of service	-0.022	0	0.013	0.01
b3:terms of use	0.014	-0.007	-0.044	0.038
b3:terms on which	0.021	-0.007	-0.009	-0.005
b3:terms © DIGITS	0.04	0	0	-0.04
b3:terms ¶ BRAND	0.032	0.077	-0.006	-0.103
b3:terms ¶ home	-0.03	0	0	0.031
b3:terms ¶ terms	-0.203	-0.007	-0.003	0.213
b3:terms ¶ ©	0.113	-0.007	-0.108	0.003
b3:thanks to ORG	-0.016	0.003	0.013	0
b3:the board of	0.043	-0.003	-0.04	0
b3:the company means	0.019	-0.011	-0.008	-0.001
b3:the controller is	0.067	-0.009	-0.054	-0.004
b3:the dearer one	0.084	-0.003	-0.003	-0.078
b3:the occasional recipe	0.051	-0.001	-0.001	-0.05
b3:the parent of	0.057	-0.037	-0.019	-0.001
b3:the payment for	0.015	-0.001	-0.001	-0.013
b3:the portal that	0.012	-0.001	-0.001	-0.01
b3:the privacy notice	0.005	-0.008	-0.046	0.049
b3:the promoter is	0.061	-0.019	-0.029	-0.013
b3:the property of	-0.119	0.01	0.11	-0.001
b3:the same afternoon	0.053	-0.004	-0.045	-0.004
b3:the same day	-0.035	-0.002	-0.001	0.037
b3:the visitors of	0.014	-0.002	-0.001	-0.011
b3:them ORG and	-0.008	-0.037	0.047	-0.003
b3:them people choose	0.011	-0.001	0	-0.01
b3:this competition is	-0.184	0.032	0.151	0.001
b3:this purpose is	-0.005	-0.01	0.014	0
b3:time people choose	0.054	-0.002	-0.001	-0.051
b3:time to the	-0.003	-0.014	0.02	-0.003
b3:to as "	-0.023	-0.001	-0.001	0.025
b3:to flatter us	0.019	-0.002	-0.003	-0.014
b3:to our insurer	-0.052	0.001	0.051	0
b3:to the last	-0.021	-0.002	-0.018	0.041
b3:to this policy	0.004	-0.005	-0.01	0.011
b3:to us by	-0.049	-0.006	0.06	-0.005
b3:top of page	0.007	-0.017	0.099	-0.089
b3:trade name :	-0.018	0	0	0.018
b3:trade number :	0.042	-0.01	-0.031	-0.001
b3:trader ¶ BRAND	-0.017	0	0	0.018
b3:trading as BRAND	-0.039	-0.008	-0.001	0.048
b3:trading as the	-0.016	0.001	0.001	0.013
b3:trading company of	-0.015	-0.02	-0.059	0.095
b3:trading name :	-0.037	-0.001	0	0.038
b3:trading name of	-0.104	-0.09	0.169	0.025
b3:trading style of	0.025	-0.039	0.037	-0.023
b3:twice people choose	0.04	-0.001	-0.001	-0.038
b3:under company number	0.113	-0.026	-0.072	-0.014
b3:under licence from	-0.012	-0.018	0.032	-0.003
b3:under the name	-0.013	-0.003	0.004	0.011
b3:us people choose	-0.046	-0.001	-0.001	0.048
b3:us refer to	-0.086	0.079	-0.005	0.012
b3:us ¶ BRAND	-0.034	-0.003	-0.001	0.039
b3:us ¶ about	-0.048	-0.001	0	0.05
b3:us ¶ contact	0.019	0	0	-0.019
b3:us ¶ privacy	-0.053	-0.001	0	0.054
b3:us ¶ ©	0.023	0	-0.001	-0.022
b3:use DIGITS ©	0.024	0	0	-0.024
b3:use © BRAND	-0.081	0	0	0.082
b3:use ¶ ©	0.035	-0.001	0	-0.034
b3:users in the	-0.021	0	0.021	0
b3:views my own	-0.031	0	0	0.032
b3:volunteers since DIGITS	-0.068	0	0	0.068
b3:wales ( no	-0.113	0.01	0.091	0.013
b3:wales no NUM	0.04	-0.002	-0.003	-0.034
b3:wales no SELF	0.045	-0.004	-0.037	-0.003
b3:wales under SELF	0.061	-0.009	-0.052	-0.001
b3:warranties people choose	-0.024	-0.001	-0.001	0.026
b3:was not pleased	0.028	-0.001	-0.001	-0.026
b3:we at BRAND	-0.082	-0.004	-0.003	0.089
b3:website belongs to	0.045	-0.013	-0.032	0
b3:website design by	0.026	-0.002	-0.02	-0.004
b3:wednesdays by arrangement	-0.036	-0.001	-0.002	0.038
b3:welcome to the	0.056	-0.012	0.009	-0.053
b3:what is needed	0.027	-0.006	-0.015	-0.007
b3:what we at	0.096	-0.018	-0.021	-0.057
b3:what we cannot	0.026	-0.003	-0.002	-0.02
b3:where they stand	0.02	-0.001	0.001	-0.02
b3:which trades as	-0.016	-0.002	-0.001	0.018
b3:who are we	0.088	-0.034	-0.122	0.068
b3:who is responsible	0.006	-0.006	-0.033	0.033
b3:who trades as	-0.022	0	0	0.022
b3:who we are	0.032	-0.051	0.117	-0.098
b3:with company number	-0.003	-0.011	0.038	-0.025
b3:with registered number	0.022	-0.007	-0.014	-0.002
b3:with thanks to	-0.013	0.001	0.011	0
b3:word of mouth	0.023	-0.002	-0.002	-0.019
b3:work ¶ engineer	-0.026	0.003	0.023	0
b3:years people choose	-0.037	-0.001	-0.001	0.039
b3:your personal data	0.077	-0.013	-0.061	-0.003
b3:your relationship with	0.073	-0.029	-0.041	-0.003
b3:your satisfaction the	-0.002	-0.007	0.01	-0.002
b3:© BRAND DIGITS	-0.039	-0.006	-0.043	0.088
b3:© DIGITS BRAND	0.12	-0.009	-0.014	-0.097
b3:© DIGITS SELF	0.018	0	0	-0.018
b3:© DIGITS by	-0.035	-0.001	-0.001	0.037
b3:© ORG a	-0.035	0.002	0.002	0.031
b3:© SELF DIGITS	0.027	0	-0.001	-0.027
b3:¶ DIGITS introduction	-0.021	0.08	-0.025	-0.034
b3:¶ DIGITS ©	0.042	-0.001	-0.001	-0.041
b3:¶ ORG and	-0.084	0.139	-0.047	-0.009
b3:¶ about BRAND	-0.02	-0.002	-0.002	0.024
b3:¶ about us	0.061	-0.036	-0.096	0.071
b3:¶ background :	-0.011	-0.006	-0.002	0.019
b3:¶ booking terms	-0.003	-0.002	-0.033	0.038
b3:¶ by using	-0.027	-0.001	0	0.028
b3:¶ cardholder agreement	0.016	0	0	-0.016
b3:¶ company details	0.026	-0.026	-0.007	0.007
b3:¶ company information	0.042	-0.008	-0.013	-0.02
b3:¶ company number	0.091	-0.013	-0.078	-0.001
b3:¶ competition terms	-0.025	0	0	0.026
b3:¶ contact BRAND	-0.051	-0.004	-0.002	0.057
b3:¶ contact us	-0.074	-0.018	0.077	0.015
b3:¶ cookie policy	-0.013	-0.005	-0.007	0.025
b3:¶ copyright ©	-0.136	0.108	0.149	-0.121
b3:¶ enw masnachu	0.025	-0.005	-0.02	0
b3:¶ home BRAND	0.04	-0.002	-0.004	-0.034
b3:¶ legal entity	0.037	-0.002	-0.034	-0.001
b3:¶ legal notice	0.068	-0.013	-0.069	0.014
b3:¶ name :	-0.016	-0.002	-0.002	0.019
b3:¶ newest entries	-0.054	0.001	0.053	0
b3:¶ no thanks	-0.014	-0.001	-0.003	0.018
b3:¶ our company	0.019	-0.003	-0.016	0
b3:¶ our details	0.04	-0.011	-0.027	-0.001
b3:¶ our homes	0.036	-0.002	-0.003	-0.031
b3:¶ our story	0.036	-0.009	0.002	-0.03
b3:¶ part of	0.064	0.147	-0.181	-0.031
b3:¶ people choose	0.029	-0.026	-0.018	0.015
b3:¶ powered by	-0.007	-0.001	-0.001	0.01
b3:¶ privacy BRAND	0.03	-0.002	-0.002	-0.026
b3:¶ privacy notice	-0.025	-0.012	0.169	-0.131
b3:¶ privacy policy	0.04	-0.094	0.074	-0.021
b3:¶ publisher :	0.034	-0.006	-0.028	0
b3:¶ recent work	-0.022	0.001	0.021	0
b3:¶ registered details	0.015	-0.005	-0.008	-0.002
b3:¶ registered number	0.028	-0.002	-0.025	-0.001
b3:¶ registration number	-0.113	0.002	0.111	0
b3:¶ suppliers :	-0.03	0.001	0.03	0
b3:¶ terms BRAND	-0.008	-0.004	-0.002	0.014
b3:¶ thank you	-0.028	0	-0.001	0.029
b3:¶ the company	0.021	-0.005	-0.002	-0.014
b3:¶ we (	0.047	-0.009	-0.027	-0.011
b3:¶ we are	-0.168	-0.018	0.134	0.053
b3:¶ welcome to	0.105	0.025	-0.118	-0.011
b3:¶ © BRAND	-0.106	-0.012	-0.017	0.135
b3:¶ © DIGITS	0.137	-0.1	-0.2	0.164
b3:¶ © ORG	-0.056	-0.001	-0.001	0.057
b3:¶ © SELF	0.014	-0.003	-0.01	0
b3:¶ © the	-0.008	-0.005	-0.048	0.061
bb:" "	0.092	-0.056	-0.026	-0.01
bb:" :	0.045	-0.022	-0.04	0.017
bb:" BRAND	0.055	-0.006	-0.048	-0.002
bb:" SELF	-0.028	0.034	-0.006	0
bb:" and	0.031	-0.012	-0.024	0.005
bb:" are	0.027	-0.004	-0.022	-0.001
bb:" company	-0.071	0.084	0.005	-0.018
bb:" data	0.021	-0.001	-0.006	-0.014
bb:" is	0.034	-0.028	-0.001	-0.005
bb:" means	0.052	-0.006	-0.041	-0.006
bb:" operated	-0.02	-0.001	0.032	-0.011
bb:" or	0.074	-0.028	-0.044	-0.002
bb:" our	0.01	0.042	-0.069	0.017
bb:" promotion	-0.038	-0.007	0.045	0
bb:" refer	-0.005	-0.018	-0.004	0.027
bb:" seller	0.019	-0.008	-0.01	-0.001
bb:" service	-0.02	-0.003	-0.007	0.03
bb:" site	-0.027	-0.006	0.032	0
bb:" terms	0.072	-0.028	-0.02	-0.024
bb:" the	0.044	-0.05	-0.012	0.019
bb:" us	-0.052	0.047	-0.013	0.018
bb:" user	-0.021	-0.001	0	0.022
bb:" we	-0.044	0.003	0.015	0.026
bb:" website	-0.039	0.044	-0.005	0
bb:" you	-0.014	0.034	-0.028	0.008
bb:" ¶	0.093	-0.049	0.015	-0.06
bb:& c's	0.01	-0.001	-0.001	-0.009
bb:& conditions	-0.016	0.092	-0.144	0.069
bb:& cookies	0.007	-0.008	-0.014	0.015
bb:& cs	-0.035	0.05	-0.026	0.012
bb:& customs	-0.019	-0.019	0.041	-0.003
bb:& development	0.153	-0.001	-0.002	-0.151
bb:& returns	-0.029	0	0	0.029
bb:& wales	-0.118	-0.007	0.036	0.09
bb:( "	0.068	0.102	-0.179	0.009
bb:( BRAND	0.097	-0.011	-0.076	-0.011
bb:( DIGITS	-0.043	-0.004	0.07	-0.023
bb:( NUM	-0.031	0.004	-0.002	0.029
bb:( ORG	0.029	-0.066	0.097	-0.06
bb:( a	-0.017	-0.006	0.056	-0.033
bb:( charity	-0.01	0.001	0.009	0
bb:( collectively	-0.006	0.037	-0.039	0.007
bb:( companies	-0.012	0	0	0.012
bb:( company	0.092	-0.015	0.012	-0.09
bb:( fca	-0.015	-0.004	0.019	0.001
bb:( frn	-0.054	-0.01	0.044	0.019
bb:( gdpr	-0.027	-0.004	-0.002	0.032
bb:( i	0.058	-0.042	-0.009	-0.007
bb:( in	0.022	-0.007	0.011	-0.026
bb:( no	-0.105	0.026	0.069	0.01
bb:( or	-0.009	0.033	-0.025	0.002
bb:( reg	0.029	-0.008	-0.021	0
bb:( registered	-0.02	0.048	-0.033	0.005
bb:( sra	-0.016	0.001	0.015	0
bb:( t	0.019	-0.03	-0.054	0.066
bb:( the	0.111	-0.13	0.03	-0.011
bb:( trading	-0.005	-0.002	-0.007	0.014
bb:( uk	0.034	0.047	-0.002	-0.079
bb:( we	0.022	-0.006	-0.007	-0.009
bb:( website	-0.026	-0.001	0.027	0
bb:( www	-0.032	0.035	0.002	-0.006
bb:2pm go	0.015	-0.001	-0.001	-0.013
bb:5lg ¶	-0.015	0	0.001	0.014
bb:5wz ¶	-0.011	0	0.001	0.01
bb:7jt telephone	0.006	-0.004	-0.024	0.021
bb:: "	-0.027	-0.007	0.029	0.005
bb:: BRAND	0.046	-0.025	-0.011	-0.01
bb:: DIGITS	-0.017	-0.023	-0.034	0.074
bb:: NUM	-0.189	0.114	-0.044	0.119
bb:: ORG	-0.178	0.031	0.103	0.043
bb:: SELF	0.045	-0.009	-0.004	-0.032
bb:: a	-0.025	-0.001	0.003	0.023
bb:: c	-0.003	-0.013	0.019	-0.003
bb:: company	-0.054	-0.001	0.011	0.043
bb:: five	0.015	-0.002	-0.001	-0.012
bb:: gb	0.003	-0.004	-0.011	0.012
bb:: info	-0.017	-0.008	0.044	-0.018
bb:: norupo	-0.012	0.001	0.065	-0.054
bb:: privacy	0.001	-0.001	-0.01	0.01
bb:: the	0.142	-0.023	-0.06	-0.059
bb:: what	0.011	-0.007	-0.003	0
bb:: www	0.067	-0.031	-0.01	-0.026
bb:: ¶	-0.063	0.034	0.024	0.006
bb:; ORG	0.045	-0.034	0.01	-0.02
bb:; and	-0.061	0.019	0.068	-0.027
bb:; it	-0.011	0.006	0.005	0
bb:; the	0.007	-0.015	0	0.008
bb:; there	-0.018	-0.001	0.001	0.019
bb:; we	-0.015	-0.001	0.018	-0.002
bb:; ¶	0.025	0.031	-0.015	-0.041
bb:@ BRAND	-0.063	0.002	0.003	0.058
bb:BRAND "	0.002	-0.012	0.006	0.004
bb:BRAND (	-0.04	-0.009	0.023	0.027
bb:BRAND :	0	-0.013	-0.03	0.043
bb:BRAND DIGITS	0.018	-0.032	-0.015	0.029
bb:BRAND a	-0.071	0.048	-0.014	0.037
bb:BRAND all	0.224	-0.022	0.014	-0.216
bb:BRAND and	-0.117	0.043	0.05	0.023
bb:BRAND app	0.02	-0.022	-0.046	0.048
bb:BRAND are	-0.07	-0.021	0.092	-0.002
bb:BRAND because	0.004	-0.001	0.01	-0.013
bb:BRAND began	0.014	-0.001	-0.012	0
bb:BRAND belongs	0.023	-0.008	-0.014	-0.001
bb:BRAND charity	-0.029	0	0.005	0.023
bb:BRAND from	-0.001	0.001	0.02	-0.02
bb:BRAND is	-0.054	-0.014	-0.002	0.071
bb:BRAND london	-0.011	-0.001	-0.001	0.013
bb:BRAND online	-0.051	0.028	-0.031	0.054
bb:BRAND operated	0.013	-0.002	-0.012	0
bb:BRAND or	0.049	-0.012	-0.056	0.018
bb:BRAND part	-0.014	0.026	-0.025	0.014
bb:BRAND platform	0.076	-0.012	-0.085	0.021
bb:BRAND powered	-0.084	-0.012	0.113	-0.017
bb:BRAND privacy	-0.03	-0.002	-0.023	0.055
bb:BRAND proudly	0.104	-0.001	0	-0.103
bb:BRAND reg	-0.021	-0.003	-0.006	0.03
bb:BRAND registered	0.208	-0.008	0.016	-0.216
bb:BRAND site	-0.088	0.001	0.041	0.046
bb:BRAND st	-0.008	-0.001	-0.002	0.011
bb:BRAND terms	0.052	0.036	-0.006	-0.082
bb:BRAND the	0.058	-0.003	-0.004	-0.051
bb:BRAND they	0.01	-0.002	-0.008	0
bb:BRAND trade	0.034	0.027	-0.038	-0.022
bb:BRAND trademark	0.049	-0.026	-0.022	0
bb:BRAND trust	-0.089	0.023	0.006	0.06
bb:BRAND uk	-0.097	0	0.068	0.029
bb:BRAND uses	0.025	0	0.002	-0.027
bb:BRAND views	-0.081	0	-0.001	0.082
bb:BRAND we	-0.081	0.099	-0.071	0.053
bb:BRAND website	0.205	-0.015	-0.096	-0.094
bb:BRAND with	0.011	-0.006	0	-0.004
bb:BRAND ©	0.157	-0.006	0.039	-0.19
bb:BRAND ¶	0.181	-0.123	-0.075	0.017
bb:DIGITS "	-0.023	-0.013	0.022	0.015
bb:DIGITS (	-0.028	-0.043	0.07	0
bb:DIGITS :	0.044	-0.005	-0.026	-0.012
bb:DIGITS ;	-0.002	-0.003	-0.006	0.01
bb:DIGITS BRAND	0.097	-0.008	0.001	-0.089
bb:DIGITS ORG	-0.152	0.068	0.001	0.083
bb:DIGITS SELF	0.15	-0.022	-0.034	-0.094
bb:DIGITS a	0.023	-0.002	-0.004	-0.017
bb:DIGITS about	0.077	-0.025	-0.014	-0.038
bb:DIGITS all	-0.218	-0.019	0.078	0.16
bb:DIGITS and	0.013	0.041	-0.058	0.004
bb:DIGITS april	0.027	-0.011	0.01	-0.026
bb:DIGITS built	0.044	-0.001	0.014	-0.058
bb:DIGITS by	0.038	-0.004	-0.005	-0.03
bb:DIGITS chandler	-0.015	0.007	0.008	0
bb:DIGITS company	0.155	-0.036	-0.111	-0.008
bb:DIGITS complaints	-0.008	-0.02	0.029	-0.001
bb:DIGITS contact	0.016	-0.001	-0.015	0
bb:DIGITS contract	0.007	0.013	-0.042	0.021
bb:DIGITS controller	-0.009	0	-0.002	0.012
bb:DIGITS county	0.019	-0.002	-0.001	-0.015
bb:DIGITS data	0.011	-0.003	-0.007	-0.001
bb:DIGITS days	-0.003	-0.003	0.041	-0.034
bb:DIGITS definitions	0.072	-0.046	-0.032	0.007
bb:DIGITS february	-0.002	-0.001	-0.008	0.011
bb:DIGITS foundry	-0.018	0.002	0.009	0.008
bb:DIGITS from	0.05	-0.006	-0.009	-0.035
bb:DIGITS fuller	-0.008	0	0.011	-0.003
bb:DIGITS general	0.049	-0.012	-0.023	-0.014
bb:DIGITS hours	-0.106	-0.001	0	0.108
bb:DIGITS how	-0.011	-0.002	0.003	0.01
bb:DIGITS information	-0.014	-0.012	-0.005	0.031
bb:DIGITS interpretation	-0.021	0	-0.002	0.023
bb:DIGITS introduction	0.061	0.012	-0.041	-0.032
bb:DIGITS ireland	-0.038	-0.004	0.005	0.036
bb:DIGITS january	0.006	-0.001	-0.012	0.007
bb:DIGITS june	0.021	-0.004	-0.026	0.009
bb:DIGITS kestrel	-0.016	0	0.015	0
bb:DIGITS lantern	0.001	0.007	0.002	-0.011
bb:DIGITS larkfield	-0.024	0.001	0.022	0.001
bb:DIGITS last	0.023	-0.002	-0.005	-0.016
bb:DIGITS maltings	-0.018	0	0.005	0.014
bb:DIGITS march	0.021	-0.001	-0.004	-0.017
bb:DIGITS millrace	-0.01	0	0.01	0
bb:DIGITS new	-0.03	-0.001	-0.005	0.035
bb:DIGITS november	0.016	-0.012	-0.007	0.003
bb:DIGITS off	-0.02	0	0	0.02
bb:DIGITS old	0.014	-0.005	0.008	-0.016
bb:DIGITS on	-0.012	-0.002	0	0.015
bb:DIGITS orchard	-0.024	0	0.016	0.008
bb:DIGITS our	-0.005	-0.03	0.005	0.03
bb:DIGITS out	0.013	-0.004	-0.015	0.006
bb:DIGITS people	0.01	-0.002	-0.002	-0.006
bb:DIGITS quarry	-0.022	0	0.009	0.014
bb:DIGITS registered	-0.005	0.027	0.052	-0.074
bb:DIGITS reviews	0.065	-0.006	-0.016	-0.043
bb:DIGITS rookery	-0.01	0.002	0.008	0
bb:DIGITS ropewalk	-0.02	-0.001	0.021	0
bb:DIGITS september	-0.01	-0.001	0.005	0.005
bb:DIGITS sexton	0.016	-0.001	0.006	-0.021
bb:DIGITS site	0.001	-0.001	0.01	-0.011
bb:DIGITS sluice	-0.01	0.004	0.017	-0.011
bb:DIGITS spring	0.011	-0.001	-0.008	-0.002
bb:DIGITS the	0.005	-0.015	-0.028	0.038
bb:DIGITS these	-0.014	-0.003	-0.013	0.03
bb:DIGITS this	-0.033	-0.006	0.028	0.011
bb:DIGITS to	-0.024	-0.003	0.045	-0.018
bb:DIGITS we	-0.078	0.062	-0.038	0.054
bb:DIGITS weighbridge	0.022	-0.001	-0.001	-0.02
bb:DIGITS welcome	-0.069	0.005	0.016	0.048
bb:DIGITS what	0.024	-0.01	0.045	-0.059
bb:DIGITS when	0.033	-0.002	-0.001	-0.03
bb:DIGITS who	0.105	-0.074	-0.068	0.037
bb:DIGITS years	-0.032	-0.004	0.005	0.031
bb:DIGITS ©	0.113	-0.004	-0.005	-0.104
bb:DIGITS ¶	0.256	-0.077	-0.049	-0.13
bb:NUM (	0.003	0.035	-0.045	0.007
bb:NUM ;	-0.024	0.027	-0.012	0.01
bb:NUM DIGITS	-0.033	-0.009	0.02	0.022
bb:NUM ORG	-0.05	0.063	-0.036	0.023
bb:NUM all	-0.045	-0.001	0.016	0.029
bb:NUM and	-0.042	0.101	0.01	-0.069
bb:NUM authorised	-0.01	-0.001	0.011	0
bb:NUM bought	-0.022	0.001	0.02	0.001
bb:NUM our	-0.038	-0.006	0.045	-0.001
bb:NUM registered	-0.016	-0.027	0.031	0.012
bb:NUM runs	-0.021	0.005	0.016	0
bb:NUM the	-0.003	0.025	0.003	-0.026
bb:NUM trades	-0.015	0.006	0.005	0.004
bb:NUM vat	-0.153	-0.003	-0.002	0.158
bb:NUM we	-0.013	-0.017	-0.004	0.034
bb:NUM ¶	0.116	-0.046	0.073	-0.143
bb:ORG (	-0.034	-0.03	-0.022	0.086
bb:ORG :	-0.004	-0.013	0.012	0.006
bb:ORG ;	-0.032	-0.003	0.025	0.01
bb:ORG BRAND	0.026	-0.007	-0.024	0.005
bb:ORG DIGITS	-0.053	0.001	0.023	0.028
bb:ORG SELF	-0.03	0	0.029	0
bb:ORG a	-0.092	0.083	-0.006	0.015
bb:ORG all	0.017	0.045	-0.075	0.013
bb:ORG an	-0.067	0.043	0.074	-0.05
bb:ORG and	-0.055	0.109	0.093	-0.147
bb:ORG are	-0.008	0.013	-0.009	0.003
bb:ORG bahnhofstrasse	-0.021	0.006	0.014	0
bb:ORG c	-0.015	0	0.015	0
bb:ORG cambridge	0.013	0	0.002	-0.014
bb:ORG company	-0.036	-0.04	-0.055	0.13
bb:ORG dublin	-0.011	0	0.011	0
bb:ORG is	0.035	0.056	-0.044	-0.047
bb:ORG mofodo	-0.012	0.001	0.011	0
bb:ORG or	-0.003	-0.02	0.023	0.001
bb:ORG pipetfo	0.045	0	0.002	-0.047
bb:ORG registered	0.048	0.012	-0.015	-0.045
bb:ORG t	0.02	-0.036	-0.002	0.017
bb:ORG trading	0.001	-0.043	0.016	0.025
bb:ORG which	-0.001	0.093	-0.074	-0.018
bb:ORG with	0.068	-0.019	-0.044	-0.005
bb:ORG ¶	-0.321	-0.041	0.188	0.174
bb:SELF (	0.07	-0.029	0.043	-0.084
bb:SELF BRAND	0.013	-0.004	-0.006	-0.003
bb:SELF DIGITS	0.348	-0.009	-0.046	-0.294
bb:SELF ORG	0.017	-0.011	0.037	-0.042
bb:SELF a	0.041	-0.002	-0.001	-0.038
bb:SELF all	0.076	-0.003	-0.008	-0.066
bb:SELF an	-0.019	-0.002	0.022	-0.001
bb:SELF and	0.013	0.041	-0.052	-0.002
bb:SELF company	0.09	-0.002	-0.013	-0.075
bb:SELF is	0.018	0.07	-0.021	-0.066
bb:SELF privacy	0.016	-0.002	-0.01	-0.004
bb:SELF registered	0.131	-0.031	-0.066	-0.033
bb:SELF the	0.052	-0.028	-0.015	-0.009
bb:SELF trading	0.084	-0.01	-0.035	-0.04
bb:SELF website	0.015	-0.001	-0.01	-0.004
bb:SELF which	-0.014	-0.004	0.021	-0.003
bb:SELF ©	0.022	0	-0.002	-0.02
bb:SELF ¶	0.024	-0.019	0.001	-0.006
bb:a "	0.016	-0.001	-0.004	-0.011
bb:a BRAND	0.039	-0.037	0.007	-0.009
bb:a DIGITS	-0.011	-0.001	0	0.012
bb:a binding	0.051	-0.01	-0.037	-0.005
bb:a cake	0.017	-0.003	-0.003	-0.011
bb:a card	0.024	-0.001	0.001	-0.024
bb:a certain	-0.049	0	0.058	-0.01
bb:a charity	-0.143	0.039	0.058	0.046
bb:a client	-0.01	-0.005	0.018	-0.003
bb:a company	-0.053	0.226	-0.144	-0.029
bb:a complaint	0.008	-0.012	-0.013	0.017
bb:a contract	0.117	-0.017	-0.073	-0.027
bb:a copy	-0.019	-0.02	-0.004	0.043
bb:a credit	-0.027	-0.017	0.011	0.033
bb:a customer	0.109	-0.029	-0.118	0.038
bb:a data	-0.028	-0.003	0.033	-0.002
bb:a day	-0.059	0	0	0.059
bb:a dispute	-0.004	0.032	-0.027	-0.001
bb:a file	-0.002	0.038	-0.035	-0.001
bb:a first	0.007	-0.001	-0.025	0.018
bb:a fixed	-0.053	-0.001	-0.016	0.07
bb:a franchise	0.031	-0.013	-0.025	0.007
bb:a friendly	-0.02	-0.001	-0.002	0.023
bb:a full	-0.011	0	0.002	0.009
bb:a good	0.012	-0.002	-0.003	-0.007
bb:a hobby	0.014	-0.001	-0.012	0
bb:a journey	0.039	-0.009	-0.03	0
bb:a legal	-0.026	-0.002	0.029	-0.001
bb:a lender	-0.029	-0.006	0.01	0.025
bb:a limited	-0.009	-0.003	0.011	0
bb:a little	0.027	-0.001	-0.013	-0.013
bb:a machine	0.055	-0.001	-0.001	-0.053
bb:a member	-0.029	0.014	0.005	0.011
bb:a menu	-0.019	0	0	0.02
bb:a month	0.058	-0.003	-0.004	-0.051
bb:a name	-0.031	0.001	0.028	0.001
bb:a new	-0.029	-0.001	0.015	0.016
bb:a note	0.025	-0.001	0	-0.024
bb:a partner	-0.043	0	0	0.043
bb:a payment	-0.028	-0.01	0.038	0
bb:a price	0.026	-0.014	-0.036	0.024
bb:a private	0.014	0.005	-0.015	-0.005
bb:a product	-0.009	-0.001	0.011	0
bb:a quote	0.018	-0.002	-0.032	0.016
bb:a registered	0.006	0.052	0.057	-0.115
bb:a second	0.029	-0.01	-0.008	-0.011
bb:a separate	0.022	-0.002	-0.001	-0.019
bb:a service	0.002	-0.017	0.019	-0.004
bb:a share	-0.011	-0.002	0.002	0.011
bb:a shop	-0.016	0	0	0.017
bb:a short	0.054	-0.003	-0.01	-0.041
bb:a site	0.011	-0.002	-0.004	-0.005
bb:a small	0.05	-0.001	-0.015	-0.034
bb:a smaller	-0.006	-0.001	-0.012	0.019
bb:a sole	0.031	-0.004	0.027	-0.054
bb:a subsidiary	-0.041	0.055	-0.01	-0.004
bb:a term	0.013	0	0.002	-0.015
bb:a third	-0.03	-0.008	0.031	0.007
bb:a trading	0.071	-0.094	-0.023	0.045
bb:a voluntary	-0.049	0	-0.001	0.05
bb:a web	-0.026	-0.011	0.038	0
bb:a website	0.03	-0.006	-0.008	-0.016
bb:a wholly	0.089	0.036	-0.026	-0.099
bb:a written	0.04	-0.005	-0.012	-0.023
bb:a year	0.023	-0.004	0.002	-0.021
bb:aberystwyth ceredigion	-0.016	0.001	0	0.014
bb:aberystwyth sy23	-0.01	0.001	0.01	0
bb:about BRAND	0.002	-0.009	-0.018	0.025
bb:about how	0.011	-0.001	-0.004	-0.006
bb:about our	0.026	-0.008	-0.017	-0.001
bb:about the	-0.038	-0.007	0.045	0
bb:about this	0.026	-0.005	-0.006	-0.016
bb:about us	0.105	-0.086	-0.009	-0.01
bb:about you	0.004	0.103	-0.075	-0.032
bb:about your	-0.013	-0.002	0	0.015
bb:about ¶	-0.122	0.168	-0.024	-0.021
bb:above a	-0.049	0	0.058	-0.01
bb:above the	0.024	-0.001	0.006	-0.029
bb:abroad ¶	0.008	-0.006	-0.043	0.042
bb:ac amodau	-0.012	-0.003	-0.01	0.025
bb:accept these	-0.013	0.002	-0.01	0.02
bb:accept what	0.047	-0.013	-0.041	0.007
bb:accept ¶	0.1	0.042	-0.062	-0.08
bb:account at	-0.023	-0.002	0.027	-0.002
bb:account for	-0.028	-0.001	0.038	-0.009
bb:account manager	0.026	-0.001	-0.029	0.004
bb:account number	-0.039	0.002	0.051	-0.014
bb:account ¶	0.031	-0.008	-0.007	-0.015
bb:accountants insurers	-0.016	0.002	0.025	-0.011
bb:act DIGITS	0.04	0.013	0.024	-0.077
bb:act for	-0.037	-0.007	0.045	0
bb:acting ¶	0.039	-0.001	-0.001	-0.037
bb:acts as	-0.029	-0.007	0.013	0.023
bb:add to	-0.01	-0.001	-0.001	0.012
bb:add ¶	0.117	-0.008	-0.039	-0.07
bb:address :	0.007	-0.031	0.01	0.015
bb:address at	-0.001	-0.025	0.031	-0.004
bb:address is	0.016	0.095	-0.056	-0.054
bb:address list	-0.014	0	0.014	0
bb:address ¶	-0.031	-0.006	-0.03	0.068
bb:adjusters where	-0.021	0	0.021	0
bb:advertise ¶	0.077	-0.007	0.006	-0.076
bb:advice ¶	0.016	-0.031	-0.032	0.047
bb:advisers ¶	0.069	-0.001	-0.001	-0.067
bb:affiliated to	-0.004	-0.01	0.022	-0.008
bb:affiliates ¶	-0.01	-0.023	0.033	0
bb:afield it	0.013	-0.002	-0.002	-0.01
bb:after by	-0.013	-0.008	0.001	0.019
bb:after your	-0.001	-0.01	0.022	-0.012
bb:afternoon we	0.013	0	0	-0.013
bb:afternoon ¶	0.034	-0.001	-0.002	-0.031
bb:again ¶	-0.019	0	0.002	0.017
bb:against us	-0.026	0	0.026	0
bb:agencies which	-0.006	-0.034	0.042	-0.002
bb:agent for	-0.059	-0.003	0.006	0.056
bb:agents who	-0.01	-0.002	0.002	0.01
bb:agree to	0.04	-0.001	-0.013	-0.026
bb:agreement "	0.011	-0.003	-0.004	-0.004
bb:agreement between	0.029	-0.033	0.005	-0.001
bb:agreement is	-0.02	-0.005	0.026	0
bb:agreement ¶	0.023	-0.007	0.005	-0.021
bb:aided school	-0.049	0	-0.001	0.05
bb:akevafifo a	-0.006	-0.013	0.019	0
bb:all competitions	0.015	0	-0.015	0
bb:all of	0.001	-0.002	-0.017	0.019
bb:all over	0.012	0.051	-0.036	-0.028
bb:all products	0.021	-0.005	0.003	-0.019
bb:all rights	0.041	0.011	-0.019	-0.033
bb:all times	-0.093	0.002	0.09	0.001
bb:allow selection	0.016	-0.001	-0.001	-0.015
bb:alone ¶	0.01	-0.004	0	-0.006
bb:always on	0.015	-0.002	-0.004	-0.01
bb:american vududka	0.058	-0.001	-0.002	-0.054
bb:amodau ¶	-0.012	-0.003	-0.01	0.025
bb:among them	-0.026	0.026	0.004	-0.004
bb:an account	0	-0.006	0.012	-0.007
bb:an agreement	0.015	-0.028	0.028	-0.014
bb:an appointed	-0.056	-0.058	0.124	-0.01
bb:an hour	-0.043	-0.004	0.047	0
bb:an independent	0.013	-0.003	0	-0.01
bb:an order	-0.024	0.024	-0.032	0.031
bb:analytics a	-0.016	-0.011	0.027	0
bb:analytics cookies	-0.013	0	0.012	0
bb:analytics service	-0.027	-0.025	0.052	-0.001
bb:and "	-0.039	0.042	0.029	-0.031
bb:and BRAND	-0.006	0.016	0.004	-0.014
bb:and ORG	0.034	-0.028	-0.091	0.084
bb:and a	0.015	0.009	-0.025	0.001
bb:and an	0.031	-0.002	0.003	-0.032
bb:and any	0.006	-0.009	-0.019	0.022
bb:and are	0.072	-0.023	0.037	-0.086
bb:and beyond	-0.047	0.031	-0.01	0.026
bb:and by	-0.014	-0.009	0.008	0.014
bb:and conditions	0.018	-0.053	-0.014	0.049
bb:and cookie	-0.036	-0.016	0.066	-0.014
bb:and cookies	0.1	-0.008	0.012	-0.104
bb:and do	-0.022	-0.004	-0.015	0.041
bb:and done	0.01	-0.003	0	-0.006
bb:and for	0.035	-0.025	0.027	-0.037
bb:and further	0.013	-0.002	-0.002	-0.01
bb:and give	0.029	-0.001	0.001	-0.029
bb:and have	-0.041	0	0	0.041
bb:and hosted	-0.038	-0.001	0	0.039
bb:and how	-0.019	-0.015	-0.053	0.086
bb:and in	0	0.034	0.026	-0.06
bb:and is	-0.035	0.027	0.026	-0.018
bb:and it	-0.003	0	0.035	-0.032
bb:and its	-0.02	0.169	-0.086	-0.062
bb:and legal	0.045	-0.002	-0.018	-0.024
bb:and licences	0.025	-0.003	-0.029	0.007
bb:and managed	-0.066	0.055	0.022	-0.012
bb:and managing	0.01	-0.001	-0.001	-0.008
bb:and may	0.01	-0.022	0.016	-0.003
bb:and more	-0.023	0	0	0.023
bb:and most	-0.024	-0.001	0	0.026
bb:and night	0.031	-0.006	-0.012	-0.013
bb:and nobody	0.006	-0.002	-0.012	0.008
bb:and not	0.025	-0.02	0.03	-0.035
bb:and online	-0.025	-0.003	0.009	0.02
bb:and operated	0.012	0.027	-0.032	-0.006
bb:and operates	-0.007	-0.01	-0.003	0.02
bb:and or	-0.051	-0.024	0.044	0.032
bb:and our	0.057	0.013	-0.092	0.022
bb:and passes	-0.049	-0.011	-0.02	0.08
bb:and protection	0.047	-0.006	-0.043	0.002
bb:and purpose	-0.041	0.006	0.035	0
bb:and registered	-0.001	0.014	-0.011	-0.002
bb:and regulated	0.027	-0.027	0.097	-0.097
bb:and related	-0.036	-0.002	0.02	0.017
bb:and respecting	-0.02	-0.009	0.016	0.014
bb:and returns	-0.041	-0.009	-0.045	0.094
bb:and sent	-0.025	0.077	0.002	-0.054
bb:and services	0.052	-0.038	0.066	-0.08
bb:and shop	-0.036	0.002	0.034	0
bb:and singapore	0.045	-0.015	-0.029	-0.002
bb:and small	0.022	0.002	0.006	-0.031
bb:and that	0.024	0	0	-0.023
bb:and the	-0.106	0.094	-0.082	0.094
bb:and then	-0.019	0	0.002	0.017
bb:and thirty	0.004	-0.001	-0.028	0.025
bb:and this	-0.007	-0.004	-0.001	0.012
bb:and tidy	0.016	0	-0.011	-0.005
bb:and to	0	-0.038	0.087	-0.05
bb:and trade	0.044	0	0	-0.043
bb:and us	-0.043	-0.001	0.036	0.008
bb:and use	-0.018	-0.002	-0.01	0.03
bb:and usually	-0.001	-0.002	-0.025	0.028
bb:and wales	0.064	0.027	0.067	-0.159
bb:and we	-0.01	0.024	-0.047	0.033
bb:and when	0.014	-0.002	-0.008	-0.004
bb:and where	0.01	-0.005	-0.006	0
bb:and why	-0.003	-0.015	0.023	-0.005
bb:and will	0.031	-0.005	-0.003	-0.023
bb:and with	0.021	-0.016	-0.02	0.015
bb:and you	-0.027	-0.002	-0.016	0.045
bb:and ¶	-0.008	0.042	-0.034	0
bb:answer inside	-0.022	-0.001	-0.001	0.023
bb:answer the	-0.03	-0.002	0	0.032
bb:answers half	0.006	-0.002	-0.025	0.021
bb:anti slavery	0.119	-0.002	-0.021	-0.097
bb:any further	-0.046	0.015	-0.001	0.033
bb:any information	0.028	-0.003	-0.005	-0.02
bb:any other	-0.04	0.001	0.038	0.001
bb:any reference	0.018	-0.003	-0.008	-0.007
bb:any subsidiary	0.069	-0.035	-0.031	-0.004
bb:anyone card	-0.014	0	0.014	0
bb:anyone who	-0.014	-0.002	-0.006	0.022
bb:anyone ¶	-0.011	0	0.011	0
bb:app (	0.018	-0.002	0.001	-0.018
bb:app terms	-0.009	-0.001	-0.001	0.012
bb:app ¶	0.041	-0.001	-0.001	-0.039
bb:appear on	0.038	-0.01	0.038	-0.066
bb:application "	-0.042	0.007	0.022	0.013
bb:application goes	-0.08	0.001	0.079	0
bb:applies to	-0.072	0.034	-0.015	0.053
bb:applies ¶	-0.063	-0.001	-0.001	0.065
bb:apply to	-0.031	0.019	-0.006	0.018
bb:apply ¶	-0.005	-0.008	-0.003	0.016
bb:appointed representative	-0.041	-0.06	0.141	-0.04
bb:appointment on	0.019	-0.003	-0.017	0.001
bb:approved by	0.022	-0.001	-0.02	0
bb:april DIGITS	0.029	-0.003	-0.001	-0.025
bb:apron ¶	-0.006	-0.001	0.012	-0.005
bb:are (	0.032	-0.001	-0.001	-0.03
bb:are :	0.046	-0.007	-0.018	-0.022
bb:are BRAND	-0.015	-0.001	0.001	0.015
bb:are DIGITS	0.023	-0.004	-0.008	-0.011
bb:are ORG	0.093	0.051	-0.127	-0.017
bb:are a	-0.028	0.026	0.031	-0.03
bb:are always	-0.01	-0.001	0	0.011
bb:are an	-0.022	-0.014	0.038	-0.002
bb:are authorised	-0.014	-0.002	0	0.015
bb:are available	0.016	-0.001	-0.001	-0.015
bb:are before	0.076	-0.001	-0.001	-0.074
bb:are between	-0.006	-0.023	0.026	0.003
bb:are booked	-0.054	0.003	0.054	-0.004
bb:are carried	-0.073	-0.003	0.067	0.009
bb:are collected	-0.054	-0.012	0.085	-0.019
bb:are gathered	-0.086	-0.003	0.089	0
bb:are handed	-0.051	0	0.051	0
bb:are handled	0.028	0.018	-0.023	-0.024
bb:are held	0.028	-0.01	-0.018	-0.001
bb:are hiring	0.022	0	0.012	-0.035
bb:are kept	-0.018	-0.009	0.026	0.001
bb:are made	-0.012	0.027	-0.014	-0.001
bb:are no	-0.01	-0.003	0.003	0.01
bb:are not	-0.016	-0.011	0.017	0.011
bb:are obliged	-0.013	0.021	-0.006	-0.002
bb:are on	-0.004	-0.005	0.014	-0.005
bb:are operated	0.031	-0.005	-0.012	-0.013
bb:are owned	0.02	-0.004	-0.006	-0.01
bb:are paid	-0.027	0.044	-0.025	0.007
bb:are part	-0.024	0.035	-0.042	0.031
bb:are processed	-0.005	-0.009	0.015	0
bb:are proud	-0.013	-0.001	0.002	0.012
bb:are provided	-0.036	0.077	-0.028	-0.012
bb:are references	0.015	-0.002	-0.012	0
bb:are registered	-0.01	-0.015	0.009	0.015
bb:are regulated	-0.025	-0.006	0.013	0.018
bb:are run	0.024	-0.011	0.026	-0.038
bb:are sent	-0.011	-0.02	0.034	-0.004
bb:are sold	0.028	-0.037	-0.01	0.02
bb:are taken	-0.034	-0.01	0.057	-0.012
bb:are the	0.031	-0.033	-0.035	0.036
bb:are unaffected	0.087	-0.004	-0.006	-0.077
bb:are underwritten	0.015	0	0.023	-0.039
bb:are used	0.064	-0.001	0.019	-0.082
bb:are valid	0.005	-0.002	-0.013	0.01
bb:are we	0.107	-0.062	-0.081	0.036
bb:are ¶	-0.047	-0.002	-0.043	0.093
bb:area ¶	-0.037	-0.003	0.046	-0.005
bb:arranged through	-0.005	0.08	-0.075	-0.001
bb:arrangement people	0.011	0	0	-0.01
bb:arrangement with	0.021	-0.004	0.005	-0.021
bb:arrangement ¶	0.026	0	0.002	-0.027
bb:arrangements ¶	0.035	0	-0.004	-0.031
bb:article DIGITS	0.034	-0.037	-0.055	0.059
bb:as "	-0.046	-0.018	0.025	0.039
bb:as BRAND	-0.081	-0.027	0.086	0.022
bb:as a	-0.055	-0.04	0.101	-0.006
bb:as an	0.018	0.038	-0.041	-0.015
bb:as good	-0.02	0	-0.006	0.026
bb:as the	-0.041	0.087	-0.037	-0.008
bb:ask again	-0.019	0	0.002	0.017
bb:ask for	0.041	-0.017	-0.028	0.003
bb:ask people	0.017	-0.002	-0.001	-0.014
bb:ask us	0.059	-0.005	-0.032	-0.022
bb:ask you	0.034	0	0	-0.033
bb:ask ¶	-0.02	-0.002	-0.025	0.048
bb:asked last	0.027	0	0	-0.026
bb:asks a	-0.01	-0.001	-0.001	0.012
bb:asks them	0.018	-0.002	-0.011	-0.005
bb:assets ¶	-0.009	-0.013	0.024	-0.001
bb:at BRAND	-0.056	0.039	-0.009	0.027
bb:at DIGITS	-0.046	0.036	-0.029	0.039
bb:at a	-0.004	-0.01	-0.011	0.025
bb:at all	-0.085	0.001	0.09	-0.006
bb:at any	-0.002	-0.007	0.01	-0.002
bb:at eight	-0.027	-0.001	0	0.028
bb:at home	0.003	0.002	0.024	-0.03
bb:at once	0.016	-0.003	-0.014	0.001
bb:at the	-0.012	-0.017	0.005	0.024
bb:at www	-0.059	0.059	-0.002	0.001
bb:atol protected	0.074	-0.006	-0.018	-0.05
bb:august DIGITS	0.029	-0.001	0	-0.027
bb:authorised and	0.005	-0.019	0.059	-0.045
bb:authorised by	-0.052	-0.003	0.021	0.034
bb:authority (	-0.021	-0.003	0.015	0.009
bb:authority as	-0.026	-0.008	0.04	-0.006
bb:authority in	-0.024	-0.007	0.011	0.02
bb:authority is	-0.003	-0.007	0.011	-0.001
bb:authority to	-0.026	-0.002	0.03	-0.002
bb:authority ¶	0.146	-0.01	0.001	-0.138
bb:available for	-0.059	0	0.058	0
bb:award for	0.019	-0.002	-0.001	-0.015
bb:back the	0.032	-0.005	-0.025	-0.002
bb:back ¶	0.012	-0.001	0	-0.011
bb:background :	-0.014	-0.001	0.006	0.01
bb:bahnhofstrasse DIGITS	-0.021	0.006	0.014	0
bb:balloon (	-0.012	0.001	0.065	-0.054
bb:bank statement	0.014	-0.003	-0.013	0.002
bb:based in	0.064	0.006	0.026	-0.097
bb:basket ¶	-0.002	-0.008	0.012	-0.002
bb:be bound	-0.016	0.045	-0.039	0.01
bb:be charged	0.013	-0.002	-0.01	-0.001
bb:be collected	0.039	-0.003	-0.018	-0.018
bb:be done	0.011	-0.001	-0.001	-0.009
bb:be finished	0.03	-0.003	-0.017	-0.01
bb:be made	0.024	-0.031	0.022	-0.015
bb:be monday	-0.034	-0.002	0.003	0.032
bb:be paid	-0.006	0.001	0.024	-0.019
bb:be seen	-0.015	0	-0.001	0.016
bb:because the	0.003	-0.001	0.011	-0.013
bb:because we	0.021	-0.001	-0.01	-0.011
bb:become a	0.026	-0.001	-0.001	-0.025
bb:before 2pm	0.015	-0.001	-0.001	-0.013
bb:before acting	0.039	-0.001	-0.001	-0.037
bb:before it	0.012	0	0	-0.012
bb:before you	0.007	0.025	-0.022	-0.01
bb:before ¶	0.023	-0.002	0.002	-0.023
bb:began as	0.014	-0.001	-0.012	0
bb:behalf of	-0.013	-0.021	0.037	-0.003
bb:behind the	-0.043	-0.003	-0.016	0.062
bb:belong to	0.013	-0.009	0	-0.004
bb:belongs to	-0.023	-0.017	0.044	-0.003
bb:below and	0.038	-0.004	-0.023	-0.01
bb:best experience	-0.021	-0.001	-0.001	0.023
bb:between the	0.081	-0.031	-0.07	0.02
bb:between you	0.018	-0.078	0.057	0.003
bb:beyond ¶	-0.023	0.032	-0.01	0.002
bb:binding contract	0.042	-0.008	-0.03	-0.004
bb:board of	0.022	-0.001	-0.02	0
bb:book a	-0.04	-0.002	-0.001	0.043
bb:book ¶	0.026	-0.017	0.013	-0.021
bb:booked through	-0.054	0.002	0.06	-0.008
bb:booking conditions	0.053	-0.016	0.027	-0.064
bb:booking terms	0.078	-0.008	-0.004	-0.066
bb:bookings are	-0.042	-0.002	0.029	0.014
bb:bookings made	-0.005	-0.004	0.011	-0.002
bb:bookings run	-0.005	-0.008	0.016	-0.003
bb:bookings ¶	-0.022	-0.003	0.003	0.021
bb:bottom of	-0.043	-0.008	0.059	-0.008
bb:bought from	0.018	-0.007	0.013	-0.024
bb:bought the	-0.022	0.001	0.02	0.001
bb:bound by	0.022	0.04	-0.06	-0.002
bb:box DIGITS	-0.039	-0.004	0.044	-0.001
bb:box ¶	-0.032	-0.001	-0.018	0.051
bb:brands ¶	0.038	0.042	-0.047	-0.033
bb:brass hook	-0.014	-0.001	-0.023	0.038
bb:brochure out	-0.031	0	-0.004	0.036
bb:brochure we	0.034	0	0	-0.033
bb:broker and	0.051	-0.035	-0.026	0.009
bb:brought a	-0.011	-0.003	-0.003	0.016
bb:browse enquire	0.012	-0.007	-0.01	0.005
bb:building and	0.008	-0.005	-0.017	0.014
bb:built and	-0.086	0.076	0.001	0.009
bb:built by	0.015	-0.003	0.023	-0.035
bb:bus stops	0.032	-0.006	-0.028	0.003
bb:business BRAND	-0.011	0	0	0.011
bb:business and	-0.022	0.001	0.02	0.001
bb:business centre	0.045	-0.012	-0.039	0.006
bb:business cover	0.018	-0.002	-0.015	-0.001
bb:business delivery	0.016	-0.001	-0.001	-0.014
bb:business details	0.014	-0.001	-0.013	0
bb:business legal	0.051	0	0	-0.05
bb:business name	-0.062	-0.002	-0.001	0.066
bb:business park	0.001	0.039	-0.031	-0.009
bb:business privacy	0.207	-0.001	-0.001	-0.205
bb:business returns	0.047	0	-0.004	-0.043
bb:business terms	-0.089	-0.008	-0.03	0.127
bb:business ©	0.058	0	0	-0.058
bb:business ¶	0.023	0.008	0.079	-0.11
bb:buy a	0.013	-0.006	-0.004	-0.003
bb:buy ¶	0.019	-0.008	-0.016	0.005
bb:buyer would	-0.007	0.023	-0.015	-0.001
bb:buyers and	0.042	0	0	-0.041
bb:buying from	-0.028	0.042	-0.002	-0.012
bb:buys the	0.012	-0.002	-0.001	-0.008
bb:by :	-0.022	-0.015	0.035	0.002
bb:by BRAND	0.097	0.019	-0.06	-0.056
bb:by DIGITS	-0.008	-0.002	-0.003	0.012
bb:by ORG	0.076	-0.075	0.049	-0.05
bb:by SELF	0.007	-0.034	0.066	-0.039
bb:by a	-0.041	-0.005	0.006	0.04
bb:by appointment	-0.001	-0.003	-0.017	0.021
bb:by arrangement	0.04	-0.005	0.003	-0.039
bb:by commission	0.042	-0.002	-0.002	-0.039
bb:by direct	0.007	-0.003	0.01	-0.014
bb:by e	-0.059	0.007	0.007	0.044
bb:by email	-0.035	-0.002	-0.007	0.043
bb:by guarantee	-0.012	0.012	0.009	-0.009
bb:by instalments	-0.08	0.001	0.079	0
bb:by machines	-0.019	0	0	0.02
bb:by me	-0.007	-0.003	-0.002	0.012
bb:by one	-0.012	-0.002	-0.014	0.027
bb:by or	0.013	-0.002	-0.023	0.013
bb:by our	-0.005	-0.004	-0.026	0.036
bb:by ovekavuvu	-0.005	-0.005	0.099	-0.089
bb:by people	0.01	-0.001	-0.002	-0.007
bb:by placing	-0.011	0	0	0.011
bb:by post	0.045	-0.01	-0.03	-0.005
bb:by shopquay	0.081	0	-0.001	-0.08
bb:by tafapon	-0.12	-0.012	-0.061	0.193
bb:by the	0.072	-0.21	0.136	0.002
bb:by us	0.015	-0.004	0.007	-0.018
bb:by using	0.03	-0.01	-0.036	0.016
bb:by volunteers	-0.097	-0.001	-0.001	0.099
bb:by word	-0.024	-0.003	-0.003	0.03
bb:by writing	-0.006	-0.019	0.029	-0.004
bb:by ¶	0.053	-0.002	0	-0.051
bb:c o	-0.033	0.004	0.03	-0.001
bb:cake ¶	0.039	-0.001	-0.002	-0.037
bb:call DIGITS	-0.041	-0.001	0	0.042
bb:call back	0.046	-0.005	-0.025	-0.016
bb:call them	-0.017	-0.001	-0.001	0.019
bb:call us	-0.071	0	0	0.071
bb:cambridge ;	-0.025	0	0	0.025
bb:cambridge cb1	-0.015	0	0	0.015
bb:cambridge massachusetts	0.013	0	0.002	-0.014
bb:can and	0.009	-0.003	-0.014	0.007
bb:can be	0.034	-0.017	0.02	-0.037
bb:can see	-0.02	-0.002	-0.004	0.026
bb:can since	0.021	-0.006	-0.017	0.002
bb:can take	-0.071	-0.002	-0.002	0.074
bb:cannot people	0.028	-0.001	0.001	-0.028
bb:cannot ¶	-0.022	-0.001	-0.015	0.038
bb:card is	0.041	-0.029	0.001	-0.013
bb:card payments	-0.039	-0.013	0.094	-0.042
bb:card terms	0.023	-0.002	0.002	-0.023
bb:cardholder agreement	0.035	-0.001	0.001	-0.035
bb:cardiff bus	0.015	0	0	-0.014
bb:cards and	0.038	0.029	-0.05	-0.016
bb:cards are	-0.005	-0.007	0.027	-0.015
bb:cards ¶	-0.062	-0.003	0.006	0.059
bb:care ¶	-0.07	0.062	-0.047	0.055
bb:careers ¶	0.011	-0.017	0.015	-0.01
bb:carried by	-0.085	0	0.073	0.011
bb:carried out	-0.021	-0.002	-0.039	0.062
bb:cart (	-0.027	-0.001	0	0.029
bb:cart DIGITS	0.023	-0.014	-0.007	-0.002
bb:cart ¶	0.029	0.054	-0.019	-0.064
bb:case ¶	0.021	-0.001	-0.008	-0.012
bb:centre ¶	-0.047	0.083	-0.015	-0.021
bb:ceredigion sy23	-0.02	0.001	0	0.018
bb:certain sum	-0.059	0	0.058	0
bb:chairs outside	-0.023	0	0	0.024
bb:changes to	-0.004	-0.007	-0.028	0.039
bb:charged ¶	-0.006	-0.002	-0.01	0.017
bb:charges ¶	-0.004	-0.008	0.014	-0.002
bb:charity (	-0.024	0.024	0.018	-0.017
bb:charity DIGITS	0.09	-0.005	0.004	-0.088
bb:charity NUM	0.165	-0.022	0.044	-0.188
bb:charity commission	-0.021	0.005	0.016	0
bb:charity in	0.025	0.002	0.05	-0.078
bb:charity no	0.024	0.062	-0.053	-0.033
bb:charity number	-0.014	0.039	0.043	-0.068
bb:charity registered	-0.068	0.031	0.015	0.022
bb:charity ¶	-0.09	-0.002	-0.001	0.094
bb:charter company	0.015	-0.001	-0.012	-0.002
bb:che DIGITS	-0.021	0.006	0.014	0
bb:check your	-0.06	-0.001	0.001	0.061
bb:children ¶	0.024	0	-0.001	-0.023
bb:choices open	0.058	-0.024	-0.025	-0.009
bb:choose BRAND	-0.046	-0.006	0.007	0.045
bb:choose a	-0.049	-0.001	0	0.049
bb:choose to	-0.097	0.001	0.078	0.018
bb:chose ¶	0.02	-0.001	-0.001	-0.019
bb:claim against	-0.046	-0.002	0.051	-0.003
bb:clause DIGITS	0.013	-0.026	0.035	-0.022
bb:client account	-0.023	-0.002	0.027	-0.002
bb:client portal	-0.038	0.012	0.049	-0.023
bb:client ¶	0.013	0	-0.013	0
bb:club is	0.023	-0.008	0.014	-0.028
bb:clubs ¶	-0.014	0	0	0.014
bb:co no	-0.013	-0.001	-0.001	0.015
bb:co operative	-0.072	0.09	-0.047	0.029
bb:co uk	0.119	-0.024	-0.028	-0.068
bb:collected at	0.034	-0.003	-0.017	-0.014
bb:collected by	-0.052	-0.011	0.082	-0.019
bb:collects and	0.006	0.012	-0.024	0.006
bb:com ¶	0.104	0.059	-0.048	-0.116
bb:come back	-0.048	-0.001	0.001	0.048
bb:comes from	-0.013	-0.004	0.007	0.011
bb:comes with	-0.021	-0.003	-0.018	0.042
bb:commission (	-0.023	0.022	0.002	-0.001
bb:commission so	0.019	-0.003	-0.002	-0.015
bb:commission under	0.043	-0.002	0.001	-0.043
bb:committed to	0.006	-0.013	0.014	-0.008
bb:companies :	-0.062	0.011	0.049	0.002
bb:companies are	-0.04	-0.003	0.024	0.019
bb:companies house	0.013	-0.02	-0.011	0.018
bb:companies in	0.034	0.034	-0.067	-0.001
bb:company "	0.033	-0.02	-0.005	-0.008
bb:company (	0.002	-0.014	-0.023	0.035
bb:company NUM	-0.02	-0.001	0	0.02
bb:company details	0.047	-0.03	-0.087	0.071
bb:company for	-0.009	0.03	-0.018	-0.003
bb:company in	-0.015	0.053	-0.02	-0.018
bb:company incorporated	0.005	-0.013	0.005	0.003
bb:company information	0.18	-0.033	0.013	-0.16
bb:company is	-0.043	0.002	0.015	0.026
bb:company limited	0.025	0.01	-0.026	-0.009
bb:company means	0.013	-0.006	-0.005	-0.002
bb:company name	0.011	-0.021	-0.028	0.038
bb:company no	-0.085	0.021	-0.041	0.105
bb:company number	0.047	0.005	0.024	-0.076
bb:company of	-0.012	0.049	-0.105	0.068
bb:company or	0.032	-0.003	-0.021	-0.008
bb:company reg	0	0.013	-0.012	-0.001
bb:company registered	-0.006	0.101	-0.066	-0.028
bb:company registration	0.227	-0.014	-0.167	-0.046
bb:company with	-0.019	0.017	0.004	-0.002
bb:company ¶	-0.175	0.084	0.091	-0.001
bb:competition is	-0.085	0.014	0.072	-0.001
bb:competition terms	-0.173	0.007	0.056	0.109
bb:competitions on	0.015	0	-0.015	0
bb:competitions ¶	0.001	-0.006	-0.036	0.041
bb:complain to	-0.004	-0.005	0.01	-0.001
bb:complaint at	-0.002	-0.007	0.01	-0.002
bb:complaints ¶	-0.076	-0.025	-0.01	0.11
bb:conditions (	0.024	-0.008	-0.022	0.005
bb:conditions :	-0.013	-0.001	0	0.015
bb:conditions are	0.019	-0.001	-0.018	-0.001
bb:conditions for	0.039	-0.004	0.038	-0.072
bb:conditions of	0.026	-0.046	0.008	0.013
bb:conditions privacy	0.179	0.039	0.02	-0.238
bb:conditions ¶	0.136	0.008	-0.083	-0.061
bb:conduct authority	0.017	-0.039	0.074	-0.052
bb:consent ¶	-0.037	-0.001	0.012	0.026
bb:consumers statutory	-0.012	-0.001	-0.005	0.019
bb:contact :	0.017	-0.002	-0.004	-0.011
bb:contact BRAND	-0.026	-0.002	-0.001	0.028
bb:contact about	-0.033	0	0.031	0.001
bb:contact details	0.007	0.03	-0.021	-0.015
bb:contact information	0.01	-0.001	-0.001	-0.008
bb:contact our	-0.024	0.001	0.011	0.012
bb:contact the	0.017	-0.013	0.025	-0.029
bb:contact us	-0.056	0.027	0.029	0
bb:contact who	-0.015	0	0.003	0.012
bb:contact ¶	0.066	-0.093	-0.119	0.145
bb:content ¶	0.016	-0.013	-0.027	0.024
bb:contract :	-0.032	0.016	0	0.016
bb:contract between	0.069	-0.019	-0.033	-0.017
bb:contract is	-0.004	-0.002	-0.038	0.044
bb:contract with	0.052	-0.008	-0.065	0.021
bb:contractors and	0.034	-0.004	0.009	-0.039
bb:contracts that	-0.033	0.003	0.029	0.001
bb:controller (	0.035	-0.002	-0.03	-0.003
bb:controller :	-0.005	-0.003	-0.003	0.011
bb:controller and	-0.017	-0.006	0.008	0.015
bb:controller for	0.039	-0.006	-0.006	-0.027
bb:controller is	0.025	-0.019	-0.019	0.014
bb:controller of	0.025	0.042	-0.05	-0.017
bb:controller ¶	-0.044	-0.014	0.063	-0.005
bb:conversation costs	0	-0.002	-0.025	0.027
bb:cookie policy	-0.091	-0.028	0.053	0.067
bb:cookies and	-0.013	0	0.012	0
bb:cookies got	0.036	0	-0.009	-0.026
bb:cookies policy	0.066	-0.003	-0.006	-0.058
bb:cookies provided	-0.013	0	0.012	0
bb:cookies to	-0.051	-0.001	-0.002	0.054
bb:cookies ¶	0.061	-0.01	-0.009	-0.042
bb:copenhagen ¶	-0.012	0	0	0.012
bb:copper pan	-0.01	-0.001	-0.007	0.018
bb:copy elsewhere	0.046	-0.002	0	-0.043
bb:copy for	0.025	-0.003	-0.019	-0.003
bb:copyright BRAND	0.129	-0.002	-0.003	-0.124
bb:copyright DIGITS	-0.054	-0.002	-0.003	0.06
bb:copyright ©	-0.171	0.051	0.033	0.088
bb:cost ¶	-0.01	0	0	0.011
bb:costs nothing	0.011	-0.002	-0.025	0.017
bb:costs them	0.013	-0.001	0.011	-0.022
bb:councillors ¶	-0.072	-0.005	0.008	0.069
bb:counted ¶	0.011	-0.001	-0.001	-0.01
bb:counter or	0.023	-0.003	-0.017	-0.004
bb:countries ¶	0.056	-0.011	0.017	-0.062
bb:country ¶	-0.071	0	-0.001	0.072
bb:county award	0.019	-0.002	-0.001	-0.015
bb:county show	-0.038	0.003	0.002	0.033
bb:courses ¶	0.078	0	0	-0.078
bb:court ¶	-0.011	-0.001	0	0.013
bb:cover the	0.051	-0.033	-0.052	0.034
bb:cover with	-0.108	0.001	0.107	0
bb:cover ¶	0.04	0	0	-0.04
bb:covers ¶	0.024	-0.033	0.017	-0.009
bb:created with	0.075	-0.001	-0.001	-0.072
bb:credit broker	-0.033	-0.018	0.011	0.04
bb:credit broking	0.029	-0.042	-0.034	0.047
bb:credit is	-0.008	-0.003	0.037	-0.027
bb:credit reference	-0.009	-0.027	0.038	-0.001
bb:credit ¶	0.018	-0.009	-0.003	-0.007
bb:cs ¶	-0.11	0.049	-0.026	0.087
bb:customer DIGITS	-0.023	-0.006	-0.041	0.07
bb:customer and	0.038	-0.014	-0.023	-0.001
bb:customer service	0.065	-0.003	-0.012	-0.051
bb:customers asked	0.027	0	0	-0.026
bb:customers ¶	0.016	-0.001	-0.018	0.003
bb:data :	0.009	-0.002	-0.02	0.013
bb:data BRAND	-0.102	0.01	0.091	0.001
bb:data controller	-0.008	-0.052	0.116	-0.056
bb:data for	-0.017	-0.016	0.036	-0.003
bb:data in	-0.01	0	0.027	-0.017
bb:data is	0.02	-0.009	-0.024	0.014
bb:data privacy	0.1	-0.021	-0.077	-0.002
bb:data processor	-0.011	-0.002	-0.001	0.014
bb:data protection	0.055	-0.083	-0.052	0.079
bb:data we	0.007	-0.004	-0.024	0.021
bb:data will	0.019	0.045	-0.048	-0.015
bb:data with	-0.006	0.021	-0.024	0.009
bb:data ©	-0.104	-0.005	0.006	0.102
bb:data ¶	0.014	-0.013	0.045	-0.047
bb:database ¶	-0.003	-0.01	0.013	0
bb:date :	0.045	-0.012	-0.007	-0.026
bb:date ¶	-0.057	-0.034	0.04	0.051
bb:day and	0.031	-0.006	-0.012	-0.013
bb:day people	0.034	-0.001	-0.001	-0.031
bb:day we	0.028	-0.003	-0.021	-0.004
bb:day you	0.028	-0.003	-0.021	-0.003
bb:day ¶	-0.017	0.031	-0.066	0.052
bb:days of	-0.061	0	0.06	0
bb:days to	-0.002	-0.001	-0.027	0.03
bb:days ¶	-0.127	-0.003	0.013	0.117
bb:debits are	-0.019	-0.003	0.022	0
bb:decide what	0.008	-0.001	0.002	-0.01
bb:definitions and	0.046	-0.008	-0.037	-0.001
bb:definitions ¶	0.107	-0.036	-0.051	-0.02
bb:delete your	0.039	-0.002	-0.035	-0.002
bb:delivery across	-0.029	0	0	0.03
bb:delivery and	0.017	-0.009	-0.045	0.037
bb:delivery legal	0.033	0	0	-0.033
bb:delivery notes	0.023	-0.001	-0.001	-0.022
bb:delivery on	-0.083	-0.001	0	0.084
bb:delivery over	0.047	-0.009	-0.024	-0.013
bb:delivery privacy	-0.052	-0.001	-0.001	0.054
bb:delivery terms	0.057	0	-0.001	-0.056
bb:delivery ©	-0.023	0	0.021	0.001
bb:delivery ¶	0.021	-0.019	0.03	-0.032
bb:depends on	-0.014	-0.01	0.05	-0.027
bb:describes how	-0.043	0.039	-0.023	0.028
bb:design &	0.153	-0.001	-0.002	-0.151
bb:design by	0.025	-0.002	-0.011	-0.012
bb:designed built	-0.038	-0.001	0	0.039
bb:designed by	0.042	-0.001	-0.001	-0.04
bb:designed in	0.049	0	0	-0.048
bb:details :	-0.017	0	0	0.018
bb:details are	0.05	-0.027	-0.004	-0.019
bb:details of	0.016	-0.002	0	-0.014
bb:details to	-0.017	0.001	0.028	-0.012
bb:details ¶	0.05	-0.018	-0.074	0.042
bb:development by	0.153	-0.001	-0.002	-0.151
bb:device ¶	0.016	-0.002	-0.009	-0.006
bb:digit reference	0.016	-0.001	-0.005	-0.01
bb:direct debit	-0.025	-0.008	0.067	-0.034
bb:direct debits	-0.026	-0.006	0.055	-0.023
bb:directory ¶	0.006	-0.022	0.031	-0.016
bb:dispute ¶	-0.003	0.037	-0.033	-0.001
bb:distributed by	0.078	-0.022	-0.053	-0.003
bb:division of	-0.027	-0.01	0.038	0
bb:do not	-0.097	-0.012	0.016	0.093
bb:do people	-0.01	-0.001	-0.001	0.012
bb:do the	0.017	0	-0.001	-0.016
bb:do with	-0.012	-0.008	0.005	0.015
bb:do ¶	0.016	-0.002	0.003	-0.018
bb:does the	0.021	-0.003	-0.062	0.045
bb:does ¶	-0.004	-0.006	0.01	0
bb:done well	0.013	-0.003	0	-0.01
bb:door people	-0.011	-0.002	-0.001	0.013
bb:door ¶	0.026	-0.006	-0.005	-0.015
bb:down ¶	0.038	-0.001	0.002	-0.038
bb:dozen ¶	0.018	-0.001	0.002	-0.019
bb:dublin DIGITS	-0.009	-0.002	0.022	-0.01
bb:dublin ¶	-0.008	-0.001	-0.002	0.011
bb:e mail	-0.092	-0.01	0.021	0.081
bb:each month	0.015	-0.003	-0.013	0.002
bb:ec1v 5wz	-0.012	0	0.002	0.01
bb:edge of	0.017	-0.002	-0.003	-0.012
bb:effect ¶	0.032	0	0.001	-0.032
bb:effective date	0.096	-0.092	0.004	-0.009
bb:eight digit	0.035	-0.001	-0.004	-0.03
bb:eight to	0.008	-0.001	0.002	-0.01
bb:electronic money	-0.047	-0.007	0.06	-0.006
bb:else sees	-0.021	-0.016	0.039	-0.002
bb:else ¶	0.023	-0.002	-0.02	-0.001
bb:elsewhere ¶	0.017	-0.008	0.023	-0.032
bb:email :	-0.027	0.059	-0.014	-0.018
bb:email ¶	-0.051	-0.002	-0.005	0.059
bb:emails ¶	-0.087	-0.001	0.006	0.083
bb:enable javascript	0.054	0	0	-0.053
bb:enamel mug	-0.041	0	0.014	0.027
bb:end of	0.023	-0.002	0.002	-0.023
bb:ends of	-0.018	-0.019	0.041	-0.003
bb:engineer ORG	-0.032	0.003	0.022	0.007
bb:england &	-0.107	-0.008	0.023	0.092
bb:england :	0.038	-0.013	-0.024	-0.001
bb:england and	0.147	0.029	0.091	-0.267
bb:england company	-0.019	0.001	0	0.018
bb:england no	0.097	-0.003	-0.008	-0.087
bb:england number	-0.038	-0.033	0.073	-0.002
bb:england ¶	-0.02	0	-0.001	0.021
bb:enquire or	0.012	-0.007	-0.01	0.005
bb:ensure you	-0.021	-0.001	-0.001	0.023
bb:enterprise centre	0.015	-0.002	-0.002	-0.01
bb:entitled to	-0.019	0	0	0.019
bb:entity :	0.046	-0.005	-0.026	-0.016
bb:enw masnachu	0.011	-0.003	-0.01	0.001
bb:essex ¶	0.031	0	0	-0.03
bb:event organisers	-0.03	-0.007	-0.016	0.053
bb:events ¶	-0.042	0.005	0.023	0.015
bb:every day	-0.032	0.044	-0.041	0.03
bb:every order	-0.045	-0.025	0.054	0.015
bb:every quotation	-0.009	-0.02	0.062	-0.033
bb:every time	-0.039	-0.002	0.003	0.037
bb:everything on	0.05	-0.008	-0.044	0.002
bb:example DIGITS	0.017	-0.002	-0.006	-0.008
bb:examples the	0.01	-0.002	-0.018	0.01
bb:exeter bus	-0.022	0	0	0.023
bb:exeter devon	0.016	0	0.005	-0.02
bb:experience got	-0.021	-0.001	-0.001	0.023
bb:explains how	0.07	-0.021	0.048	-0.098
bb:fails ¶	0.021	-0.003	-0.018	0.001
bb:fair price	0.016	0	-0.011	-0.005
bb:family of	-0.035	0.004	0.032	-0.001
bb:faq ¶	-0.053	-0.003	0.001	0.054
bb:faqs ¶	-0.022	-0.02	0.015	0.027
bb:far people	-0.011	-0.001	-0.001	0.012
bb:farms and	-0.007	-0.002	-0.002	0.011
bb:fca reference	-0.013	-0.001	0.017	-0.002
bb:fca register	-0.018	-0.002	0.018	0.002
bb:features and	0.015	-0.002	-0.003	-0.01
bb:features ¶	-0.043	-0.001	-0.002	0.046
bb:february DIGITS	0.017	0.04	-0.026	-0.031
bb:fee ¶	-0.023	-0.001	-0.013	0.037
bb:fees ¶	-0.044	0.043	0.017	-0.017
bb:field notebook	0.02	0	-0.02	0.001
bb:file if	-0.003	0.037	-0.033	-0.001
bb:files are	0	0.048	-0.048	0
bb:finance is	0.024	0.066	-0.112	0.022
bb:finance ¶	0.077	0.067	-0.129	-0.014
bb:financial conduct	0.031	-0.038	0.075	-0.068
bb:financial services	-0.109	-0.011	0.077	0.043
bb:find a	0.012	-0.014	0.003	-0.001
bb:find out	-0.03	0	0	0.03
bb:find us	0.012	-0.003	-0.013	0.005
bb:find your	-0.002	-0.002	-0.006	0.01
bb:fine by	-0.007	-0.003	-0.002	0.012
bb:finished our	-0.01	-0.002	-0.001	0.014
bb:finished that	0.023	-0.003	-0.017	-0.004
bb:firm reference	0.065	-0.052	-0.009	-0.004
bb:firms people	0.027	-0.001	0	-0.026
bb:firms that	-0.032	0.005	0.026	0.001
bb:firms ¶	-0.035	-0.001	-0.002	0.037
bb:first conversation	0.007	-0.001	-0.025	0.018
bb:first message	0.006	-0.002	-0.01	0.006
bb:first saturday	-0.013	-0.005	0.008	0.01
bb:first ¶	0.01	-0.003	0.007	-0.013
bb:five hundred	-0.039	0	-0.001	0.04
bb:five of	0.029	-0.003	-0.002	-0.023
bb:fixed price	-0.022	-0.001	-0.016	0.039
bb:floor DIGITS	0.047	-0.024	-0.005	-0.017
bb:following terms	0.022	-0.014	-0.028	0.02
bb:follows ¶	0.073	-0.02	-0.053	-0.001
bb:for BRAND	0.063	-0.005	-0.03	-0.027
bb:for DIGITS	0.058	-0.001	-0.021	-0.036
bb:for ORG	-0.013	-0.002	0.003	0.012
bb:for SELF	0.015	-0.001	-0.014	0
bb:for a	-0.022	-0.038	0.045	0.015
bb:for an	0.052	-0.005	-0.014	-0.034
bb:for and	0.011	-0.001	-0.008	-0.002
bb:for buyers	0.048	-0.004	0.006	-0.05
bb:for ends	-0.017	-0.016	0.036	-0.003
bb:for example	-0.01	-0.019	0.025	0.004
bb:for five	-0.061	0	-0.001	0.062
bb:for it	-0.136	0	0.107	0.029
bb:for itself	-0.02	0	0.019	0
bb:for more	0.042	0	0	-0.041
bb:for news	0.015	-0.001	-0.001	-0.013
bb:for orders	-0.059	0	0.058	0
bb:for our	0.01	-0.003	-0.006	0
bb:for patients	-0.015	-0.004	-0.011	0.029
bb:for people	-0.03	-0.004	0.025	0.009
bb:for small	-0.041	-0.002	-0.002	0.045
bb:for somebody	0.011	-0.002	-0.008	-0.001
bb:for the	0.062	-0.011	-0.027	-0.024
bb:for them	0.012	-0.002	0	-0.011
bb:for this	0.049	-0.01	-0.025	-0.014
bb:for those	0.011	0	0	-0.011
bb:for twenty	0.012	-0.002	-0.003	-0.007
bb:for two	0.017	-0.003	-0.019	0.005
bb:for us	0.027	-0.013	-0.012	-0.002
bb:for users	-0.011	-0.014	0.025	0
bb:for what	0.012	-0.001	0.048	-0.06
bb:for you	-0.051	-0.001	0.055	-0.003
bb:for your	-0.009	-0.006	-0.005	0.019
bb:for ¶	0.065	-0.01	0.02	-0.076
bb:forbid any	-0.04	0.001	0.038	0.001
bb:form and	-0.032	0.024	-0.035	0.043
bb:form below	0.036	-0.003	-0.023	-0.009
bb:form on	-0.007	-0.004	-0.005	0.016
bb:form ¶	0.013	-0.017	-0.017	0.021
bb:found us	-0.018	-0.003	-0.003	0.023
bb:foundry wharf	-0.014	0.002	0.003	0.009
bb:franchise and	0.032	-0.016	0.005	-0.021
bb:free and	0.014	-0.002	-0.002	-0.01
bb:free delivery	-0.051	-0.005	-0.002	0.057
bb:free to	-0.012	-0.004	0.017	-0.001
bb:free uk	0.001	-0.005	-0.023	0.028
bb:free ¶	0.056	-0.001	-0.001	-0.055
bb:friday ¶	-0.031	-0.003	0.067	-0.033
bb:friendly studio	-0.02	-0.001	-0.002	0.023
bb:frn :	-0.007	-0.002	0.013	-0.003
bb:frn DIGITS	-0.025	-0.001	0.002	0.023
bb:from DIGITS	0.219	-0.011	-0.038	-0.171
bb:from ORG	0.084	-0.071	0.017	-0.031
bb:from a	-0.026	-0.001	-0.001	0.028
bb:from our	-0.068	0.032	-0.008	0.044
bb:from the	0.029	0.167	-0.054	-0.141
bb:from time	0.022	0.024	-0.042	-0.004
bb:from us	-0.005	-0.004	-0.012	0.021
bb:from your	-0.026	0.003	0.015	0.008
bb:from ¶	-0.049	-0.007	0.039	0.017
bb:full details	0.028	-0.006	-0.021	-0.001
bb:full name	0.046	-0.005	-0.026	-0.016
bb:further afield	0.013	-0.002	-0.002	-0.01
bb:further ¶	-0.124	0.013	0.019	0.092
bb:gallery shows	0.016	-0.001	-0.015	0.001
bb:gallery ¶	-0.046	0.002	0.012	0.032
bb:gambling act	0.028	0.023	-0.004	-0.048
bb:gambling commission	0.031	0.022	-0.001	-0.052
bb:gathered by	-0.088	-0.003	0.09	0
bb:gb DIGITS	-0.078	-0.008	-0.024	0.11
bb:gdpr ¶	0.005	-0.024	0.046	-0.027
bb:general data	0.011	-0.003	-0.014	0.006
bb:general terms	0.019	-0.024	-0.026	0.031
bb:general ¶	0.029	-0.013	-0.017	0.001
bb:get in	0.048	-0.002	-0.02	-0.026
bb:get rid	0.027	-0.002	-0.022	-0.004
bb:get the	-0.021	-0.001	-0.001	0.023
bb:gift cards	0.002	-0.014	-0.01	0.022
bb:gift vouchers	0.02	-0.003	0.012	-0.028
bb:give it	0.028	-0.003	-0.005	-0.02
bb:given by	0.046	0.01	-0.046	-0.01
bb:glamorgan sa1	0.017	-0.001	-0.004	-0.011
bb:glasgow g2	-0.056	0.002	0.032	0.022
bb:go any	-0.046	0.015	-0.001	0.033
bb:go by	-0.003	-0.017	0.021	-0.002
bb:go out	0.015	-0.002	0	-0.013
bb:go to	0.072	-0.056	0.063	-0.079
bb:goes to	-0.075	-0.002	0.083	-0.007
bb:good many	-0.007	-0.002	-0.002	0.011
bb:good ¶	-0.006	-0.009	0.01	0.005
bb:goods and	0.021	-0.001	0	-0.021
bb:goods are	0.06	-0.01	-0.049	-0.001
bb:goods from	-0.009	0.033	-0.016	-0.008
bb:goods ¶	-0.014	-0.001	-0.001	0.016
bb:got it	0.047	-0.001	-0.011	-0.035
bb:govern your	0.028	-0.013	-0.021	0.006
bb:great britain	0.024	-0.014	0.016	-0.026
bb:group (	0.015	-0.004	-0.034	0.023
bb:group companies	-0.058	0.108	-0.043	-0.007
bb:group of	-0.003	0.043	-0.039	-0.001
bb:group ¶	-0.003	0.007	0.023	-0.027
bb:grow people	0.029	-0.001	-0.001	-0.027
bb:grow ¶	-0.011	-0.003	-0.008	0.023
bb:guarantee is	0.011	-0.001	-0.001	-0.01
bb:guarantee number	-0.031	-0.002	0.033	0
bb:guarantee registered	-0.011	0.025	-0.011	-0.002
bb:guarantee ¶	-0.039	-0.003	0.002	0.04
bb:guides ¶	-0.055	-0.002	0.034	0.024
bb:had no	0.01	-0.002	-0.002	-0.006
bb:half of	0.006	-0.002	-0.025	0.021
bb:halifax west	-0.016	0	0.016	-0.001
bb:handed to	-0.05	0.001	0.049	0
bb:handled by	0.01	0.02	-0.015	-0.015
bb:happening ¶	-0.046	0.043	0	0.004
bb:has been	-0.077	-0.011	0.059	0.029
bb:have a	-0.043	-0.003	0.036	0.01
bb:have an	0.039	-0.001	-0.04	0.002
bb:have less	0.02	-0.001	-0.012	-0.007
bb:have opened	-0.044	-0.002	0.038	0.008
bb:have the	-0.052	-0.007	0.035	0.023
bb:have to	0.021	-0.001	0	-0.02
bb:head :	-0.049	0	-0.001	0.05
bb:heart of	0.003	-0.004	0.036	-0.035
bb:held by	-0.03	-0.01	-0.022	0.063
bb:hello @	-0.045	-0.002	0.003	0.043
bb:help ¶	-0.001	-0.014	-0.029	0.044
bb:here people	0.012	-0.002	-0.001	-0.01
bb:here you	-0.008	-0.006	0.011	0.002
bb:here ¶	-0.063	0.011	0.024	0.028
bb:hereford herefordshire	-0.022	0.006	0.009	0.007
bb:herefordshire hr2	-0.015	-0.001	0.003	0.014
bb:hills ¶	-0.004	0.041	-0.001	-0.036
bb:hire ¶	0.005	0.023	0.014	-0.042
bb:hiring ¶	0.022	0	0.012	-0.035
bb:hm revenue	-0.018	-0.017	0.038	-0.003
bb:hobby today	0.014	-0.001	-0.012	0
bb:hold it	0.01	-0.004	-0.006	0
bb:hold public	-0.108	0.001	0.107	0
bb:holds the	-0.007	-0.008	-0.012	0.028
bb:home courts	-0.034	-0.001	0	0.035
bb:home privacy	0.054	-0.069	0.095	-0.081
bb:home terms	-0.037	-0.004	-0.002	0.043
bb:home ¶	-0.075	0.027	0.054	-0.006
bb:homes and	0.024	0.042	-0.031	-0.035
bb:homes ¶	0.009	0.014	-0.02	-0.003
bb:hook ¶	-0.01	-0.001	-0.023	0.034
bb:hosted by	0.05	-0.016	-0.072	0.038
bb:hosted on	-0.006	-0.006	0.011	0
bb:hosting ¶	-0.03	-0.016	0.017	0.029
bb:hour of	0.014	-0.001	-0.001	-0.012
bb:hour ¶	-0.007	-0.003	0.018	-0.008
bb:hours are	0.013	-0.001	-0.002	-0.01
bb:hours ¶	-0.056	-0.001	0.005	0.053
bb:house DIGITS	-0.009	-0.012	-0.013	0.033
bb:house and	0.034	-0.001	0	-0.033
bb:house rusome	-0.012	0.001	0.011	0
bb:house ¶	-0.057	-0.001	-0.001	0.06
bb:houses around	-0.009	-0.003	-0.029	0.04
bb:how BRAND	0.001	-0.003	-0.011	0.013
bb:how ORG	-0.04	0.041	-0.014	0.014
bb:how it	-0.031	-0.007	-0.03	0.068
bb:how long	-0.061	-0.001	0.068	-0.007
bb:how the	0.031	-0.004	-0.005	-0.022
bb:how to	0.01	-0.016	-0.017	0.023
bb:how we	0.029	-0.011	-0.011	-0.007
bb:how your	-0.042	-0.001	0.042	0
bb:https :	0.006	-0.012	-0.009	0.015
bb:hundred reviews	-0.057	0	-0.004	0.062
bb:i "	0.058	-0.042	-0.009	-0.007
bb:i am	-0.014	-0.001	0.001	0.014
bb:ico :	0.037	-0.001	0.003	-0.039
bb:ico registration	-0.076	-0.004	0.012	0.068
bb:if it	-0.017	-0.001	-0.001	0.02
bb:if there	0.01	0.032	-0.036	-0.006
bb:if you	-0.051	0.031	0	0.019
bb:important information	0.068	-0.021	-0.027	-0.021
bb:imprint ¶	-0.02	-0.007	-0.011	0.038
bb:in DIGITS	-0.003	-0.009	0.029	-0.017
bb:in a	-0.088	-0.006	0.029	0.065
bb:in an	0.019	-0.005	-0.014	0
bb:in dublin	-0.009	0	-0.001	0.01
bb:in england	0.01	0.043	0.095	-0.147
bb:in great	-0.045	-0.005	0.006	0.044
bb:in guernsey	0.071	-0.004	-0.063	-0.005
bb:in ireland	0.139	0.013	-0.069	-0.082
bb:in kent	-0.032	-0.002	0.002	0.032
bb:in law	0.035	-0.004	-0.032	0.001
bb:in london	0.066	0	0	-0.066
bb:in may	0.054	-0.009	-0.044	-0.001
bb:in northern	0.138	-0.003	-0.072	-0.063
bb:in one	-0.012	-0.001	-0.007	0.02
bb:in our	0.006	-0.011	-0.003	0.008
bb:in plain	0.029	-0.001	-0.001	-0.027
bb:in pounds	-0.022	0	0	0.023
bb:in respect	-0.038	0.03	-0.012	0.019
bb:in rova	-0.008	-0.01	0.024	-0.006
bb:in scotland	-0.02	-0.006	0.06	-0.033
bb:in the	0.074	-0.017	-0.037	-0.02
bb:in their	-0.044	-0.009	0.015	0.038
bb:in these	0.006	-0.01	-0.017	0.021
bb:in this	-0.089	0.021	0.069	-0.001
bb:in touch	0.039	-0.003	-0.005	-0.032
bb:in two	-0.013	-0.001	-0.001	0.014
bb:in writing	-0.02	0.039	0	-0.019
bb:in your	0.01	-0.003	0.018	-0.025
bb:in ¶	0.012	-0.013	0.016	-0.015
bb:include ORG	-0.002	-0.03	0.035	-0.002
bb:include vat	-0.054	-0.002	-0.003	0.059
bb:incorporated in	-0.025	-0.01	0.03	0.006
bb:independently owned	-0.07	-0.009	0.03	0.05
bb:industries company	0.051	0	0	-0.05
bb:info @	0.029	-0.018	-0.002	-0.009
bb:information :	-0.014	-0.001	0	0.016
bb:information about	-0.001	-0.016	-0.011	0.029
bb:information and	0.018	0.015	-0.033	-0.001
bb:information is	0.038	-0.003	-0.034	-0.001
bb:information you	0.028	-0.003	-0.005	-0.02
bb:information ©	0.015	-0.001	-0.001	-0.014
bb:information ¶	-0.015	-0.045	0.04	0.02
bb:inside a	0.014	-0.001	-0.001	-0.012
bb:insist on	0.033	-0.008	-0.042	0.018
bb:installation comes	0.018	-0.001	-0.017	0
bb:instalments the	-0.08	0.001	0.079	0
bb:instructions ¶	-0.011	-0.002	0.013	0
bb:insurance is	-0.011	-0.004	0.021	-0.006
bb:insurers and	0.016	-0.002	-0.001	-0.013
bb:interpretation ¶	0.022	-0.003	-0.039	0.019
bb:introduction ¶	0.034	-0.007	-0.08	0.053
bb:invoices are	-0.011	-0.012	0.028	-0.004
bb:ireland may	-0.036	0.003	0.022	0.012
bb:ireland under	-0.009	0.03	-0.015	-0.007
bb:ireland with	0.049	-0.007	-0.032	-0.01
bb:ireland ¶	-0.045	-0.009	-0.021	0.075
bb:is :	0.004	-0.039	0.006	0.029
bb:is BRAND	0.026	0.036	-0.071	0.009
bb:is DIGITS	-0.059	0.122	-0.056	-0.007
bb:is NUM	-0.067	-0.012	0.051	0.028
bb:is ORG	0.063	-0.086	0.006	0.017
bb:is SELF	0.033	-0.007	-0.025	-0.001
bb:is a	0.254	0.036	-0.135	-0.155
bb:is about	0.032	-0.004	-0.018	-0.01
bb:is an	-0.02	-0.072	0.119	-0.027
bb:is arranged	-0.019	0.079	-0.06	-0.001
bb:is at	0.024	-0.036	-0.026	0.039
bb:is authorised	-0.008	-0.016	0.062	-0.038
bb:is available	-0.062	-0.001	0.063	0
bb:is between	-0.014	-0.005	0.013	0.006
bb:is charged	-0.012	-0.002	-0.002	0.016
bb:is closed	-0.015	0.002	0.013	0
bb:is committed	0.013	-0.012	0.013	-0.014
bb:is for	-0.016	-0.005	-0.03	0.051
bb:is free	0.105	-0.002	-0.002	-0.101
bb:is given	0.026	0.008	-0.044	0.01
bb:is green	0.011	0	0	-0.01
bb:is held	0.017	-0.006	0.014	-0.025
bb:is hosted	-0.006	-0.009	0.016	0
bb:is how	0.037	-0.004	-0.032	-0.001
bb:is issued	-0.023	-0.012	0.003	0.032
bb:is kept	-0.017	-0.005	0.006	0.017
bb:is licensed	-0.019	-0.007	0.041	-0.014
bb:is longer	0.022	-0.002	-0.008	-0.011
bb:is made	-0.018	0.013	-0.007	0.012
bb:is managed	0.091	0.009	-0.041	-0.059
bb:is nearly	0.026	-0.001	-0.004	-0.021
bb:is needed	-0.015	-0.015	0.009	0.021
bb:is no	-0.019	-0.002	0.002	0.019
bb:is not	-0.013	-0.01	0.01	0.013
bb:is offered	-0.017	-0.01	0.044	-0.017
bb:is old	0.024	-0.001	-0.002	-0.021
bb:is one	-0.069	0.018	0.047	0.005
bb:is open	-0.01	-0.002	-0.001	0.012
bb:is operated	0.05	0.018	-0.042	-0.026
bb:is owned	-0.05	0.133	-0.071	-0.012
bb:is part	-0.102	0.118	0.007	-0.023
bb:is processed	0.043	-0.003	-0.055	0.015
bb:is provided	-0.06	-0.041	0.125	-0.024
bb:is published	0.026	-0.001	-0.024	-0.001
bb:is registered	-0.095	0.05	0.061	-0.016
bb:is represented	-0.021	0.001	0.02	0
bb:is responsible	0.01	-0.007	-0.035	0.031
bb:is run	-0.033	-0.058	0.078	0.012
bb:is sent	-0.019	-0.013	0.032	0
bb:is sold	0.054	-0.009	-0.044	-0.001
bb:is supplied	0.031	-0.016	-0.012	-0.002
bb:is the	-0.186	-0.028	0.182	0.032
bb:is used	-0.059	-0.008	0.063	0.004
bb:is usually	0.017	-0.008	0.015	-0.024
bb:is with	0.014	-0.008	-0.027	0.021
bb:is written	0.024	-0.002	-0.013	-0.01
bb:isle of	-0.033	-0.012	-0.089	0.135
bb:issued by	0.009	-0.044	0.033	0.003
bb:it and	0.048	-0.013	-0.03	-0.006
bb:it contractors	-0.016	0.002	0.026	-0.011
bb:it further	-0.054	-0.004	0	0.059
bb:it in	-0.042	-0.002	0.009	0.035
bb:it is	-0.004	-0.013	0.091	-0.074
bb:it keeps	-0.05	0.001	0.049	0
bb:it later	0.022	-0.008	-0.018	0.004
bb:it takes	-0.002	-0.007	-0.027	0.036
bb:it twice	0.018	-0.002	-0.011	-0.005
bb:it was	-0.025	-0.007	0.006	0.025
bb:it we	-0.031	0.001	0.063	-0.033
bb:it whenever	-0.01	-0.001	-0.001	0.012
bb:it with	-0.013	-0.01	0.003	0.021
bb:it works	-0.032	-0.007	-0.043	0.082
bb:it ¶	0.07	-0.043	0.059	-0.086
bb:its affiliates	-0.018	-0.003	0.009	0.012
bb:its associated	0.003	0.051	-0.024	-0.03
bb:its own	-0.004	-0.003	0.034	-0.027
bb:itself how	-0.05	0.001	0.049	0
bb:january DIGITS	0.008	-0.001	-0.012	0.006
bb:javascript to	0.054	0	0	-0.053
bb:job ¶	-0.049	-0.005	-0.007	0.061
bb:jobs ¶	-0.085	-0.001	-0.001	0.086
bb:join our	0.055	-0.002	-0.01	-0.043
bb:join ¶	0.019	-0.009	0.017	-0.027
bb:journey ¶	0.027	-0.012	-0.011	-0.004
bb:june DIGITS	0.131	-0.068	-0.09	0.027
bb:just as	0.013	0	-0.005	-0.007
bb:keep a	-0.025	-0.008	-0.026	0.06
bb:keep our	0.003	-0.021	0.028	-0.01
bb:keep the	-0.108	-0.001	0.095	0.014
bb:keep up	-0.031	-0.001	-0.003	0.035
bb:keeps happening	-0.046	0.043	0	0.004
bb:keeps transaction	-0.05	0.001	0.049	0
bb:kendal cumbria	0.015	0	0.002	-0.017
bb:kept by	-0.038	-0.008	0.009	0.037
bb:kept for	-0.011	-0.002	-0.002	0.015
bb:kept in	-0.032	-0.005	0.021	0.016
bb:kingdom (	-0.004	-0.001	-0.007	0.012
bb:kingdom and	-0.006	0.031	-0.024	-0.002
bb:kingdom our	0.051	-0.007	-0.044	0
bb:kingdom ¶	0.08	-0.028	0.028	-0.08
bb:knew them	0.026	-0.001	-0.01	-0.015
bb:know not	0.028	-0.003	-0.021	-0.004
bb:known as	0.037	-0.006	0.001	-0.032
bb:kop com	0.093	-0.002	0.002	-0.093
bb:last month	0.036	-0.001	-0.001	-0.034
bb:last people	0.013	0	0.001	-0.014
bb:last three	0.008	-0.001	-0.013	0.006
bb:last updated	0.098	-0.041	-0.062	0.006
bb:last ¶	-0.025	0	0.001	0.024
bb:lasts ¶	-0.037	-0.001	0.002	0.036
bb:late ¶	-0.003	-0.004	-0.004	0.012
bb:later ¶	0.085	-0.01	-0.021	-0.055
bb:law BRAND	0.036	-0.004	-0.032	0
bb:law of	0.05	-0.001	0	-0.049
bb:leave analytics	-0.013	0	0.012	0
bb:leaves ¶	0.011	0	0	-0.011
bb:legal &	0.058	-0.001	0	-0.057
bb:legal agreement	-0.026	-0.002	0.029	-0.001
bb:legal and	0.025	-0.003	-0.029	0.007
bb:legal entity	0.064	-0.009	-0.039	-0.017
bb:legal information	-0.026	-0.004	-0.033	0.062
bb:legal name	0.013	-0.001	-0.006	-0.006
bb:legal notice	0.105	-0.021	-0.088	0.004
bb:legal ¶	-0.054	-0.006	0.036	0.023
bb:leicester le3	-0.018	0	0.017	0
bb:leicester leicestershire	-0.03	0.047	-0.014	-0.004
bb:leicestershire le3	-0.015	0.004	0.003	0.007
bb:leicestershire le5	0.008	0	0.003	-0.011
bb:lenders ¶	0.042	-0.06	0.035	-0.017
bb:length and	0.014	0	0	-0.013
bb:less and	0.018	-0.002	-0.011	-0.005
bb:less room	0.011	-0.002	-0.012	0.002
bb:letter for	0.015	-0.001	-0.001	-0.013
bb:letting agents	-0.022	0	0	0.023
bb:liability cover	-0.108	0.001	0.107	0
bb:licence agreement	0.017	-0.003	-0.017	0.003
bb:licence by	0.02	-0.015	-0.022	0.018
bb:licence from	-0.027	-0.006	0.033	0
bb:licences for	0.03	-0.003	-0.029	0.002
bb:licences ¶	0.025	-0.003	-0.029	0.007
bb:licensed by	0.048	-0.005	0.018	-0.061
bb:licensed to	-0.018	0.001	0.017	0
bb:limited by	-0.011	0.012	0.009	-0.009
bb:limited’s privacy	0.018	0.038	-0.049	-0.006
bb:list and	0.004	-0.001	-0.028	0.025
bb:list if	-0.011	-0.003	-0.003	0.016
bb:list to	-0.03	-0.001	0.032	0
bb:listed in	0.091	-0.01	-0.066	-0.016
bb:listed on	-0.031	-0.002	0.016	0.017
bb:little less	0.047	-0.002	-0.014	-0.032
bb:local office	0.036	-0.012	-0.027	0.004
bb:log in	-0.065	-0.007	0.031	0.04
bb:london and	0.093	-0.005	-0.032	-0.056
bb:london bus	-0.031	-0.001	-0.001	0.033
bb:london e14	0.008	-0.028	-0.006	0.026
bb:london england	-0.057	0.026	-0.007	0.038
bb:london n1	-0.018	-0.008	0.009	0.017
bb:london sw1w	-0.015	0	0.001	0.014
bb:london united	0.048	-0.003	-0.03	-0.015
bb:london w1w	-0.033	0	0.005	0.028
bb:london ¶	0.034	-0.001	-0.001	-0.033
bb:long it	-0.05	0.001	0.049	0
bb:longer than	0.058	-0.002	-0.007	-0.049
bb:look after	-0.023	0.072	-0.004	-0.045
bb:look at	0.035	-0.011	-0.019	-0.005
bb:looked after	-0.011	-0.003	-0.007	0.02
bb:looks after	-0.006	0.008	0.015	-0.017
bb:lottery is	0.004	0.022	0.011	-0.038
bb:lottery manager	0.017	-0.003	0.003	-0.017
bb:lottery terms	-0.054	0.086	-0.023	-0.009
bb:machine readable	0.036	-0.001	-0.001	-0.034
bb:machines ¶	-0.019	0	0	0.02
bb:made and	0.014	-0.001	-0.008	-0.005
bb:made by	-0.012	-0.005	-0.017	0.033
bb:made through	-0.027	-0.034	0.067	-0.006
bb:made up	-0.034	0.059	-0.03	0.005
bb:made with	-0.022	-0.001	-0.009	0.033
bb:made ¶	-0.01	-0.002	0.003	0.008
bb:maidstone ;	-0.027	0	0	0.027
bb:maidstone kent	0.017	-0.006	-0.011	0
bb:mail and	-0.032	-0.004	0.014	0.022
bb:mail ¶	-0.043	-0.005	0.006	0.043
bb:mailing list	0.01	0.001	0.004	-0.016
bb:main road	-0.014	-0.005	0.1	-0.081
bb:main trading	-0.052	0.034	0.013	0.005
bb:make this	-0.03	0	0	0.031
bb:managed by	0.001	0.057	0.002	-0.06
bb:manager a	0.006	-0.001	-0.029	0.025
bb:manager of	-0.011	0.001	0.009	0.001
bb:manager ¶	-0.015	0.043	0.001	-0.029
bb:many on	-0.053	0.005	0.048	0.001
bb:many private	-0.007	-0.002	-0.002	0.011
bb:march DIGITS	0.017	0.011	-0.009	-0.02
bb:mark is	0.037	-0.008	-0.029	0
bb:mark of	-0.004	-0.002	-0.008	0.015
bb:marketplace terms	-0.016	0	-0.001	0.017
bb:marketplace we	-0.053	0.005	0.048	0.001
bb:marks of	0.023	-0.002	-0.024	0.004
bb:massachusetts ¶	0.013	0	0.001	-0.014
bb:may DIGITS	0.064	-0.034	-0.028	-0.002
bb:may be	-0.056	0.059	-0.038	0.034
bb:may look	0.033	-0.009	-0.021	-0.003
bb:may not	0.035	-0.015	-0.006	-0.014
bb:may pass	-0.026	0	0.026	0
bb:may still	-0.034	-0.002	0.005	0.031
bb:may sue	-0.037	0.002	0.023	0.011
bb:me ¶	-0.022	-0.001	0.007	0.016
bb:mean the	0.014	0.021	-0.001	-0.034
bb:means BRAND	0.022	-0.013	-0.006	-0.003
bb:means ORG	0.046	-0.009	-0.008	-0.029
bb:means a	0.058	-0.017	-0.024	-0.017
bb:means the	-0.036	-0.018	0.019	0.035
bb:meant for	0.013	-0.002	-0.009	-0.002
bb:measurement by	0.015	0	0.005	-0.02
bb:media measurement	0.015	0	0.005	-0.02
bb:meet us	0.016	-0.001	-0.026	0.011
bb:member of	-0.025	0.042	-0.014	-0.003
bb:members of	-0.039	-0.006	0.005	0.04
bb:members ¶	0.015	-0.009	-0.006	0
bb:membership ¶	-0.045	-0.002	0.054	-0.006
bb:menu and	-0.02	-0.001	0.002	0.019
bb:menu ¶	-0.016	-0.006	0.012	0.01
bb:message to	-0.005	-0.001	-0.008	0.015
bb:message ¶	-0.014	0	0.002	0.013
bb:methods ¶	0.018	-0.001	-0.001	-0.017
bb:mind later	0.016	-0.001	-0.001	-0.015
bb:minutes ¶	0.016	-0.012	-0.018	0.013
bb:mobile application	-0.025	-0.001	0	0.027
bb:mofodo house	-0.012	0.001	0.011	0
bb:monday ¶	-0.034	-0.002	0.003	0.032
bb:money on	0.026	-0.001	-0.001	-0.024
bb:month ¶	0.071	-0.004	-0.013	-0.054
bb:month's notice	-0.01	0.039	0	-0.028
bb:more ¶	0.008	-0.005	-0.011	0.008
bb:mortgage advice	-0.008	-0.003	-0.001	0.012
bb:mortgage ¶	-0.03	-0.009	0.015	0.024
bb:most of	-0.049	-0.002	0.001	0.049
bb:most warranties	0.025	-0.002	-0.006	-0.017
bb:mouth people	-0.028	-0.001	-0.001	0.029
bb:moved far	-0.007	-0.002	-0.001	0.01
bb:mug ¶	-0.016	0	0.014	0.002
bb:music people	0.014	-0.001	0	-0.013
bb:music ¶	-0.025	0	0.003	0.022
bb:must be	0.011	-0.006	0.006	-0.011
bb:my own	-0.057	0	-0.001	0.058
bb:n12 retail	0.093	-0.034	-0.097	0.038
bb:name :	-0.004	-0.021	-0.043	0.067
bb:name BRAND	-0.021	0.001	0.02	0
bb:name is	-0.017	0.001	0.017	0
bb:name of	-0.09	-0.065	0.031	0.124
bb:name under	0.058	-0.019	-0.039	0
bb:name ¶	0.023	-0.015	-0.017	0.008
bb:named on	0.015	0.037	-0.044	-0.008
bb:names of	0.013	0.014	-0.003	-0.023
bb:near you	0.086	0	0	-0.086
bb:nearly always	0.026	-0.001	-0.004	-0.021
bb:necessary cookies	-0.013	0	0.012	0
bb:necessary ones	-0.011	-0.001	0.001	0.011
bb:need a	0.009	-0.002	0.003	-0.01
bb:need the	-0.036	-0.002	0.003	0.035
bb:need to	0.039	-0.009	0.015	-0.046
bb:needed with	-0.008	-0.01	0.018	0
bb:needed ¶	0.082	-0.002	-0.004	-0.076
bb:never moved	-0.006	-0.002	-0.001	0.01
bb:new brochure	-0.031	0	-0.004	0.036
bb:new one	-0.014	-0.001	-0.001	0.016
bb:new website	-0.015	0	0.014	0
bb:newcastle upon	0.007	0.001	-0.012	0.004
bb:newest entries	-0.027	0.001	0.026	0
bb:news offers	0.015	-0.001	-0.001	-0.013
bb:news ¶	0.088	0.041	-0.069	-0.06
bb:newsletter is	-0.019	-0.013	0.032	0
bb:next day	0.048	-0.002	0.015	-0.061
bb:next working	-0.038	0	0	0.039
bb:night ¶	0.014	-0.006	-0.012	0.004
bb:no :	-0.011	-0.026	-0.051	0.089
bb:no DIGITS	-0.038	0.117	-0.04	-0.039
bb:no NUM	-0.096	0.062	0.007	0.027
bb:no SELF	0.104	-0.013	-0.041	-0.05
bb:no contract	0.062	0	-0.001	-0.061
bb:no footnotes	0.016	-0.002	-0.002	-0.013
bb:no gb	-0.076	-0.003	-0.015	0.095
bb:no menu	-0.019	-0.001	0.001	0.019
bb:no music	-0.02	-0.001	0.002	0.019
bb:no reason	0.01	-0.002	-0.002	-0.006
bb:nobody asks	0.018	-0.002	-0.011	-0.005
bb:norfolk nr7	-0.004	0	0.016	-0.011
bb:north yorkshire	0.015	-0.004	-0.005	-0.007
bb:northern ireland	0.022	-0.002	-0.041	0.021
bb:norupo balloon	-0.012	0.001	0.065	-0.054
bb:norwich norfolk	-0.002	-0.002	0.018	-0.014
bb:not a	-0.056	-0.011	0.02	0.046
bb:not grow	0.029	-0.004	-0.014	-0.011
bb:not keep	-0.031	-0.001	-0.003	0.035
bb:not spoken	0.035	0	0	-0.034
bb:not the	0.02	-0.004	-0.019	0.003
bb:not to	-0.029	0.067	-0.003	-0.035
bb:not use	0.008	-0.02	0.018	-0.006
bb:not with	-0.008	-0.018	0.028	-0.001
bb:notebook ¶	0.026	-0.001	-0.021	-0.004
bb:notes so	0.024	-0.001	-0.001	-0.022
bb:nothing and	-0.001	-0.002	-0.025	0.028
bb:nothing ¶	0.054	-0.001	0.007	-0.061
bb:notice BRAND	-0.041	-0.005	-0.003	0.048
bb:notice by	-0.041	-0.004	-0.03	0.076
bb:notice covers	0.023	-0.039	0.011	0.005
bb:notice explains	-0.034	-0.015	0.064	-0.015
bb:notice for	0	-0.004	-0.011	0.015
bb:notice in	-0.01	0.039	0	-0.028
bb:notice is	0.044	-0.01	-0.044	0.01
bb:notice may	0.013	-0.002	-0.01	-0.001
bb:notice of	-0.081	-0.003	0.057	0.027
bb:notice returns	-0.023	0	0	0.023
bb:notice tells	-0.004	-0.002	-0.006	0.012
bb:notice terms	0.249	-0.004	0	-0.245
bb:notice ©	0.168	-0.002	-0.005	-0.161
bb:notice ¶	0.122	-0.01	-0.109	-0.003
bb:nottingham bus	0.04	-0.001	-0.017	-0.022
bb:november DIGITS	0.005	-0.012	-0.007	0.014
bb:now ¶	-0.025	-0.001	-0.005	0.031
bb:number :	-0.12	0.085	0.085	-0.05
bb:number DIGITS	-0.03	0.031	-0.001	0.001
bb:number NUM	-0.242	0.018	0.211	0.013
bb:number SELF	0.087	0.004	-0.067	-0.024
bb:number and	0.018	-0.002	-0.002	-0.013
bb:number is	-0.042	-0.034	-0.025	0.101
bb:number on	0.037	-0.002	-0.011	-0.024
bb:number ¶	-0.033	-0.019	0.053	-0.001
bb:obliged to	-0.013	0.021	-0.007	-0.001
bb:occasional recipe	0.015	-0.001	-0.001	-0.012
bb:october DIGITS	0.015	-0.003	-0.011	-0.001
bb:of :	-0.018	0.013	0.001	0.005
bb:of BRAND	-0.064	0.024	0.099	-0.058
bb:of DIGITS	0.026	-0.006	-0.015	-0.004
bb:of ORG	0.029	-0.025	-0.054	0.05
bb:of SELF	0.072	-0.037	-0.004	-0.031
bb:of a	0.049	0.025	-0.058	-0.016
bb:of any	0.015	-0.007	0.003	-0.011
bb:of booking	-0.031	-0.002	0	0.033
bb:of business	0.243	-0.005	0.009	-0.247
bb:of companies	-0.026	0.047	-0.011	-0.011
bb:of data	0.039	-0.004	-0.035	0
bb:of each	0.041	-0.005	-0.014	-0.022
bb:of england	-0.007	0.022	0.003	-0.018
bb:of every	-0.027	-0.001	0	0.028
bb:of goods	-0.006	0.037	-0.002	-0.029
bb:of halifax	-0.011	0	0	0.011
bb:of hereford	-0.014	0	0	0.015
bb:of hire	0.011	0.022	0.01	-0.043
bb:of it	0.084	-0.003	-0.022	-0.058
bb:of its	-0.107	0.166	0.026	-0.085
bb:of legal	0.045	-0.004	-0.025	-0.016
bb:of london	0.045	-0.006	-0.014	-0.024
bb:of maidstone	-0.038	0	0	0.038
bb:of man	-0.01	-0.01	-0.068	0.088
bb:of manchester	0.021	0	0.003	-0.024
bb:of many	-0.053	0.005	0.048	0.001
bb:of mouth	-0.034	-0.003	-0.003	0.039
bb:of norwich	-0.01	0	0	0.01
bb:of nottingham	0.026	0	0	-0.025
bb:of our	0.004	0.007	-0.035	0.024
bb:of page	-0.124	-0.02	0.157	-0.014
bb:of sale	-0.027	0.012	-0.081	0.096
bb:of service	-0.109	-0.014	-0.013	0.135
bb:of staff	0.027	-0.002	-0.004	-0.021
bb:of stay	0.013	-0.008	-0.005	0
bb:of tea	0.009	-0.002	0.004	-0.011
bb:of the	-0.081	0.063	0.03	-0.013
bb:of their	-0.012	-0.045	0.081	-0.024
bb:of them	-0.028	-0.009	0.001	0.036
bb:of these	0.063	-0.025	-0.044	0.006
bb:of this	-0.087	0.003	0.021	0.064
bb:of truro	0.023	0	0	-0.022
bb:of use	0.049	-0.041	-0.003	-0.005
bb:of website	-0.057	-0.001	-0.001	0.059
bb:of what	-0.01	-0.001	0.002	0.01
bb:of which	-0.046	0.007	0.04	-0.001
bb:of your	-0.063	0.078	-0.043	0.028
bb:offered by	0.005	-0.005	0.014	-0.014
bb:offered to	-0.012	-0.003	0.02	-0.005
bb:offers and	0.015	-0.001	-0.001	-0.013
bb:offers ¶	-0.072	-0.001	-0.007	0.08
bb:office :	-0.083	0.012	0.013	0.057
bb:office BRAND	0.039	-0.012	-0.027	0
bb:office DIGITS	-0.066	-0.002	-0.002	0.07
bb:office address	-0.022	-0.044	0.05	0.016
bb:office is	-0.019	-0.038	-0.025	0.081
bb:office ¶	-0.025	-0.021	0.048	-0.002
bb:officer is	-0.039	-0.01	0.057	-0.009
bb:offices ¶	-0.029	-0.001	0.022	0.008
bb:offline ¶	0.014	-0.005	-0.005	-0.004
bb:often saves	0.026	-0.008	-0.027	0.009
bb:okimiletpo ¶	0.058	-0.001	-0.002	-0.054
bb:old and	0.024	-0.001	-0.002	-0.021
bb:on DIGITS	-0.058	-0.001	-0.003	0.063
bb:on a	0.017	-0.01	-0.008	0.001
bb:on behalf	-0.028	-0.02	0.037	0.011
bb:on it	-0.027	-0.007	-0.006	0.041
bb:on orders	-0.044	0	0	0.044
bb:on our	-0.044	0.023	0.04	-0.018
bb:on request	0.02	-0.002	-0.001	-0.017
bb:on saturdays	0.006	-0.003	-0.018	0.014
bb:on the	0.004	0.047	-0.071	0.02
bb:on these	-0.023	-0.001	-0.001	0.025
bb:on this	-0.084	-0.018	0.127	-0.024
bb:on time	0.026	-0.001	-0.004	-0.021
bb:on to	-0.042	-0.008	-0.018	0.068
bb:on weekdays	0.026	-0.003	-0.017	-0.006
bb:on which	0.044	-0.027	-0.018	0.001
bb:on you	0.031	0	-0.01	-0.02
bb:on your	-0.037	-0.024	0.052	0.01
bb:on ¶	0.134	-0.007	-0.057	-0.07
bb:onarebu georgia	-0.011	-0.009	0.023	-0.003
bb:once and	0.016	-0.003	0	-0.014
bb:once we	0.008	-0.003	-0.017	0.012
bb:one of	0.014	0.06	-0.074	0.001
bb:one people	-0.035	-0.001	-0.001	0.037
bb:one person	0.012	-0.002	-0.01	-0.001
bb:one ¶	-0.024	-0.016	0.031	0.009
bb:online ¶	0.014	-0.006	-0.004	-0.004
bb:only what	-0.007	-0.004	-0.01	0.021
bb:only ¶	0.077	0.119	-0.007	-0.189
bb:open to	0.051	-0.016	-0.039	0.004
bb:opened an	-0.042	0	0.041	0
bb:opening hours	0.011	-0.001	-0.008	-0.002
bb:operate the	0.025	-0.012	-0.009	-0.004
bb:operated by	0.205	-0.003	-0.18	-0.021
bb:operates the	0.003	0.001	0.007	-0.011
bb:operating under	-0.007	-0.006	0.001	0.011
bb:optional cookies	-0.033	0	0.001	0.031
bb:or "	-0.107	0.006	-0.026	0.127
bb:or BRAND	0.024	-0.002	-0.021	0
bb:or a	-0.006	0.03	-0.014	-0.01
bb:or delete	0.039	-0.002	-0.035	-0.002
bb:or for	-0.008	-0.002	-0.023	0.034
bb:or in	0.028	-0.003	-0.011	-0.014
bb:or our	0.033	-0.007	-0.045	0.018
bb:or sent	0.023	-0.003	-0.017	-0.004
bb:or the	0.076	-0.021	-0.065	0.01
bb:or through	-0.005	-0.006	0.011	0
bb:or to	-0.001	-0.002	-0.013	0.016
bb:or us	0.012	-0.009	0.004	-0.007
bb:or using	-0.01	-0.001	0	0.011
bb:or we	-0.02	-0.001	-0.001	0.022
bb:or when	0.011	0	-0.012	0.001
bb:or write	0.032	-0.008	-0.034	0.01
bb:orchard road	-0.016	0	0.008	0.008
bb:orchard terrace	-0.012	0.001	0.011	0
bb:order by	-0.022	-0.003	-0.004	0.03
bb:order comes	0.014	0	0	-0.014
bb:order for	-0.031	-0.002	-0.004	0.036
bb:order from	-0.005	0.025	-0.019	-0.002
bb:order or	-0.011	0	0	0.011
bb:order placed	-0.009	-0.02	0.062	-0.033
bb:order small	-0.036	0	0.035	0
bb:order ¶	-0.057	0.01	0.026	0.022
bb:orders above	-0.059	0	0.058	0
bb:orders before	0.015	-0.001	-0.001	-0.013
bb:orders over	-0.044	0	0	0.044
bb:orders placed	-0.046	0.001	0.026	0.018
bb:organised by	-0.065	0	0	0.065
bb:other use	-0.04	0.001	0.038	0.001
bb:our "	0.081	-0.024	-0.074	0.016
bb:our :	0.021	-0.002	-0.003	-0.015
bb:our and	0.068	-0.019	-0.044	-0.005
bb:our assets	-0.007	-0.01	0.017	0
bb:our behalf	-0.014	0.032	-0.027	0.009
bb:our business	0.015	-0.002	-0.013	0
bb:our company	0.058	-0.011	-0.043	-0.004
bb:our cookies	0.036	0	-0.009	-0.026
bb:our customers	0.011	0	0	-0.01
bb:our details	0.044	-0.014	-0.025	-0.005
bb:our emails	-0.008	-0.021	-0.049	0.078
bb:our fca	-0.03	0.002	0.029	0
bb:our full	0.028	-0.006	-0.021	-0.001
bb:our goods	0.051	-0.007	-0.044	0
bb:our group	-0.005	0.032	-0.027	-0.001
bb:our homes	0.032	0.024	-0.02	-0.036
bb:our insurer	-0.026	0	0.026	0
bb:our is	-0.036	0.052	-0.02	0.004
bb:our letter	0.015	-0.001	-0.001	-0.013
bb:our mailing	0.007	0.001	0.002	-0.01
bb:our marketplace	-0.053	0.005	0.048	0.001
bb:our mean	-0.035	0.02	0.048	-0.033
bb:our means	-0.035	0.003	-0.039	0.071
bb:our newsletter	-0.019	-0.013	0.032	0
bb:our or	0.025	-0.003	-0.009	-0.013
bb:our own	0.068	-0.003	-0.024	-0.041
bb:our partners	-0.007	-0.005	-0.027	0.039
bb:our people	0.015	0	-0.001	-0.015
bb:our premises	-0.016	0.035	-0.013	-0.007
bb:our privacy	-0.029	-0.009	-0.018	0.056
bb:our refer	-0.042	0.084	-0.012	-0.03
bb:our refers	0.02	-0.002	-0.015	-0.003
bb:our registered	0.037	0.015	-0.067	0.014
bb:our servers	-0.005	-0.009	0.014	0
bb:our services	0.027	-0.006	-0.014	-0.007
bb:our shop	-0.021	-0.003	0.003	0.02
bb:our shops	-0.113	0.029	-0.018	0.102
bb:our site	0.041	-0.014	-0.008	-0.019
bb:our sites	0.024	-0.005	-0.019	0
bb:our story	-0.022	0.041	0.04	-0.06
bb:our system	-0.053	0.01	0.043	0.001
bb:our thousandth	-0.01	-0.002	-0.001	0.014
bb:our trading	-0.041	0.005	-0.004	0.04
bb:our us	-0.049	0.054	0.006	-0.01
bb:our we	-0.014	0	0.014	0
bb:our website	-0.046	-0.021	0.047	0.02
bb:our websites	0.01	-0.008	0.023	-0.026
bb:our work	0.015	-0.001	0.001	-0.015
bb:ours ¶	-0.012	-0.001	-0.003	0.015
bb:ourselves ;	-0.017	-0.002	0	0.019
bb:out by	-0.053	-0.017	-0.013	0.082
bb:out here	-0.009	-0.005	0.018	-0.003
bb:out how	0.033	-0.006	-0.013	-0.014
bb:out more	-0.03	0	0	0.03
bb:out now	-0.031	0	-0.004	0.036
bb:out of	-0.008	-0.005	-0.015	0.027
bb:out the	0.034	-0.004	-0.018	-0.012
bb:out ¶	-0.032	-0.002	0.001	0.032
bb:outside ¶	-0.037	0	0	0.038
bb:ovekavuvu ¶	-0.025	-0.005	0.099	-0.07
bb:over DIGITS	0.047	-0.012	-0.028	-0.007
bb:over the	-0.03	0.037	-0.005	-0.001
bb:over when	0.004	-0.004	-0.01	0.01
bb:overview ¶	-0.019	0.024	-0.004	-0.001
bb:own ¶	-0.111	-0.01	0.114	0.007
bb:owned and	-0.1	0.09	0.006	0.004
bb:owned by	0.043	0.047	-0.058	-0.032
bb:owned subsidiary	0.086	0.034	-0.014	-0.106
bb:owned trading	-0.049	-0.017	0.067	-0.001
bb:owner and	-0.036	-0.015	0.038	0.013
bb:owns and	-0.003	-0.008	-0.002	0.013
bb:owns the	-0.055	-0.001	0.032	0.024
bb:oxford oxfordshire	-0.006	0	0.011	-0.005
bb:packed ¶	0.005	-0.003	-0.014	0.013
bb:page says	0.038	-0.012	-0.012	-0.014
bb:page ¶	-0.165	-0.02	0.126	0.059
bb:pages are	0.039	-0.004	-0.008	-0.028
bb:pages you	0.009	-0.006	-0.021	0.018
bb:pages ¶	-0.015	-0.001	-0.001	0.017
bb:paid by	0.042	-0.003	0	-0.039
bb:paid for	-0.072	0.001	0.107	-0.035
bb:paid ¶	-0.032	0.052	-0.037	0.017
bb:pan ¶	-0.009	-0.001	-0.008	0.017
bb:papers to	-0.026	0	0.026	0
bb:parcels are	-0.112	0	0.111	0
bb:parcels carried	-0.021	0.002	0.007	0.012
bb:parcels go	-0.002	-0.018	0.022	-0.002
bb:parent company	0.053	-0.081	0.018	0.009
bb:park ¶	-0.04	0.04	-0.038	0.037
bb:parking behind	-0.002	-0.002	-0.016	0.02
bb:part of	-0.155	0.236	-0.189	0.108
bb:parties :	-0.009	-0.001	-0.009	0.019
bb:partner of	0.061	-0.002	0.001	-0.059
bb:partner ¶	-0.012	0	-0.001	0.013
bb:partners ¶	0.095	-0.005	-0.042	-0.047
bb:partnership registered	-0.03	-0.001	-0.001	0.031
bb:parts people	0.022	0	0	-0.022
bb:pass details	-0.01	0.004	0.018	-0.011
bb:pass the	-0.032	-0.002	0.035	-0.001
bb:passed to	0.013	-0.007	0.003	-0.009
bb:password to	-0.019	-0.001	0.001	0.019
bb:patients ¶	-0.023	-0.004	-0.011	0.037
bb:pay a	0.027	-0.001	-0.013	-0.013
bb:pay by	-0.073	0	0.072	0.001
bb:payment fails	0.021	-0.003	-0.018	0.001
bb:payment is	-0.016	-0.001	0.002	0.016
bb:payments are	-0.03	-0.015	0.069	-0.024
bb:payments on	-0.026	0	0.025	0
bb:payments ¶	-0.025	-0.002	0.003	0.024
bb:pazaki analytics	-0.02	-0.013	0.032	0
bb:people choose	0.062	-0.049	-0.032	0.019
bb:people for	-0.028	-0.001	0	0.029
bb:people who	0.026	-0.008	-0.024	0.006
bb:person from	0.012	-0.001	-0.009	-0.001
bb:person who	0.045	-0.011	-0.012	-0.021
bb:personal data	0.001	0.114	-0.112	-0.002
bb:personal information	-0.073	0.093	-0.053	0.033
bb:phone :	-0.029	-0.003	-0.008	0.04
bb:phone ¶	-0.03	-0.002	0.004	0.028
bb:photograph if	0.017	-0.004	-0.003	-0.01
bb:pictures of	-0.007	-0.006	-0.004	0.017
bb:pier ¶	-0.054	-0.001	0.027	0.028
bb:pipetfo road	0.045	0	0.002	-0.047
bb:placed through	0.007	-0.044	0.051	-0.014
bb:placed with	-0.02	-0.007	0.029	-0.001
bb:placed ¶	-0.023	-0.003	0.005	0.022
bb:placing an	-0.011	0	0	0.011
bb:plain words	0.027	-0.001	-0.001	-0.026
bb:plainly meant	0.011	-0.002	-0.008	-0.001
bb:plainly wrong	0.011	0	-0.012	0.001
bb:platform "	-0.012	-0.005	0.019	-0.002
bb:platform supplied	-0.014	0.001	0.012	0
bb:platform ¶	-0.074	-0.004	0.009	0.069
bb:please play	0.011	-0.001	-0.002	-0.009
bb:please read	-0.014	0.001	0	0.014
bb:pleased ¶	-0.017	0	0	0.018
bb:policies are	-0.006	-0.006	0.052	-0.04
bb:policies ¶	-0.006	-0.001	-0.004	0.012
bb:policy "	-0.006	-0.005	-0.024	0.035
bb:policy ORG	-0.051	0.05	0.007	-0.006
bb:policy applies	0.048	-0.006	-0.015	-0.027
bb:policy contact	-0.038	-0.001	0.001	0.038
bb:policy explains	0.08	-0.004	-0.012	-0.064
bb:policy for	0.029	-0.006	-0.013	-0.01
bb:policy govern	0.014	-0.007	-0.017	0.01
bb:policy is	-0.008	0.016	-0.024	0.017
bb:policy privacy	-0.011	-0.001	-0.001	0.012
bb:policy returns	0.028	0	0	-0.027
bb:policy sets	0.011	-0.003	-0.008	0.001
bb:policy terms	-0.247	-0.002	0.034	0.214
bb:policy ©	0.078	-0.001	-0.001	-0.075
bb:policy ¶	0.242	-0.008	-0.187	-0.047
bb:polisi preifatrwydd	0.028	-0.001	-0.002	-0.025
bb:portal ¶	-0.064	-0.002	0.109	-0.043
bb:post :	0.02	-0.007	-0.013	-0.001
bb:post to	-0.014	-0.002	-0.001	0.017
bb:post ¶	0.021	-0.007	-0.02	0.005
bb:powered by	-0.044	-0.026	0.068	0.002
bb:preifatrwydd ¶	0.028	-0.001	-0.002	-0.025
bb:premises ¶	0.002	-0.005	0.021	-0.017
bb:price and	0.05	-0.005	-0.025	-0.021
bb:price does	0.039	-0.004	-0.014	-0.021
bb:price list	0.004	-0.001	-0.028	0.025
bb:price that	-0.038	0	0.038	0
bb:price ¶	-0.036	-0.005	0.006	0.036
bb:prices ¶	-0.009	-0.007	0.019	-0.003
bb:privacy &	-0.013	-0.005	-0.008	0.026
bb:privacy and	0.08	-0.024	0.039	-0.095
bb:privacy contact	-0.035	-0.018	0.009	0.044
bb:privacy cookies	0.111	-0.002	-0.016	-0.092
bb:privacy notice	0.204	0.034	-0.086	-0.152
bb:privacy of	-0.005	-0.002	0.012	-0.004
bb:privacy policy	0.255	-0.061	-0.169	-0.026
bb:privacy statement	-0.015	0.042	0.05	-0.076
bb:privacy terms	-0.146	-0.016	0.003	0.159
bb:privacy ©	-0.017	-0.001	-0.001	0.019
bb:privacy ¶	0.301	0.17	-0.147	-0.324
bb:private houses	-0.007	-0.002	-0.002	0.011
bb:private limited	0.014	0.005	-0.015	-0.005
bb:prize draw	0.029	-0.007	-0.022	0
bb:processed by	-0.006	-0.01	0.016	0
bb:processors ¶	-0.004	-0.012	0.019	-0.002
bb:product of	-0.009	-0.001	0.011	0
bb:products from	0.051	-0.037	-0.023	0.01
bb:products ¶	-0.018	-0.002	-0.003	0.024
bb:project ¶	-0.018	-0.001	0.005	0.014
bb:promoted by	0.046	-0.026	-0.006	-0.014
bb:promoter :	0.06	-0.01	-0.047	-0.003
bb:promoter is	0.056	-0.012	-0.021	-0.023
bb:promoter of	-0.083	0.009	0.076	-0.002
bb:promoter ¶	0.033	-0.006	-0.025	-0.003
bb:promotion is	-0.052	-0.01	0.064	-0.001
bb:property of	0.061	-0.01	-0.032	-0.019
bb:protecting and	-0.02	-0.009	0.016	0.014
bb:protecting your	0.048	-0.003	-0.026	-0.019
bb:protection act	-0.011	-0.005	0.017	-0.002
bb:protection laws	0.013	-0.005	-0.006	-0.002
bb:protection of	0.038	-0.002	-0.005	-0.031
bb:protection officer	-0.028	-0.041	0.073	-0.005
bb:protection policy	0.056	-0.018	-0.071	0.033
bb:protection regulation	-0.006	-0.004	-0.017	0.027
bb:protection ¶	0.16	-0.023	-0.112	-0.024
bb:proud of	-0.013	-0.001	0.002	0.012
bb:proudly created	0.104	-0.001	0	-0.103
bb:prove it	0.018	-0.002	-0.011	-0.005
bb:provided by	-0.09	-0.045	0.185	-0.051
bb:provider (	0.045	-0.004	0.039	-0.08
bb:provider and	-0.065	0.008	0.056	0
bb:providers ¶	0.023	-0.01	0.013	-0.025
bb:public liability	-0.113	0.001	0.112	0
bb:publish what	0.012	-0.003	-0.016	0.007
bb:published by	-0.037	-0.01	0.047	0.001
bb:publisher :	-0.002	-0.007	0.02	-0.011
bb:purchase of	-0.033	-0.001	0.046	-0.012
bb:purchase ¶	-0.058	-0.004	0.008	0.054
bb:purpose of	0.007	-0.013	0	0.006
bb:purpose ¶	-0.003	-0.004	0.023	-0.016
bb:purposes of	-0.006	-0.006	-0.016	0.029
bb:put it	-0.023	-0.002	0.002	0.023
bb:quarry road	-0.016	0	0.003	0.014
bb:questions go	-0.001	-0.022	0.025	-0.001
bb:questions write	-0.065	0.005	0.06	0
bb:questions ¶	0.012	0	0	-0.011
bb:quotation (	-0.017	0.036	-0.017	-0.002
bb:quotation that	-0.009	-0.02	0.062	-0.033
bb:quote ¶	0.022	-0.001	-0.036	0.015
bb:range for	-0.006	-0.001	-0.012	0.019
bb:rapa ¶	0.058	-0.001	-0.002	-0.054
bb:rated DIGITS	0.059	-0.002	-0.001	-0.056
bb:rather you	0.026	-0.001	-0.01	-0.015
bb:reach us	-0.002	-0.003	0.011	-0.007
bb:read more	-0.007	-0.004	-0.01	0.021
bb:read these	-0.083	0.03	0.02	0.034
bb:readable copy	0.077	-0.002	-0.001	-0.074
bb:reading bus	0.021	0	0	-0.021
bb:reading rg30	-0.017	0.007	0.004	0.007
bb:reason to	0.01	-0.002	-0.002	-0.006
bb:reason we	0.011	-0.004	-0.006	-0.001
bb:recent work	-0.014	0	0.014	0
bb:recipe people	-0.014	-0.001	0	0.015
bb:records on	-0.03	-0.011	0.028	0.012
bb:records parcels	-0.02	0	0.019	0
bb:recycle what	0.033	-0.002	-0.002	-0.03
bb:ref DIGITS	0.009	-0.007	-0.064	0.062
bb:refer to	-0.025	0.086	-0.03	-0.031
bb:reference agencies	-0.012	-0.058	0.073	-0.003
bb:reference for	0.033	-0.002	-0.005	-0.026
bb:reference number	0.046	-0.051	0.012	-0.007
bb:reference to	-0.03	0.051	-0.021	0
bb:reference web	0.04	-0.001	-0.001	-0.038
bb:references to	0.005	-0.015	0.01	-0.001
bb:referred to	-0.042	-0.004	0.015	0.031
bb:refers to	0.058	-0.009	-0.036	-0.013
bb:refund you	0.019	-0.001	-0.001	-0.017
bb:reg co	-0.021	-0.003	-0.006	0.03
bb:reg no	0.002	0.004	-0.022	0.017
bb:register number	-0.059	-0.002	0.063	-0.001
bb:register of	0.012	-0.003	-0.009	0
bb:register ¶	-0.069	-0.001	-0.001	0.071
bb:registered address	0.011	0.088	-0.043	-0.056
bb:registered at	-0.026	0.042	-0.016	0
bb:registered charity	0.083	0.111	0.114	-0.309
bb:registered company	0.021	0.075	-0.115	0.019
bb:registered in	0.075	0.13	-0.184	-0.02
bb:registered number	-0.012	-0.012	0.008	0.016
bb:registered office	0.015	-0.067	0.027	0.025
bb:registered trademark	-0.007	-0.003	0.011	-0.001
bb:registered vat	-0.049	0.003	-0.035	0.081
bb:registered with	-0.056	-0.019	0.065	0.009
bb:registration no	-0.001	0.006	-0.031	0.027
bb:registration number	0.06	-0.001	-0.09	0.031
bb:regulated by	-0.009	-0.041	0.114	-0.065
bb:regulation (	0	-0.007	-0.018	0.025
bb:regulation authority	0.047	0	0.022	-0.07
bb:regulator ¶	-0.004	-0.006	0.012	-0.001
bb:regulatory information	0.014	-0.001	-0.006	-0.008
bb:regulatory ¶	0.01	-0.001	0	-0.009
bb:reject ¶	0.018	-0.001	-0.001	-0.016
bb:relationship with	0.001	0.036	-0.048	0.01
bb:reliance on	-0.04	0	0	0.041
bb:rented unit	-0.011	0	0	0.011
bb:report ¶	0.024	-0.001	-0.003	-0.02
bb:repossessed if	0.02	0	-0.002	-0.018
bb:representative of	-0.072	-0.059	0.14	-0.01
bb:represented by	-0.041	-0.002	0.045	-0.003
bb:reserved BRAND	-0.004	0.022	-0.022	0.004
bb:reserved site	0.056	-0.001	0.011	-0.065
bb:reserved website	0.032	-0.001	0.011	-0.042
bb:reserved ¶	0.097	0.004	-0.072	-0.029
bb:respect of	-0.038	0.03	-0.012	0.019
bb:respecting your	-0.02	-0.009	0.016	0.014
bb:responsible for	0.038	-0.009	-0.016	-0.013
bb:responsible ¶	0.024	-0.001	-0.022	-0.001
bb:rest found	-0.018	-0.003	-0.003	0.023
bb:rest of	0.019	-0.001	-0.004	-0.014
bb:rest ¶	0.025	0	-0.016	-0.009
bb:retail finance	0.092	-0.036	-0.092	0.036
bb:returns policy	-0.017	-0.005	0.037	-0.016
bb:returns ¶	0.023	-0.012	-0.057	0.045
bb:revenue &	-0.015	-0.017	0.035	-0.003
bb:reviews on	-0.085	0.001	0.085	0
bb:reviews ¶	0.044	-0.007	-0.024	-0.013
bb:rid of	0.027	-0.002	-0.022	-0.004
bb:right people	-0.02	-0.001	0	0.021
bb:rights are	-0.008	-0.002	-0.005	0.015
bb:rights reserved	0.066	0.009	-0.023	-0.052
bb:rights ¶	-0.041	-0.001	0	0.042
bb:road cardiff	-0.033	0.034	0.002	-0.003
bb:road dublin	0.045	0	0.002	-0.047
bb:road east	0.012	-0.001	0	-0.012
bb:road hereford	-0.015	0.007	0.001	0.007
bb:road london	-0.121	0.129	-0.005	-0.003
bb:road norwich	-0.01	-0.001	0.011	0
bb:road ¶	-0.077	-0.006	0.01	0.074
bb:room people	-0.054	0	-0.001	0.056
bb:room ¶	0.136	-0.001	-0.011	-0.124
bb:rooms are	-0.011	-0.004	0.008	0.006
bb:rough and	-0.017	-0.001	-0.001	0.019
bb:round the	0.052	-0.002	-0.003	-0.047
bb:row brighton	-0.023	0.005	0.018	0
bb:royal charter	0.014	-0.001	-0.011	-0.002
bb:run by	0.007	0.048	-0.013	-0.042
bb:run for	-0.018	-0.002	0.02	0
bb:run on	-0.008	-0.022	0.034	-0.004
bb:run this	0.054	0	0	-0.053
bb:running at	-0.093	0.002	0.09	0.001
bb:runs on	-0.004	-0.013	0.016	0
bb:runs the	-0.04	0.01	0.032	-0.001
bb:runs this	-0.067	0.004	0.016	0.047
bb:rusome street	-0.012	0.001	0.011	0
bb:safe ¶	-0.01	-0.002	-0.002	0.014
bb:safeguarding ¶	-0.061	0	-0.001	0.062
bb:said about	0.014	0	0	-0.013
bb:said ¶	0.055	0	-0.004	-0.051
bb:sale of	-0.025	0.038	-0.002	-0.011
bb:sale ¶	-0.024	0.02	-0.069	0.073
bb:sales @	0.023	-0.001	0	-0.022
bb:sales and	-0.057	-0.002	0.013	0.045
bb:same afternoon	0.046	-0.005	-0.025	-0.016
bb:same day	0.025	-0.004	-0.002	-0.019
bb:same thing	-0.046	0.043	0	0.004
bb:same working	0.015	-0.001	-0.001	-0.013
bb:saturday of	0.001	-0.003	-0.013	0.015
bb:saturdays ¶	0.006	-0.001	-0.015	0.01
bb:saves a	0.043	-0.008	-0.03	-0.005
bb:say reviews	-0.048	0	0.048	0
bb:say ¶	-0.037	0	0.037	0
bb:says how	-0.02	-0.009	0.016	0.013
bb:says what	0.036	-0.015	-0.006	-0.015
bb:school head	-0.049	0	-0.001	0.05
bb:schools ¶	0.07	-0.004	-0.023	-0.042
bb:scope ¶	-0.011	-0.008	-0.004	0.023
bb:scotland (	-0.012	-0.001	0.005	0.009
bb:scotland NUM	0.048	-0.002	-0.002	-0.045
bb:scotland company	-0.017	0.002	0.016	-0.001
bb:scotland no	-0.025	-0.016	0.017	0.023
bb:scotland with	-0.01	0.027	-0.012	-0.004
bb:scotland ¶	-0.033	-0.001	-0.001	0.034
bb:season :	0.018	-0.001	-0.001	-0.017
bb:second visit	0.007	-0.001	0.011	-0.016
bb:sectors ¶	-0.004	-0.012	0.003	0.013
bb:see details	-0.019	-0.003	-0.002	0.023
bb:see examples	0.013	-0.001	-0.018	0.006
bb:see how	-0.011	-0.001	0	0.012
bb:see ¶	0.017	0	0	-0.016
bb:seed box	0.027	-0.001	-0.018	-0.008
bb:seen at	-0.014	0	-0.001	0.015
bb:sees it	-0.021	-0.017	0.04	-0.002
bb:sell ¶	0.011	-0.001	-0.001	-0.009
bb:seller is	0.023	-0.005	-0.029	0.011
bb:seller means	0.045	-0.008	-0.016	-0.021
bb:seller ¶	0.052	-0.008	-0.022	-0.022
bb:sellers ¶	0.034	-0.001	-0.01	-0.023
bb:send ¶	-0.04	-0.002	-0.001	0.044
bb:sent by	0.017	-0.003	-0.016	0.002
bb:sent through	-0.021	-0.013	0.034	0
bb:seo by	-0.075	-0.001	0.014	0.062
bb:september DIGITS	0.038	-0.006	-0.002	-0.03
bb:service "	-0.02	-0.009	0.019	0.011
bb:service (	0.033	-0.023	-0.01	-0.001
bb:service is	0.023	0.029	-0.053	0.001
bb:service of	0.004	-0.018	0.003	0.011
bb:service operated	0.04	-0.008	-0.032	0
bb:service provided	-0.042	-0.025	0.068	-0.001
bb:service provider	0.102	-0.001	0.001	-0.102
bb:service ¶	-0.035	-0.017	0.006	0.047
bb:services "	0.062	-0.009	-0.034	-0.02
bb:services (	-0.023	0.04	-0.03	0.014
bb:services ;	-0.034	-0.039	0.099	-0.026
bb:services are	0.035	-0.025	0.013	-0.022
bb:services by	0.057	-0.02	-0.03	-0.007
bb:services means	0.037	-0.021	-0.05	0.033
bb:services of	0.045	-0.008	-0.029	-0.008
bb:services provided	0.074	-0.038	-0.034	-0.003
bb:services register	-0.069	-0.007	0.066	0.01
bb:services ¶	0.034	-0.014	-0.038	0.018
bb:session comes	0.015	0	0	-0.015
bb:session ¶	-0.041	-0.002	-0.001	0.045
bb:set by	0.021	-0.006	-0.011	-0.004
bb:set out	-0.023	-0.017	0.042	-0.003
bb:sets out	0.051	-0.009	-0.029	-0.014
bb:seven days	-0.057	-0.001	0.001	0.058
bb:sexton road	0.019	-0.001	-0.001	-0.017
bb:share it	-0.041	-0.011	0.047	0.006
bb:share of	-0.002	0.041	-0.039	-0.001
bb:share what	0.009	-0.012	0.016	-0.012
bb:share with	-0.011	-0.007	0.024	-0.006
bb:share your	-0.013	0.061	-0.056	0.008
bb:sharing ¶	-0.01	-0.019	0.031	-0.002
bb:sheffield south	-0.008	0.001	0.019	-0.011
bb:shop are	-0.036	0.002	0.034	0
bb:shop in	-0.042	-0.001	-0.001	0.044
bb:shop is	-0.05	-0.004	0.054	0
bb:shop platform	-0.014	0.001	0.012	0
bb:shop ¶	0.022	-0.007	-0.002	-0.013
bb:shopquay ¶	0.018	0	0	-0.018
bb:shops farms	-0.009	-0.001	-0.001	0.011
bb:shops ¶	-0.09	0.029	-0.017	0.078
bb:short term	-0.015	0.006	0.005	0.004
bb:show ¶	-0.045	0.003	0.002	0.04
bb:shows work	0.004	-0.001	-0.015	0.013
bb:sign in	0.01	0	0	-0.01
bb:sign up	-0.03	0.002	0	0.027
bb:since DIGITS	-0.045	-0.009	0.001	0.053
bb:since that	0.021	-0.006	-0.017	0.002
bb:site :	-0.012	0.001	0.065	-0.054
bb:site ;	0.022	-0.013	-0.008	-0.001
bb:site and	0.018	-0.003	-0.014	-0.002
bb:site are	-0.01	0	0.01	0
bb:site by	-0.013	-0.003	-0.001	0.017
bb:site is	0.017	-0.016	-0.01	0.009
bb:site operated	0.011	-0.002	-0.004	-0.005
bb:site the	-0.02	0.047	-0.011	-0.016
bb:site uses	-0.027	-0.012	0.027	0.011
bb:site work	-0.03	0	0	0.031
bb:site ¶	0.05	-0.009	-0.017	-0.024
bb:sites and	-0.009	-0.003	-0.017	0.029
bb:six days	-0.041	0	0	0.041
bb:six years	-0.013	0	0	0.014
bb:sk9 7jt	-0.028	-0.004	-0.022	0.054
bb:skip to	0.015	-0.021	0.001	0.006
bb:slavery statement	0.131	0.045	-0.067	-0.108
bb:small batches	0.012	0	0	-0.011
bb:small parcels	-0.07	0.003	0.067	0
bb:small team	0.018	-0.001	-0.017	0
bb:smaller range	-0.006	-0.001	-0.012	0.019
bb:so that	0.028	-0.006	0.006	-0.028
bb:social media	0.017	-0.003	0.006	-0.02
bb:software of	-0.003	-0.015	0.019	-0.001
bb:sold by	0.085	-0.042	-0.086	0.044
bb:sold through	-0.011	0.043	-0.003	-0.029
bb:sole trader	-0.046	-0.007	0.019	0.034
bb:solicitors regulation	0.061	0	0.022	-0.084
bb:some of	-0.009	-0.02	0.029	-0.001
bb:somebody asks	-0.01	-0.001	-0.001	0.012
bb:somebody else	0.031	-0.008	-0.02	-0.003
bb:someone brought	-0.015	-0.003	-0.003	0.02
bb:someone leaves	0.011	0	0	-0.011
bb:south yorkshire	-0.025	0	0.019	0.006
bb:speak to	0.038	-0.007	-0.005	-0.026
bb:spoken to	0.035	0	0	-0.034
bb:spring opening	0.011	-0.001	-0.008	-0.002
bb:sra no	-0.011	0	0.011	0
bb:staff ¶	0.03	-0.003	-0.009	-0.018
bb:stand people	-0.012	0	0	0.013
bb:stand ¶	0.009	0	0.002	-0.01
bb:standard terms	0.043	-0.007	-0.003	-0.033
bb:statement ¶	0.135	0.091	-0.069	-0.157
bb:status ¶	-0.004	-0.003	-0.01	0.017
bb:statutory rights	-0.012	-0.001	-0.005	0.019
bb:stay :	0.022	-0.001	-0.001	-0.02
bb:stay ¶	0.013	-0.008	-0.005	0
bb:still insist	0.011	-0.005	-0.03	0.024
bb:stockport bus	0.014	0	0	-0.013
bb:stops at	0.021	-0.006	-0.027	0.012
bb:stored by	-0.008	-0.007	0.016	-0.001
bb:story contact	-0.021	0.002	0.015	0.004
bb:story ¶	-0.009	0.04	0	-0.031
bb:street dublin	-0.016	0.001	0.014	0
bb:street glasgow	-0.056	0.002	0.032	0.022
bb:street london	0.047	0.022	-0.021	-0.048
bb:street ¶	-0.016	-0.001	-0.001	0.018
bb:strictly necessary	-0.013	-0.001	0.014	0
bb:studio ¶	0.04	-0.001	-0.002	-0.037
bb:style of	-0.008	-0.034	0.01	0.032
bb:subject to	0.018	-0.003	-0.015	0
bb:subscribe to	-0.019	-0.001	0.007	0.012
bb:subscribe ¶	-0.02	-0.004	0.006	0.018
bb:subsidiaries of	0.002	-0.028	0.037	-0.011
bb:subsidiary of	0.1	-0.001	0.011	-0.11
bb:such as	-0.036	0.099	-0.061	-0.002
bb:sue at	-0.028	0.003	0.025	0
bb:sum and	-0.059	0	0.058	0
bb:supervisory authority	-0.005	-0.013	0.021	-0.002
bb:supplied by	0.012	-0.025	0.019	-0.006
bb:supplier ¶	-0.011	-0.006	0.021	-0.004
bb:suppliers :	-0.021	0.001	0.02	0
bb:suppliers ¶	0.018	-0.004	0.01	-0.025
bb:supply of	0.038	-0.001	0	-0.037
bb:supply the	-0.013	-0.001	0	0.014
bb:supply ¶	0.027	-0.007	-0.021	0.001
bb:support ¶	0.095	-0.007	0.003	-0.091
bb:surrey tw9	0.02	0	0.001	-0.021
bb:sw1w 5lg	-0.015	0	0.001	0.014
bb:swansea west	0.018	-0.001	0	-0.017
bb:system we	-0.053	0.01	0.043	0.001
bb:t &	-0.053	0.05	-0.026	0.029
bb:t a	0.036	-0.079	-0.082	0.125
bb:table ¶	-0.037	-0.003	0.008	0.032
bb:tables at	-0.044	0.009	0.043	-0.008
bb:tafapon ¶	-0.111	-0.012	-0.054	0.177
bb:take a	0.02	-0.001	0	-0.019
bb:take it	-0.045	-0.007	0.003	0.049
bb:take over	-0.007	0.022	-0.014	-0.001
bb:take the	0.013	-0.002	-0.004	-0.007
bb:taken by	-0.037	0.042	0.021	-0.026
bb:taken on	-0.014	0.038	-0.035	0.011
bb:takes effect	0.032	0	0.001	-0.033
bb:talk about	-0.035	-0.008	0.037	0.005
bb:talk to	0.002	0.037	-0.012	-0.026
bb:tax office	0.01	0	0	-0.01
bb:team at	0.018	-0.001	-0.017	0
bb:team ¶	-0.026	0.002	0.012	0.012
bb:tel :	0.02	0.039	-0.056	-0.002
bb:telephone DIGITS	0.024	0.065	-0.08	-0.008
bb:telephone and	0.044	-0.002	-0.006	-0.036
bb:telerau ac	-0.012	-0.003	-0.01	0.025
bb:tell us	0.009	-0.009	-0.021	0.021
bb:tell you	-0.034	-0.004	-0.009	0.048
bb:tells you	-0.01	-0.003	-0.006	0.019
bb:ten and	-0.01	-0.002	-0.013	0.024
bb:ten years	0.032	0	0	-0.031
bb:tenancy and	0.015	0	0	-0.015
bb:term at	-0.014	0	0	0.014
bb:terms "	0.031	0.019	-0.026	-0.024
bb:terms &	-0.026	0.11	-0.13	0.047
bb:terms :	-0.005	-0.005	-0.002	0.012
bb:terms and	0.07	-0.031	-0.036	-0.003
bb:terms apply	-0.024	-0.003	-0.004	0.031
bb:terms are	0.034	-0.017	-0.016	-0.001
bb:terms before	-0.081	0.029	0.02	0.032
bb:terms contact	-0.015	-0.009	-0.014	0.037
bb:terms delivery	-0.036	0.001	0.024	0.011
bb:terms govern	0.048	-0.026	-0.041	0.019
bb:terms legal	0.044	0	0	-0.043
bb:terms of	0.051	-0.009	-0.002	-0.04
bb:terms on	0.038	-0.023	-0.016	0.002
bb:terms privacy	0.233	-0.014	-0.002	-0.218
bb:terms returns	-0.06	0.001	0.019	0.04
bb:terms set	-0.009	-0.003	0.015	-0.003
bb:terms we	0.043	-0.003	-0.006	-0.034
bb:terms which	0.066	-0.012	-0.023	-0.031
bb:terms ¶	-0.187	0.134	-0.06	0.114
bb:thames surrey	0.02	0	0.001	-0.021
bb:than DIGITS	-0.027	-0.001	0.001	0.027
bb:than most	0.02	-0.002	-0.006	-0.011
bb:thank you	-0.019	-0.015	-0.005	0.039
bb:thanks to	-0.014	0.002	0.012	0
bb:that BRAND	-0.02	-0.002	-0.006	0.029
bb:that are	0.029	-0.001	0	-0.028
bb:that day	0.023	-0.003	-0.017	-0.004
bb:that forbid	-0.039	0.003	0.036	0.001
bb:that is	-0.02	-0.008	0.011	0.017
bb:that nobody	0.01	-0.002	0.005	-0.013
bb:that often	0.024	-0.008	-0.027	0.011
bb:that the	0.018	-0.006	0.021	-0.033
bb:that you	-0.026	-0.002	0.054	-0.026
bb:the "	-0.123	0.03	0.043	0.05
bb:the BRAND	0.097	-0.034	-0.152	0.089
bb:the DIGITS	0.021	-0.003	-0.006	-0.012
bb:the ORG	-0.114	-0.023	0.098	0.038
bb:the SELF	0.104	-0.007	-0.067	-0.03
bb:the account	0.002	-0.009	0.024	-0.017
bb:the agent	-0.041	-0.002	0.045	-0.001
bb:the agreement	0.009	-0.014	-0.01	0.015
bb:the app	0.097	-0.087	0.008	-0.019
bb:the application	-0.08	0	0.081	0
bb:the back	-0.009	-0.007	0.041	-0.026
bb:the board	0.022	-0.001	-0.02	0
bb:the booking	-0.031	0.025	-0.012	0.018
bb:the building	-0.029	-0.004	-0.009	0.042
bb:the business	-0.148	-0.006	0.099	0.054
bb:the cardiff	0.015	0	0	-0.014
bb:the charity	-0.021	0.004	0.017	-0.001
bb:the choices	0.058	-0.024	-0.025	-0.009
bb:the client	-0.012	0.002	0.051	-0.042
bb:the club	0.041	0.024	-0.029	-0.036
bb:the company	-0.066	-0.039	-0.034	0.139
bb:the conditions	0.015	-0.009	-0.005	-0.002
bb:the contract	-0.017	0.007	-0.001	0.012
bb:the controller	0.046	0.019	-0.097	0.032
bb:the corner	0.015	-0.002	-0.003	-0.01
bb:the counter	0.028	-0.003	-0.017	-0.008
bb:the county	-0.038	0.003	0.002	0.033
bb:the courts	-0.009	-0.001	-0.003	0.014
bb:the customer	0.022	-0.028	-0.014	0.02
bb:the data	-0.066	-0.076	0.147	-0.005
bb:the day	0.016	-0.004	-0.021	0.009
bb:the delivery	0.023	-0.001	-0.001	-0.022
bb:the door	0.037	-0.006	-0.027	-0.004
bb:the edge	0.012	-0.002	-0.003	-0.007
bb:the end	0.023	-0.001	0.001	-0.023
bb:the exeter	-0.022	0	0	0.023
bb:the fca	0.007	-0.003	0.032	-0.036
bb:the financial	-0.046	-0.035	0.065	0.016
bb:the first	0.014	-0.027	0.027	-0.014
bb:the following	-0.04	0.173	-0.146	0.013
bb:the form	-0.019	-0.007	-0.014	0.04
bb:the gallery	0.02	-0.002	-0.018	0.001
bb:the gambling	0.053	0.022	-0.004	-0.07
bb:the general	-0.03	-0.011	0.008	0.033
bb:the goods	0.051	-0.007	-0.035	-0.009
bb:the group	-0.025	0.061	-0.037	0.001
bb:the heart	0.003	-0.004	0.036	-0.035
bb:the isle	-0.01	-0.01	-0.068	0.088
bb:the job	-0.002	-0.01	-0.032	0.045
bb:the last	-0.016	-0.002	-0.021	0.039
bb:the law	0.083	-0.002	-0.002	-0.079
bb:the legal	-0.011	-0.008	0.02	-0.001
bb:the lottery	-0.062	0.061	0.023	-0.021
bb:the manager	-0.025	0.077	-0.019	-0.034
bb:the middle	0.018	-0.003	0.002	-0.018
bb:the money	0.026	-0.001	-0.001	-0.024
bb:the name	-0.002	-0.009	-0.007	0.018
bb:the names	0.027	-0.003	-0.003	-0.021
bb:the national	0.078	-0.004	0.024	-0.097
bb:the next	0.074	0	0	-0.073
bb:the north	0.044	-0.001	-0.003	-0.04
bb:the nottingham	0.04	-0.001	-0.017	-0.022
bb:the number	0.028	-0.003	-0.001	-0.024
bb:the occasional	0.011	-0.001	-0.001	-0.009
bb:the order	-0.095	-0.002	0.047	0.05
bb:the owner	0.006	-0.01	-0.012	0.016
bb:the page	-0.017	-0.002	0.006	0.013
bb:the papers	-0.026	0	0.026	0
bb:the parent	-0.005	0.014	-0.02	0.01
bb:the parties	-0.005	-0.001	-0.008	0.014
bb:the payment	0.026	-0.001	0.001	-0.025
bb:the person	0.007	0.034	-0.023	-0.018
bb:the personal	0.02	0.087	-0.062	-0.044
bb:the pier	-0.063	-0.001	0.032	0.032
bb:the platform	-0.018	-0.009	0.014	0.014
bb:the policy	0.014	0.001	-0.021	0.006
bb:the price	0.001	-0.004	-0.014	0.017
bb:the privacy	-0.061	-0.011	0.042	0.029
bb:the promoter	0.02	-0.01	0.02	-0.03
bb:the property	0.084	-0.015	-0.039	-0.03
bb:the purpose	-0.046	-0.006	0.043	0.009
bb:the purposes	-0.006	-0.006	-0.016	0.029
bb:the questions	0.006	-0.002	-0.025	0.021
bb:the quotation	-0.032	0.045	-0.011	-0.002
bb:the reading	0.021	0	0	-0.021
bb:the reason	0.011	-0.004	-0.006	-0.001
bb:the record	0.024	-0.001	-0.022	-0.001
bb:the records	0.024	0.019	-0.01	-0.033
bb:the register	-0.003	-0.006	-0.006	0.015
bb:the registered	0.014	-0.015	0.025	-0.025
bb:the regulator	-0.005	-0.006	0.013	-0.002
bb:the relevant	-0.065	0.049	-0.009	0.026
bb:the rest	0.05	-0.011	-0.016	-0.022
bb:the right	-0.037	-0.01	0.01	0.037
bb:the royal	-0.022	-0.001	-0.012	0.035
bb:the sale	-0.034	0.037	0.009	-0.012
bb:the same	0.02	0.052	-0.029	-0.043
bb:the scheme	0.001	-0.018	-0.013	0.03
bb:the second	0.003	-0.004	0.014	-0.013
bb:the seller	0.093	-0.013	-0.049	-0.031
bb:the service	0.055	-0.022	-0.04	0.006
bb:the services	-0.009	0.023	-0.031	0.017
bb:the seven	0.011	-0.004	-0.003	-0.005
bb:the shop	-0.013	-0.008	0.024	-0.003
bb:the shops	-0.001	0.029	-0.01	-0.017
bb:the site	0.071	-0.047	-0.062	0.038
bb:the solicitors	0.061	0	0.022	-0.084
bb:the standard	0.013	-0.006	0.005	-0.012
bb:the stockport	0.014	0	0	-0.013
bb:the supervisory	-0.005	-0.012	0.019	-0.002
bb:the supplier	-0.011	-0.016	0.028	-0.001
bb:the supply	0.02	-0.001	0	-0.019
bb:the telephone	-0.036	-0.001	0	0.037
bb:the terms	-0.038	0.028	-0.003	0.012
bb:the trade	-0.048	-0.017	0.013	0.052
bb:the trading	-0.189	0.111	0.115	-0.037
bb:the truro	-0.012	0	0	0.012
bb:the uk	0.037	0.024	-0.069	0.009
bb:the ultimate	0.009	0.003	-0.011	-0.001
bb:the united	-0.076	-0.03	0.073	0.033
bb:the usa	-0.043	0.035	-0.024	0.031
bb:the use	-0.019	-0.001	0	0.02
bb:the user	0.095	-0.022	-0.082	0.009
bb:the website	-0.02	0.084	-0.037	-0.026
bb:the week	-0.025	-0.01	0.025	0.01
bb:the whole	0.012	-0.007	-0.003	-0.003
bb:the work	0.069	-0.003	-0.047	-0.019
bb:their home	-0.034	-0.001	0	0.035
bb:their own	-0.073	-0.036	0.086	0.024
bb:them ORG	-0.007	-0.04	0.05	-0.002
bb:them before	0.043	0.003	-0.025	-0.021
bb:them nothing	0.017	-0.001	0.011	-0.026
bb:them to	0.008	-0.003	-0.011	0.007
bb:them ¶	-0.033	0.038	-0.038	0.033
bb:theme by	0.041	-0.001	0.004	-0.043
bb:then we	-0.019	0	0.002	0.017
bb:there is	-0.007	0.027	-0.03	0.01
bb:there ¶	0.011	-0.004	-0.021	0.013
bb:these are	-0.01	-0.013	0.001	0.023
bb:these conditions	0.021	-0.015	-0.004	-0.002
bb:these pages	0.012	-0.007	-0.013	0.008
bb:these terms	0.016	-0.023	-0.11	0.118
bb:they apply	0.007	-0.009	-0.009	0.012
bb:they are	0.034	-0.002	-0.023	-0.009
bb:they need	0.016	-0.002	0.002	-0.017
bb:they stand	0.009	-0.001	0.002	-0.01
bb:thing keeps	-0.046	0.043	0	0.004
bb:third parties	0.013	-0.011	0.008	-0.011
bb:third party	-0.077	-0.009	-0.003	0.089
bb:thirty days	0.008	-0.001	-0.017	0.011
bb:thirty years	0.067	-0.001	-0.001	-0.066
bb:this agreement	-0.024	-0.012	0.006	0.03
bb:this app	0.034	-0.004	0.027	-0.058
bb:this competition	-0.092	0.016	0.076	0
bb:this document	-0.073	0.005	0.056	0.012
bb:this is	0.078	-0.034	-0.03	-0.015
bb:this month	-0.022	-0.006	0.013	0.014
bb:this notice	0.011	-0.033	0.012	0.01
bb:this page	0.023	0.02	-0.034	-0.008
bb:this policy	0.142	-0.042	-0.04	-0.06
bb:this privacy	0.127	0.023	-0.164	0.014
bb:this season	0.018	-0.001	-0.001	-0.017
bb:this shop	-0.062	0.005	0.048	0.01
bb:this site	-0.113	-0.008	0.092	0.029
bb:this website	-0.08	-0.012	0.077	0.015
bb:those websites	-0.085	0.001	0.085	0
bb:those who	0.005	-0.026	0.042	-0.021
bb:thousandth delivery	0.019	0	0	-0.018
bb:thousandth length	0.014	0	0	-0.013
bb:thousandth tenancy	0.015	0	0	-0.015
bb:three years	-0.001	-0.001	-0.013	0.015
bb:through ORG	-0.001	-0.008	0.018	-0.009
bb:through a	-0.038	-0.005	0.024	0.019
bb:through akevafifo	-0.006	-0.013	0.019	0
bb:through our	-0.028	0.006	0.047	-0.025
bb:through the	0.04	-0.053	-0.051	0.064
bb:through this	0.008	-0.029	0.055	-0.034
bb:throw ¶	0.04	-0.001	-0.009	-0.03
bb:tickets are	-0.005	-0.016	-0.004	0.024
bb:tickets from	0.06	-0.002	-0.02	-0.038
bb:tickets ¶	0	-0.005	0.041	-0.036
bb:tidy work	0.017	-0.001	-0.013	-0.004
bb:time just	0.016	0	-0.005	-0.01
bb:time people	0.027	-0.001	-0.001	-0.026
bb:time to	-0.002	0.02	-0.017	-0.001
bb:time ¶	-0.012	-0.027	-0.022	0.061
bb:times but	-0.093	0.002	0.09	0.001
bb:to "	-0.019	0.039	-0.036	0.016
bb:to :	0.052	-0.037	-0.011	-0.004
bb:to BRAND	0.041	-0.012	-0.02	-0.009
bb:to DIGITS	0.014	-0.003	0	-0.012
bb:to ORG	0.005	0.122	-0.107	-0.019
bb:to SELF	-0.044	0.048	-0.002	-0.001
bb:to a	-0.015	0.071	-0.016	-0.04
bb:to accountants	-0.01	0.003	0.019	-0.011
bb:to all	-0.048	-0.006	-0.007	0.06
bb:to answer	0.02	-0.001	0	-0.018
bb:to anyone	-0.015	0	0.024	-0.009
bb:to as	-0.025	-0.001	-0.001	0.028
bb:to ask	-0.025	-0.001	-0.001	0.026
bb:to be	0.035	-0.016	0.008	-0.027
bb:to buy	0.018	-0.006	-0.01	-0.002
bb:to call	-0.013	-0.001	-0.001	0.015
bb:to contact	-0.016	-0.012	-0.007	0.035
bb:to content	0.024	-0.022	-0.001	-0.001
bb:to decide	0.024	-0.004	-0.028	0.007
bb:to do	-0.018	-0.005	0.007	0.016
bb:to enable	0.054	0	0	-0.053
bb:to ensure	-0.021	-0.001	-0.001	0.023
bb:to every	-0.029	-0.02	0.062	-0.013
bb:to five	-0.024	0	0	0.024
bb:to flatter	0.01	-0.002	-0.002	-0.006
bb:to friday	-0.013	-0.007	-0.002	0.022
bb:to in	0.013	-0.002	-0.012	0.001
bb:to it	0.042	-0.003	-0.002	-0.037
bb:to keep	-0.112	0.001	0.09	0.021
bb:to make	-0.032	-0.007	0.01	0.029
bb:to our	-0.094	-0.016	0.063	0.047
bb:to pay	-0.067	0	0.059	0.008
bb:to protecting	0.006	-0.012	0.014	-0.007
bb:to prove	0.018	-0.002	-0.011	-0.005
bb:to public	0.008	-0.003	0.005	-0.01
bb:to reach	0.001	-0.006	-0.02	0.025
bb:to run	0.091	-0.001	-0.001	-0.089
bb:to see	0.027	-0.006	-0.048	0.026
bb:to speak	0.011	-0.001	-0.001	-0.009
bb:to take	-0.026	-0.001	0.003	0.024
bb:to the	-0.054	0.023	0.099	-0.069
bb:to this	0.028	-0.015	-0.025	0.013
bb:to time	0.084	0.006	-0.073	-0.016
bb:to us	0.005	-0.013	0.047	-0.04
bb:to use	0.014	0	0.011	-0.025
bb:to visitors	0.005	-0.003	-0.013	0.011
bb:to we	0.015	-0.002	-0.009	-0.004
bb:to you	0.057	-0.018	-0.011	-0.028
bb:to your	0.011	-0.016	-0.005	0.01
bb:to yourself	-0.019	-0.001	0.001	0.019
bb:to ¶	-0.028	-0.015	0.016	0.027
bb:today we	0.014	-0.001	-0.012	0
bb:today ¶	-0.05	-0.002	0.01	0.042
bb:together "	-0.018	-0.002	0.016	0.004
bb:together with	-0.015	-0.024	0.045	-0.007
bb:too ¶	-0.019	0.002	0.029	-0.012
bb:top of	-0.012	-0.008	0.043	-0.024
bb:touch who	0.003	0	0.008	-0.012
bb:touch ¶	0.067	0.004	-0.017	-0.055
bb:trade as	-0.031	-0.007	-0.022	0.061
bb:trade list	-0.01	-0.003	-0.003	0.016
bb:trade mark	0.074	-0.012	-0.018	-0.044
bb:trade marks	0.012	-0.001	-0.015	0.004
bb:trade name	-0.01	0	0	0.01
bb:trade number	0.021	-0.005	-0.015	0
bb:trade ¶	0.085	-0.007	-0.014	-0.064
bb:trademark no	0.016	-0.003	-0.012	0
bb:trademark of	-0.007	-0.003	0.011	-0.001
bb:trader ¶	-0.056	-0.003	0.02	0.039
bb:trades as	-0.029	-0.015	0.008	0.037
bb:trading address	-0.06	0.034	0.013	0.013
bb:trading as	-0.068	-0.071	-0.028	0.167
bb:trading company	-0.015	-0.01	-0.03	0.055
bb:trading name	-0.008	-0.069	0.012	0.065
bb:trading names	0	-0.012	-0.005	0.017
bb:trading style	0.021	-0.044	-0.006	0.029
bb:trading subsidiary	-0.042	0.03	0.015	-0.003
bb:trained here	0.01	-0.004	-0.004	-0.002
bb:transaction records	-0.05	0.001	0.049	0
bb:transfer or	0.013	-0.003	0.002	-0.011
bb:tray ¶	-0.029	0	-0.001	0.03
bb:treatments ¶	0.015	-0.003	-0.009	-0.002
bb:truro ;	0.023	0	0	-0.022
bb:truro bus	-0.012	0	0	0.012
bb:truro cornwall	-0.012	0	0.008	0.005
bb:truro tr3	-0.012	0	0.006	0.006
bb:trust (	0.061	0.061	-0.09	-0.032
bb:trust ¶	-0.008	0.041	-0.12	0.087
bb:try to	-0.093	0.001	0.091	0.001
bb:tw9 8qe	0.02	0	0.001	-0.021
bb:twenty years	0.018	-0.002	-0.008	-0.007
bb:twice people	0.015	-0.001	-0.001	-0.014
bb:twice ¶	-0.026	0	0.004	0.022
bb:two chairs	-0.023	0	0	0.024
bb:two minutes	-0.032	0	0	0.032
bb:two parts	0.018	-0.001	-0.001	-0.016
bb:two years	0.017	-0.003	-0.02	0.006
bb:tyne and	0.008	0.002	0	-0.01
bb:uk delivery	0.001	-0.005	-0.023	0.028
bb:uk gdpr	0.026	-0.015	-0.011	0
bb:uk it	-0.021	0.001	0.02	0
bb:uk ¶	0.157	-0.041	-0.066	-0.05
bb:unaffected ¶	0.054	-0.004	-0.006	-0.044
bb:under SELF	0.031	-0.005	-0.026	0
bb:under company	0.077	-0.026	-0.046	-0.004
bb:under licence	-0.009	-0.021	0.015	0.016
bb:under number	-0.095	0.053	0.017	0.024
bb:under reference	-0.015	-0.007	0.027	-0.004
bb:under registration	0.085	-0.016	-0.059	-0.01
bb:under the	-0.029	0.057	0.015	-0.043
bb:under which	0.058	-0.019	-0.039	0
bb:under written	-0.037	-0.001	0.038	0.001
bb:underwritten by	0.015	-0.004	0.037	-0.049
bb:unit DIGITS	0.012	-0.001	-0.01	-0.001
bb:unit on	-0.011	0	0	0.011
bb:united kingdom	0.068	-0.064	-0.075	0.071
bb:until you	0.039	-0.005	0.005	-0.039
bb:up and	0.004	0.039	-0.066	0.023
bb:up repayments	-0.031	-0.001	-0.002	0.035
bb:up to	-0.014	-0.005	0.021	-0.001
bb:up ¶	-0.044	-0.002	-0.001	0.046
bb:updated :	0.104	-0.053	-0.068	0.018
bb:upon tyne	-0.001	0	-0.012	0.013
bb:us "	0.192	-0.064	-0.106	-0.021
bb:us (	-0.012	-0.008	-0.008	0.028
bb:us :	-0.017	0.006	0.022	-0.011
bb:us BRAND	0.027	-0.003	-0.003	-0.021
bb:us DIGITS	-0.031	-0.001	0.043	-0.01
bb:us and	-0.121	0.06	0.047	0.014
bb:us at	-0.06	0.002	0.001	0.056
bb:us before	0.035	0	0	-0.034
bb:us by	-0.034	-0.021	0.03	0.025
bb:us contact	0.042	-0.003	0.034	-0.073
bb:us in	0.053	-0.011	-0.027	-0.015
bb:us last	0.011	-0.001	0	-0.01
bb:us means	-0.027	-0.008	0.018	0.017
bb:us offline	0.014	-0.005	-0.005	-0.004
bb:us on	0.004	-0.002	-0.072	0.069
bb:us or	-0.086	0.06	-0.048	0.074
bb:us our	0.037	0.011	-0.01	-0.038
bb:us people	-0.034	-0.001	-0.001	0.036
bb:us refer	-0.043	0.04	-0.002	0.006
bb:us through	-0.02	0.001	0.009	0.01
bb:us to	0.056	-0.008	-0.023	-0.025
bb:us we	-0.01	-0.002	0.016	-0.004
bb:us who	-0.013	0	0.002	0.012
bb:us winner	-0.022	0	0	0.021
bb:us ¶	0.155	-0.063	0.048	-0.14
bb:use DIGITS	0.077	0	0	-0.077
bb:use cookies	-0.03	0	0	0.031
bb:use delivery	0.017	-0.001	-0.01	-0.006
bb:use legal	-0.035	0	0	0.035
bb:use of	-0.081	-0.008	-0.009	0.098
bb:use one	-0.008	0	0.011	-0.003
bb:use our	-0.007	0.077	-0.054	-0.016
bb:use privacy	0.063	-0.002	-0.002	-0.058
bb:use returns	0.09	-0.001	0.007	-0.097
bb:use strictly	-0.013	0	0.012	0
bb:use the	-0.009	-0.03	0.035	0.005
bb:use your	0.013	-0.005	0.01	-0.018
bb:use ©	-0.062	-0.002	-0.002	0.066
bb:use ¶	-0.086	-0.021	0.034	0.073
bb:used by	-0.047	-0.001	0.032	0.016
bb:used the	-0.018	0.001	0.017	0
bb:used ¶	-0.03	-0.002	0.023	0.009
bb:useful pages	-0.017	-0.001	0	0.018
bb:user of	0.004	-0.005	-0.03	0.031
bb:user terms	-0.03	-0.001	-0.002	0.033
bb:users in	-0.011	-0.014	0.025	0
bb:users ¶	-0.004	-0.002	-0.006	0.012
bb:uses cookies	0.019	-0.001	-0.002	-0.016
bb:uses data	-0.074	0.01	0.091	-0.026
bb:uses pazaki	-0.016	-0.011	0.027	0
bb:using BRAND	0.042	-0.009	-0.035	0.003
bb:using the	0.032	0	-0.03	-0.001
bb:using these	-0.001	-0.004	-0.005	0.01
bb:usually answers	0.006	-0.002	-0.025	0.021
bb:usually within	-0.036	0	0.035	0
bb:valid for	0.013	-0.003	-0.019	0.01
bb:vat no	-0.092	-0.003	-0.011	0.106
bb:vat number	-0.081	-0.015	-0.04	0.136
bb:vat reg	-0.011	0	0	0.011
bb:vat registration	-0.047	0.028	0.018	0.001
bb:vat ¶	0.012	-0.001	0.005	-0.016
bb:venues ¶	0.006	-0.013	0.017	-0.01
bb:version DIGITS	-0.023	0.005	0.009	0.01
bb:views my	-0.081	0	-0.001	0.082
bb:visit costs	0.011	-0.001	0.011	-0.02
bb:visit us	-0.018	0	0	0.018
bb:visit ¶	0.077	-0.005	-0.023	-0.05
bb:visitors on	0.008	-0.003	-0.013	0.008
bb:voluntary aided	-0.049	0	-0.001	0.05
bb:volunteers since	-0.065	0	0	0.065
bb:vouchers can	0.013	-0.001	0	-0.012
bb:vududka ¶	0.054	-0.001	-0.002	-0.052
bb:wales (	-0.062	0.03	0.085	-0.053
bb:wales co	-0.021	0	-0.001	0.022
bb:wales company	0.031	-0.012	0.018	-0.037
bb:wales number	-0.054	0.022	-0.001	0.033
bb:wales registration	-0.032	-0.004	-0.009	0.044
bb:wales under	0.033	-0.012	-0.047	0.026
bb:wales with	-0.093	0.043	0.041	0.01
bb:wales ¶	0.026	-0.007	0.01	-0.03
bb:wants to	0.03	-0.001	-0.001	-0.027
bb:warranties people	-0.017	-0.001	-0.001	0.019
bb:warranties ¶	0.042	0	-0.004	-0.038
bb:was plainly	0.016	-0.001	-0.014	-0.001
bb:wc2h 5ng	0.044	-0.006	-0.034	-0.004
bb:we "	0.021	0.022	-0.077	0.034
bb:we (	0.038	-0.005	-0.013	-0.02
bb:we act	-0.045	-0.009	0.044	0.01
bb:we and	-0.033	-0.002	0.02	0.014
bb:we are	0.037	-0.017	-0.133	0.114
bb:we ask	0.017	-0.001	0	-0.016
bb:we at	0.016	-0.011	-0.012	0.007
bb:we can	0.026	-0.008	-0.011	-0.008
bb:we cannot	0.007	-0.003	-0.014	0.01
bb:we collect	0.014	-0.017	-0.023	0.026
bb:we do	-0.015	-0.009	0.004	0.02
bb:we finished	-0.029	-0.002	-0.001	0.032
bb:we get	0.027	-0.002	-0.022	-0.004
bb:we have	-0.033	-0.012	0.049	-0.005
bb:we hold	-0.095	-0.004	0.102	-0.002
bb:we know	0.042	-0.005	-0.022	-0.015
bb:we may	-0.053	0.019	0.024	0.011
bb:we mean	-0.013	-0.012	0.041	-0.015
bb:we means	0.014	-0.003	-0.004	-0.008
bb:we operate	0.058	0.028	-0.082	-0.005
bb:we our	-0.047	0.053	0.004	-0.01
bb:we pass	-0.052	-0.002	0.067	-0.013
bb:we publish	0.012	-0.003	-0.016	0.007
bb:we recycle	0.013	-0.001	-0.001	-0.01
bb:we refer	0.064	-0.008	-0.033	-0.022
bb:we run	0.006	-0.01	0.011	-0.007
bb:we say	-0.018	-0.001	-0.001	0.019
bb:we send	-0.006	-0.005	0.014	-0.003
bb:we share	-0.035	0.006	0.028	0.001
bb:we tell	0.023	-0.003	0.007	-0.026
bb:we try	-0.093	0.002	0.09	0.001
bb:we us	0.106	0.002	-0.074	-0.034
bb:we use	-0.046	-0.036	0.072	0.01
bb:we will	-0.018	-0.008	-0.027	0.053
bb:we ¶	-0.018	-0.007	0.037	-0.012
bb:web DIGITS	0.04	-0.001	-0.001	-0.038
bb:web analytics	-0.027	-0.025	0.052	-0.001
bb:website "	0.051	-0.014	-0.008	-0.029
bb:website (	0.045	-0.02	-0.022	-0.003
bb:website and	0.074	-0.048	-0.007	-0.019
bb:website are	-0.079	-0.002	0.082	-0.001
bb:website at	0.021	-0.002	-0.001	-0.018
bb:website because	0.025	-0.001	-0.009	-0.015
bb:website belongs	0.023	-0.007	-0.016	0
bb:website by	0.028	-0.008	0.048	-0.068
bb:website design	0.163	-0.004	-0.006	-0.153
bb:website designed	-0.033	0	0	0.033
bb:website is	0.017	0.056	-0.086	0.013
bb:website it	-0.03	0.006	0.024	0
bb:website or	-0.063	-0.006	0.07	-0.001
bb:website running	-0.093	0.002	0.09	0.001
bb:website terms	-0.065	-0.007	0.007	0.064
bb:website use	-0.072	-0.002	-0.002	0.075
bb:website uses	0.031	-0.001	-0.002	-0.028
bb:website www	0.016	-0.012	0.002	-0.005
bb:website you	-0.026	-0.001	-0.001	0.028
bb:website ¶	-0.09	0.097	-0.053	0.045
bb:websites say	-0.085	0.001	0.085	0
bb:week ¶	-0.043	-0.001	0.013	0.031
bb:week's notice	-0.033	-0.001	-0.006	0.04
bb:weekdays and	0.026	-0.003	-0.017	-0.006
bb:weeks ¶	0.022	0	0	-0.021
bb:welcome to	0.083	0.037	-0.138	0.018
bb:well packed	-0.007	-0.003	-0.014	0.024
bb:well ¶	0.016	-0.002	0.001	-0.016
bb:west glamorgan	0.018	-0.001	0	-0.017
bb:west sussex	-0.011	-0.014	0.008	0.017
bb:west yorkshire	-0.01	0.001	0.022	-0.013
bb:what follows	0.049	-0.018	-0.039	0.008
bb:what is	0.029	-0.024	-0.013	0.007
bb:what must	0.008	-0.001	0.002	-0.01
bb:what our	0.01	0	0	-0.01
bb:what this	-0.023	-0.018	0.058	-0.018
bb:what those	-0.085	0.001	0.085	0
bb:what to	-0.022	0	0	0.022
bb:what we	0.025	-0.028	-0.044	0.047
bb:what you	-0.004	-0.006	-0.022	0.032
bb:when a	0.024	-0.007	-0.014	-0.004
bb:when it	-0.026	-0.001	0.013	0.014
bb:when they	-0.016	-0.001	-0.004	0.021
bb:when we	-0.128	0.007	0.064	0.057
bb:when you	0.032	-0.029	0.017	-0.019
bb:whenever somebody	-0.01	-0.001	-0.001	0.012
bb:where the	-0.012	-0.003	0.003	0.011
bb:where they	0.005	-0.013	0.021	-0.014
bb:where we	-0.006	-0.004	0.01	0
bb:where you	-0.08	-0.016	0.105	-0.009
bb:which are	-0.003	0.097	-0.081	-0.013
bb:which include	-0.006	-0.034	0.042	-0.002
bb:which is	0	-0.056	0.136	-0.08
bb:which pages	0.038	-0.003	-0.008	-0.028
bb:which runs	-0.003	-0.014	0.018	-0.002
bb:which the	-0.044	0.007	0.039	-0.002
bb:which trades	-0.01	-0.008	0.009	0.008
bb:who are	0.05	-0.033	-0.032	0.015
bb:who does	0.029	-0.003	-0.011	-0.015
bb:who else	-0.016	-0.012	0.029	-0.001
bb:who had	0.01	-0.002	-0.002	-0.006
bb:who have	0.028	-0.002	-0.012	-0.013
bb:who is	0.017	-0.051	-0.002	0.037
bb:who owns	-0.055	-0.001	0.032	0.024
bb:who trades	-0.011	0	0	0.011
bb:who trained	0.01	-0.004	-0.004	-0.002
bb:who we	0.238	-0.117	-0.074	-0.047
bb:who will	-0.03	-0.001	0	0.031
bb:who you	0.078	-0.004	-0.011	-0.063
bb:whoever buys	0.012	-0.002	-0.001	-0.008
bb:wholly owned	0.123	-0.055	0.044	-0.111
bb:why we	-0.009	-0.01	-0.003	0.022
bb:will be	-0.051	0.072	-0.03	0.01
bb:will call	0.046	-0.005	-0.025	-0.016
bb:will find	0.037	-0.003	-0.005	-0.029
bb:will refund	-0.033	0	0	0.034
bb:will show	0.014	-0.003	-0.013	0.002
bb:will speak	0.032	-0.003	-0.013	-0.016
bb:will tell	-0.089	-0.002	-0.001	0.092
bb:winner of	0.014	-0.002	-0.001	-0.011
bb:with ORG	0.011	0.025	-0.022	-0.013
bb:with a	-0.011	-0.022	0.048	-0.014
bb:with all	0.068	-0.021	0.029	-0.076
bb:with an	0.027	-0.006	-0.019	-0.003
bb:with care	-0.086	0.065	-0.039	0.06
bb:with company	0.001	0.051	-0.038	-0.014
bb:with cookies	-0.011	-0.003	-0.001	0.015
bb:with it	-0.031	-0.004	-0.001	0.036
bb:with its	0.022	-0.005	-0.013	-0.004
bb:with kop	0.111	-0.001	-0.001	-0.109
bb:with number	-0.025	-0.011	0.02	0.016
bb:with registered	0.025	-0.007	-0.023	0.005
bb:with thanks	-0.014	0.002	0.012	0
bb:with the	-0.063	-0.05	0.107	0.005
bb:with them	-0.009	-0.006	-0.004	0.019
bb:with us	0.068	-0.006	-0.009	-0.052
bb:with you	-0.012	-0.038	0.052	-0.002
bb:with your	0.009	-0.009	-0.014	0.015
bb:with ¶	-0.037	-0.009	0.014	0.032
bb:within DIGITS	-0.088	0	0.06	0.028
bb:within the	-0.014	0.011	0.022	-0.019
bb:wool throw	0.029	-0.001	-0.009	-0.019
bb:word of	-0.031	-0.003	-0.003	0.037
bb:words ¶	0.027	-0.001	-0.001	-0.026
bb:work accept	-0.03	0	0	0.031
bb:work from	0.011	-0.001	-0.015	0.006
bb:work here	-0.007	-0.004	-0.005	0.016
bb:work people	0.01	-0.001	-0.001	-0.008
bb:work ¶	0.068	0.001	-0.008	-0.061
bb:working day	-0.023	-0.001	-0.001	0.026
bb:workshop is	-0.01	-0.001	-0.001	0.012
bb:would like	-0.048	-0.002	-0.022	0.072
bb:would rather	0.062	-0.005	-0.012	-0.046
bb:would take	-0.007	0.023	-0.015	-0.001
bb:write to	0.002	-0.017	-0.019	0.034
bb:writing and	-0.012	-0.01	0.023	-0.002
bb:writing to	-0.006	-0.019	0.029	-0.004
bb:writing ¶	-0.081	0.034	0.08	-0.032
bb:written contracts	-0.039	-0.004	0.043	0.001
bb:written instructions	-0.015	0	0.015	0
bb:written on	0.02	-0.002	-0.001	-0.017
bb:written price	0.041	-0.004	-0.014	-0.023
bb:wrong or	0.011	0	-0.012	0.001
bb:www BRAND	0.073	-0.02	-0.021	-0.033
bb:year olds	-0.01	-0.003	0.039	-0.026
bb:years people	-0.013	-0.001	-0.001	0.014
bb:years which	0.018	-0.002	-0.008	-0.007
bb:years ¶	-0.017	-0.003	-0.014	0.034
bb:york north	0.017	-0.002	-0.008	-0.008
bb:yorkshire hx3	-0.013	0	0.014	-0.001
bb:yorkshire ls9	0.012	0	0	-0.012
bb:yorkshire s9	0.014	0	0.003	-0.017
bb:yorkshire yo10	0.018	-0.001	-0.003	-0.014
bb:you "	0.019	-0.011	-0.017	0.009
bb:you (	0.018	-0.007	0.009	-0.019
bb:you a	0.002	-0.003	-0.013	0.014
bb:you accept	0.064	-0.013	-0.075	0.023
bb:you agree	0.039	-0.001	-0.012	-0.026
bb:you and	-0.026	-0.053	0.08	-0.001
bb:you are	0.082	0.03	-0.017	-0.095
bb:you ask	0.033	-0.007	-0.049	0.023
bb:you asked	-0.035	-0.001	-0.001	0.037
bb:you before	0.012	0	0.001	-0.012
bb:you book	-0.023	-0.003	-0.004	0.029
bb:you browse	0.012	-0.007	-0.01	0.005
bb:you buy	-0.02	-0.011	-0.002	0.033
bb:you called	0.043	-0.001	-0.01	-0.031
bb:you can	0.035	-0.019	-0.048	0.031
bb:you card	-0.02	0	0.02	0
bb:you choose	-0.098	0	0.08	0.018
bb:you chose	0.03	0	-0.001	-0.029
bb:you claim	-0.026	0	0.026	0
bb:you do	-0.01	-0.001	-0.003	0.014
bb:you first	0.034	0	0	-0.033
bb:you for	0.013	-0.003	-0.021	0.011
bb:you get	-0.021	-0.001	-0.001	0.023
bb:you give	-0.02	-0.006	-0.022	0.048
bb:you go	-0.045	0.024	0.007	0.013
bb:you have	-0.019	-0.014	0.059	-0.026
bb:you how	-0.015	-0.002	-0.002	0.019
bb:you in	0.026	0	-0.001	-0.026
bb:you knew	0.026	-0.001	-0.01	-0.015
bb:you make	0.017	-0.001	0	-0.016
bb:you order	-0.021	-0.006	0.011	0.015
bb:you paid	-0.108	0.001	0.107	0
bb:you pay	0.03	-0.003	-0.026	-0.001
bb:you sign	0.02	-0.001	0	-0.02
bb:you telephone	0.06	-0.002	-0.006	-0.052
bb:you the	0.06	-0.012	-0.022	-0.027
bb:you to	-0.031	-0.015	0.012	0.034
bb:you use	0.014	-0.005	-0.026	0.017
bb:you visit	-0.032	-0.009	0.016	0.025
bb:you want	0.024	0	0.002	-0.025
bb:you will	-0.014	-0.008	0.006	0.015
bb:you would	-0.002	-0.003	-0.023	0.028
bb:you your	0.019	0	-0.003	-0.016
bb:you ¶	0.051	0.078	-0.085	-0.044
bb:your agreement	0.014	-0.001	-0.008	-0.005
bb:your bank	0.014	-0.003	-0.013	0.002
bb:your basket	-0.013	0	0.012	0.001
bb:your booking	0.01	-0.007	0.008	-0.011
bb:your business	0.025	0	0	-0.024
bb:your contract	0.024	-0.006	-0.031	0.013
bb:your data	-0.001	0.022	0.029	-0.05
bb:your details	0.012	-0.022	0.032	-0.021
bb:your e	-0.042	0	0	0.043
bb:your information	0.013	-0.014	-0.042	0.044
bb:your leave	-0.013	0	0.012	0
bb:your local	0.036	-0.012	-0.027	0.004
bb:your mortgage	-0.006	-0.009	0.015	0
bb:your notes	0.029	-0.002	-0.006	-0.022
bb:your own	0.012	-0.008	-0.013	0.01
bb:your personal	0.004	0.054	-0.038	-0.02
bb:your postcode	-0.036	-0.001	0.002	0.036
bb:your privacy	0.121	-0.009	0.023	-0.136
bb:your records	0.028	-0.004	-0.021	-0.003
bb:your relationship	0.029	-0.015	-0.023	0.01
bb:your rights	-0.037	-0.005	-0.001	0.043
bb:your statement	0.03	-0.009	0.045	-0.066
bb:yourself ¶	-0.033	-0.001	0.001	0.033
bb:© BRAND	0.173	-0.042	0.11	-0.241
bb:© DIGITS	-0.06	0.005	-0.083	0.138
bb:© ORG	-0.103	-0.01	-0.053	0.166
bb:© SELF	0.353	-0.013	-0.024	-0.316
bb:© the	-0.064	-0.003	-0.025	0.091
bb:¶ "	0.112	0.001	-0.108	-0.004
bb:¶ (	0.037	-0.02	0.016	-0.033
bb:¶ BRAND	0.016	0.227	-0.149	-0.093
bb:¶ DIGITS	0.24	-0.022	-0.051	-0.167
bb:¶ ORG	-0.518	0.119	0.302	0.097
bb:¶ SELF	0.119	0.014	-0.041	-0.092
bb:¶ a	0.078	-0.033	-0.089	0.043
bb:¶ about	0.043	-0.007	-0.067	0.031
bb:¶ accept	0.128	-0.009	-0.016	-0.103
bb:¶ account	-0.028	0	0.026	0.002
bb:¶ add	0.096	-0.009	-0.065	-0.022
bb:¶ advertise	0.061	-0.002	-0.005	-0.054
bb:¶ advertising	-0.022	0	0.005	0.017
bb:¶ agency	0.073	0.028	-0.021	-0.081
bb:¶ all	-0.067	-0.012	0.024	0.054
bb:¶ allow	0.013	-0.001	-0.002	-0.009
bb:¶ american	0.058	-0.001	-0.002	-0.054
bb:¶ anti	0.103	-0.003	-0.018	-0.081
bb:¶ app	0.039	-0.004	0.003	-0.038
bb:¶ approved	0.022	-0.001	-0.02	0
bb:¶ ask	-0.006	-0.001	-0.005	0.012
bb:¶ at	0.028	-0.001	-0.001	-0.027
bb:¶ background	0.018	-0.006	-0.002	-0.01
bb:¶ become	0.062	-0.001	-0.002	-0.06
bb:¶ book	-0.041	-0.016	0.023	0.034
bb:¶ booking	0.048	0.024	-0.031	-0.042
bb:¶ bookings	-0.019	-0.004	0.024	-0.001
bb:¶ bottom	-0.045	-0.008	0.059	-0.006
bb:¶ brass	-0.005	-0.001	-0.007	0.012
bb:¶ business	-0.085	-0.008	-0.031	0.124
bb:¶ buying	0.068	0.047	-0.047	-0.068
bb:¶ by	0.109	-0.021	-0.054	-0.034
bb:¶ call	-0.051	0	0	0.052
bb:¶ card	-0.024	-0.006	0.048	-0.018
bb:¶ cardholder	0.058	-0.001	0.002	-0.059
bb:¶ cards	-0.019	0.001	0.018	0
bb:¶ cart	0.029	0.039	-0.026	-0.042
bb:¶ changes	0.008	-0.007	-0.028	0.027
bb:¶ client	-0.05	-0.003	0.038	0.015
bb:¶ clinics	0.018	-0.023	0.023	-0.019
bb:¶ club	0.018	-0.003	0.007	-0.022
bb:¶ companies	0.018	-0.004	0.026	-0.04
bb:¶ company	-0.037	-0.066	0.122	-0.02
bb:¶ competition	-0.12	0.008	0.056	0.056
bb:¶ competitions	-0.04	0	-0.003	0.044
bb:¶ complaints	-0.02	-0.008	-0.011	0.039
bb:¶ conditions	0.048	-0.001	0	-0.047
bb:¶ contact	-0.071	-0.034	-0.106	0.212
bb:¶ controller	-0.039	-0.01	0.012	0.036
bb:¶ cookie	-0.078	-0.007	-0.017	0.103
bb:¶ cookies	-0.016	0.003	0.013	-0.001
bb:¶ copper	-0.014	-0.001	0	0.015
bb:¶ copyright	-0.031	0.055	0.053	-0.077
bb:¶ councillors	-0.077	-0.005	0.008	0.074
bb:¶ credit	-0.011	-0.009	0.048	-0.029
bb:¶ customer	0.011	-0.016	0.019	-0.015
bb:¶ data	0.232	-0.056	-0.234	0.057
bb:¶ definitions	-0.006	0.013	-0.027	0.019
bb:¶ delivery	-0.026	-0.011	-0.006	0.043
bb:¶ deny	0.015	-0.002	-0.003	-0.01
bb:¶ directory	-0.019	-0.014	0.023	0.011
bb:¶ domogo	-0.001	-0.009	0.012	-0.001
bb:¶ donate	0.072	-0.002	-0.004	-0.067
bb:¶ effective	0.025	-0.012	-0.006	-0.007
bb:¶ email	0.008	0.061	-0.05	-0.018
bb:¶ enamel	-0.009	0	0	0.01
bb:¶ engineer	-0.046	0.004	0.034	0.008
bb:¶ enw	0.011	-0.003	-0.01	0.001
bb:¶ evening	0.012	0	-0.001	-0.011
bb:¶ events	0.022	-0.003	-0.006	-0.012
bb:¶ everything	0.036	-0.008	-0.045	0.017
bb:¶ fair	0.011	0	-0.011	0
bb:¶ faq	-0.033	-0.001	-0.001	0.035
bb:¶ faqs	-0.044	-0.028	0.025	0.046
bb:¶ features	-0.033	-0.001	0	0.035
bb:¶ fees	-0.03	-0.002	0.026	0.006
bb:¶ field	0.024	0	-0.02	-0.003
bb:¶ finance	0.006	0.084	-0.072	-0.019
bb:¶ find	-0.059	-0.04	0.035	0.064
bb:¶ for	0.091	-0.012	-0.063	-0.016
bb:¶ free	0.011	-0.01	-0.025	0.024
bb:¶ from	-0.016	-0.007	-0.011	0.034
bb:¶ full	0.046	-0.005	-0.025	-0.016
bb:¶ gdpr	0.024	-0.003	-0.015	-0.006
bb:¶ general	0.069	-0.04	-0.038	0.009
bb:¶ get	0.067	0.01	-0.011	-0.066
bb:¶ gift	0.029	0.043	-0.042	-0.03
bb:¶ group	-0.021	0.006	0.014	0
bb:¶ guides	-0.045	-0.003	0.033	0.015
bb:¶ help	-0.041	-0.007	-0.03	0.078
bb:¶ hire	0.045	-0.003	-0.004	-0.038
bb:¶ home	0.042	-0.107	0.079	-0.013
bb:¶ hosting	-0.029	-0.014	0.021	0.022
bb:¶ hotels	0.051	-0.002	-0.001	-0.048
bb:¶ how	-0.033	-0.007	-0.016	0.056
bb:¶ i	0.017	-0.002	0.036	-0.05
bb:¶ ico	0.014	-0.001	0.003	-0.016
bb:¶ if	-0.049	0.046	0.011	-0.007
bb:¶ imprint	-0.004	-0.008	-0.011	0.023
bb:¶ in	0.081	0.033	-0.131	0.017
bb:¶ information	-0.035	-0.003	-0.002	0.04
bb:¶ insurance	0.017	0	0	-0.016
bb:¶ introduction	-0.025	-0.029	-0.061	0.114
bb:¶ it	0.017	0.003	-0.014	-0.007
bb:¶ join	0.098	-0.008	0.038	-0.128
bb:¶ keep	0.021	-0.003	-0.016	-0.003
bb:¶ last	0.087	-0.034	-0.053	-0.001
bb:¶ legal	0.177	-0.035	-0.163	0.02
bb:¶ letters	-0.023	0.002	0.005	0.016
bb:¶ licences	0.03	-0.003	-0.029	0.002
bb:¶ locations	-0.033	-0.014	0.022	0.024
bb:¶ log	-0.042	-0.004	0.028	0.019
bb:¶ london	-0.037	-0.004	0.018	0.024
bb:¶ lottery	-0.089	0.037	-0.01	0.063
bb:¶ means	-0.005	-0.017	0.042	-0.021
bb:¶ members	0.004	-0.008	-0.006	0.01
bb:¶ membership	0.003	-0.005	0.036	-0.034
bb:¶ menu	-0.041	-0.003	0.005	0.039
bb:¶ name	0.034	-0.007	-0.037	0.011
bb:¶ new	0.043	-0.004	-0.042	0.003
bb:¶ newest	-0.027	0.001	0.026	0
bb:¶ news	0.1	0.038	-0.079	-0.058
bb:¶ no	-0.033	-0.001	-0.001	0.035
bb:¶ official	0.036	-0.001	-0.001	-0.034
bb:¶ okimiletpo	0.058	-0.001	-0.002	-0.054
bb:¶ one	-0.006	-0.003	0.018	-0.009
bb:¶ only	-0.007	-0.004	-0.01	0.021
bb:¶ open	-0.069	-0.007	-0.002	0.079
bb:¶ order	0.079	-0.002	-0.016	-0.061
bb:¶ orders	0.015	-0.001	-0.001	-0.013
bb:¶ organised	-0.042	0	0	0.043
bb:¶ our	-0.033	0.117	-0.025	-0.059
bb:¶ overview	-0.004	0.02	-0.013	-0.003
bb:¶ owners	0.045	-0.002	-0.004	-0.039
bb:¶ parcels	-0.032	0	0.032	0
bb:¶ part	0.027	0.063	-0.093	0.003
bb:¶ parties	0.031	-0.001	-0.002	-0.028
bb:¶ partner	0.029	-0.001	0.001	-0.029
bb:¶ partners	0.069	-0.003	-0.049	-0.017
bb:¶ payments	-0.007	-0.013	0.021	-0.001
bb:¶ people	0.036	-0.014	-0.01	-0.012
bb:¶ phone	-0.009	-0.003	-0.008	0.02
bb:¶ please	0.034	0.001	-0.037	0.002
bb:¶ policies	0.023	-0.008	0.042	-0.056
bb:¶ policy	-0.061	0.002	0.036	0.024
bb:¶ polisi	0.019	-0.001	-0.002	-0.016
bb:¶ posena	-0.003	-0.009	0.014	-0.001
bb:¶ powered	-0.068	-0.011	-0.052	0.132
bb:¶ prices	-0.016	-0.012	0.023	0.005
bb:¶ privacy	-0.082	-0.018	-0.011	0.112
bb:¶ products	-0.055	-0.005	0.008	0.053
bb:¶ provider	-0.041	0.002	0.039	0
bb:¶ publisher	0.017	-0.003	-0.014	0
bb:¶ purpose	0.019	-0.006	-0.011	-0.002
bb:¶ questions	-0.073	-0.016	0.085	0.004
bb:¶ rapa	0.081	-0.001	-0.002	-0.078
bb:¶ rated	0.02	-0.001	-0.002	-0.017
bb:¶ recent	-0.014	0	0.014	0
bb:¶ ref	-0.017	-0.006	-0.057	0.08
bb:¶ registered	0.175	-0.019	-0.119	-0.036
bb:¶ registration	-0.056	0.001	0.055	0
bb:¶ regulatory	0.015	-0.001	-0.005	-0.009
bb:¶ returns	-0.074	-0.007	0.001	0.08
bb:¶ reviews	-0.037	0	0.037	0
bb:¶ rooms	-0.018	-0.002	-0.004	0.024
bb:¶ rova	-0.007	-0.017	0.024	-0.001
bb:¶ royal	0.014	-0.001	-0.012	-0.001
bb:¶ safeguarding	-0.02	0	0	0.02
bb:¶ sales	-0.129	-0.003	-0.013	0.145
bb:¶ see	-0.049	-0.009	0.017	0.041
bb:¶ seed	0.023	-0.001	-0.018	-0.004
bb:¶ sell	0.072	-0.003	-0.005	-0.064
bb:¶ send	-0.051	-0.001	-0.001	0.053
bb:¶ services	0.048	-0.021	-0.017	-0.01
bb:¶ session	-0.039	-0.005	0.007	0.037
bb:¶ sharing	-0.014	-0.021	0.03	0.005
bb:¶ shop	0.083	-0.004	0.003	-0.081
bb:¶ sign	-0.02	0.003	0	0.018
bb:¶ small	0.011	0	0.025	-0.036
bb:¶ social	0.017	-0.003	0.006	-0.02
bb:¶ software	0.016	-0.003	0.005	-0.018
bb:¶ standard	0.015	-0.001	-0.001	-0.013
bb:¶ subscribe	-0.034	-0.004	0.014	0.024
bb:¶ suppliers	-0.019	0	0.02	0
bb:¶ support	-0.012	-0.001	-0.002	0.015
bb:¶ t	-0.123	0.054	-0.012	0.081
bb:¶ tables	-0.044	0.007	0.046	-0.009
bb:¶ team	-0.043	0.001	0.011	0.031
bb:¶ tel	0.013	0.04	-0.046	-0.008
bb:¶ telerau	0	-0.003	-0.01	0.013
bb:¶ terms	0.027	0.129	-0.095	-0.061
bb:¶ thank	-0.003	-0.015	-0.004	0.022
bb:¶ the	-0.083	-0.037	0.11	0.01
bb:¶ these	0.065	-0.06	-0.039	0.033
bb:¶ they	-0.02	-0.001	0	0.022
bb:¶ third	-0.003	-0.007	-0.022	0.032
bb:¶ this	0.116	-0.06	-0.024	-0.032
bb:¶ three	0.035	-0.001	-0.001	-0.033
bb:¶ tickets	0.057	-0.017	-0.008	-0.032
bb:¶ top	0.031	-0.001	-0.013	-0.016
bb:¶ trade	-0.047	-0.009	-0.027	0.084
bb:¶ trading	-0.001	-0.002	-0.018	0.02
bb:¶ training	0.019	-0.007	-0.001	-0.011
bb:¶ uk	-0.024	-0.003	0.007	0.019
bb:¶ up	-0.027	-0.005	0.021	0.011
bb:¶ useful	-0.017	-0.001	0	0.018
bb:¶ user	-0.025	0	-0.001	0.026
bb:¶ vat	0.02	-0.009	-0.01	-0.002
bb:¶ visit	0.035	-0.003	-0.029	-0.003
bb:¶ we	0.05	-0.058	-0.011	0.019
bb:¶ website	-0.071	-0.002	0.023	0.05
bb:¶ weddings	0.054	-0.001	0	-0.053
bb:¶ welcome	0.091	0.039	-0.114	-0.016
bb:¶ well	0.005	-0.003	-0.014	0.012
bb:¶ what	-0.04	-0.02	0.008	0.052
bb:¶ when	-0.056	-0.015	0.076	-0.005
bb:¶ where	-0.07	-0.001	0.071	0
bb:¶ who	0.009	-0.115	0.061	0.045
bb:¶ winner	0.047	-0.001	-0.001	-0.046
bb:¶ with	-0.027	0.001	0.011	0.015
bb:¶ wool	0.013	-0.001	-0.009	-0.003
bb:¶ work	-0.016	-0.003	0.056	-0.037
bb:¶ write	-0.015	-0.02	0.027	0.008
bb:¶ www	-0.002	-0.009	0.011	-0.001
bb:¶ you	-0.004	-0.007	-0.002	0.013
bb:¶ your	0.11	-0.031	-0.072	-0.007
bb:¶ ©	0.114	-0.03	-0.087	0.003
bw:"	0.041	0.047	-0.176	0.088
bw:&	-0.075	0.203	-0.162	0.034
bw:(	-0.112	0.053	0.182	-0.123
bw:1xf	-0.02	-0.009	0.011	0.018
bw:2pm	0.015	-0.001	-0.001	-0.013
bw:3rd	0	-0.005	-0.007	0.011
bw:5lg	-0.015	0	0.001	0.014
bw:5ng	0.044	-0.006	-0.034	-0.004
bw:5wz	-0.012	0	0.002	0.01
bw:7bt	-0.04	0.051	-0.014	0.004
bw:7jt	0.006	-0.005	-0.023	0.021
bw:8hg	-0.03	-0.001	-0.004	0.035
bw:8qe	0.02	0	0.001	-0.021
bw::	-0.077	-0.024	-0.006	0.106
bw:;	-0.171	0.005	0.199	-0.033
bw:@	-0.003	0.033	-0.031	0.001
bw:BRAND	0.14	0.002	-0.115	-0.027
bw:DIGITS	-0.035	-0.159	-0.107	0.301
bw:NUM	-0.716	0.146	0.327	0.243
bw:ORG	-0.579	0.284	0.119	0.177
bw:SELF	0.992	-0.057	-0.167	-0.769
bw:a	0.009	-0.066	-0.087	0.143
bw:aberdeen	0.007	-0.007	0.018	-0.018
bw:aberystwyth	-0.027	0.002	0.01	0.014
bw:about	0.067	0.185	-0.095	-0.156
bw:above	-0.038	-0.003	0.068	-0.027
bw:abroad	0.021	-0.006	-0.043	0.028
bw:ac	-0.016	-0.024	0.015	0.024
bw:academy	0.064	0.04	-0.044	-0.06
bw:accept	0.132	0.058	-0.163	-0.027
bw:acceptance	0.059	-0.03	-0.01	-0.019
bw:accepted	0.012	-0.003	0.012	-0.02
bw:access	0.079	-0.009	-0.023	-0.047
bw:account	-0.108	-0.059	0.16	0.007
bw:accountants	0.088	0.001	0.023	-0.111
bw:accounts	-0.017	-0.002	0.002	0.017
bw:across	-0.046	-0.004	0.01	0.041
bw:act	-0.012	0.001	0.077	-0.067
bw:acting	0.03	-0.023	0.035	-0.043
bw:activities	-0.003	0.003	-0.022	0.022
bw:acts	0.023	-0.014	-0.029	0.02
bw:add	0.097	-0.01	-0.044	-0.043
bw:added	0.064	-0.035	-0.022	-0.007
bw:address	-0.11	0.025	0.041	0.044
bw:adjusters	-0.021	0	0.021	0
bw:administrator	-0.026	-0.007	0.037	-0.004
bw:administrators	-0.001	-0.008	0.01	-0.001
bw:advertise	0.077	-0.007	0.006	-0.076
bw:advertising	-0.025	-0.001	0.009	0.017
bw:advice	0.033	-0.05	-0.024	0.04
bw:advisers	0.062	-0.012	0.017	-0.067
bw:affiliated	-0.019	0.011	0.004	0.003
bw:affiliates	-0.02	-0.022	0.03	0.012
bw:afield	0.013	-0.002	-0.002	-0.01
bw:afinralten	-0.037	-0.001	-0.012	0.05
bw:after	0.113	0.108	-0.073	-0.148
bw:afternoon	0.079	-0.008	-0.019	-0.052
bw:again	-0.023	-0.025	0.033	0.015
bw:against	-0.043	-0.01	0.059	-0.007
bw:agencies	-0.046	-0.062	0.081	0.027
bw:agency	0.148	0.016	0.019	-0.184
bw:agent	-0.068	-0.011	0.064	0.015
bw:agents	0.122	-0.007	0.004	-0.12
bw:agree	0.039	-0.001	-0.012	-0.026
bw:agreed	-0.016	-0.008	0.033	-0.01
bw:agreement	0.127	-0.077	0.002	-0.051
bw:ai	0.043	0.006	0.011	-0.06
bw:aided	-0.049	0	-0.001	0.05
bw:aim	0.002	0.017	-0.017	-0.002
bw:akevafifo	-0.006	-0.015	0.022	0
bw:all	-0.03	0.047	0.037	-0.055
bw:allow	0.013	-0.001	-0.002	-0.009
bw:alma	-0.034	0	-0.001	0.035
bw:almoner	-0.005	-0.001	0.02	-0.014
bw:alone	0.018	-0.005	-0.006	-0.007
bw:also	0.019	0.005	-0.001	-0.023
bw:always	-0.007	-0.002	-0.004	0.014
bw:am	-0.004	0.015	-0.001	-0.01
bw:america	-0.025	0.073	-0.026	-0.022
bw:american	0.058	-0.001	-0.002	-0.054
bw:amodau	-0.012	-0.003	-0.01	0.025
bw:among	-0.037	0.025	0.005	0.007
bw:amount	0.037	-0.014	-0.017	-0.005
bw:an	-0.088	-0.044	0.381	-0.25
bw:analytics	-0.045	-0.035	0.081	-0.001
bw:and	0.222	0.116	-0.11	-0.228
bw:another	0.002	0.036	-0.02	-0.018
bw:answers	-0.02	-0.003	-0.016	0.039
bw:anti	0.118	-0.003	-0.018	-0.097
bw:any	0.043	-0.067	-0.018	0.042
bw:anyone	-0.04	-0.002	0.019	0.022
bw:apartments	0.026	-0.001	-0.028	0.004
bw:app	0.227	-0.12	-0.012	-0.095
bw:appear	0.038	-0.01	0.038	-0.066
bw:application	-0.139	0.002	0.1	0.037
bw:applies	-0.085	0.029	-0.046	0.101
bw:apply	-0.04	-0.005	0.026	0.018
bw:appointed	-0.051	-0.065	0.157	-0.041
bw:appointment	-0.014	-0.003	-0.017	0.034
bw:appointments	0.018	-0.003	0.003	-0.018
bw:approved	0.033	-0.002	-0.02	-0.011
bw:apps	-0.007	0.093	-0.093	0.007
bw:april	0.028	-0.011	0.009	-0.026
bw:apron	-0.006	-0.001	0.012	-0.005
bw:are	0.085	-0.098	0.286	-0.274
bw:area	-0.037	-0.003	0.046	-0.005
bw:around	-0.045	-0.004	-0.029	0.078
bw:arranged	-0.021	0.076	-0.067	0.012
bw:arrangement	0.039	-0.006	0.006	-0.039
bw:arrangements	0.04	-0.001	-0.008	-0.031
bw:arranges	-0.039	0.005	0.019	0.014
bw:article	0.034	-0.037	-0.055	0.059
bw:as	-0.026	0.027	-0.13	0.129
bw:ask	0.14	-0.032	-0.068	-0.04
bw:asked	-0.039	-0.012	0.043	0.009
bw:asks	0.009	-0.003	-0.012	0.006
bw:assets	-0.001	-0.031	0.039	-0.007
bw:associated	-0.035	0.05	-0.014	0
bw:association	-0.086	-0.005	0.019	0.072
bw:at	-0.233	-0.039	0.106	0.165
bw:atol	0.073	-0.009	-0.014	-0.051
bw:august	0.029	-0.002	0	-0.027
bw:authorised	-0.052	-0.022	0.087	-0.012
bw:authority	-0.012	-0.056	0.14	-0.072
bw:available	0.059	-0.042	-0.014	-0.003
bw:award	0.019	-0.002	-0.001	-0.015
bw:azusi	0.012	-0.006	-0.008	0.001
bw:b9	-0.01	0	0.001	0.009
bw:back	-0.048	-0.016	0.023	0.042
bw:background	0.01	0.02	-0.02	-0.01
bw:bahnhofstrasse	-0.021	0.006	0.014	0
bw:balloon	-0.012	0.001	0.065	-0.054
bw:bank	-0.017	-0.006	0.032	-0.01
bw:bar	-0.034	0.054	-0.048	0.028
bw:based	0.059	0.003	0.015	-0.077
bw:basis	0.037	-0.006	-0.018	-0.013
bw:basket	-0.025	-0.009	0.024	0.01
bw:batch	-0.013	0	-0.002	0.015
bw:batches	0.012	0	0	-0.011
bw:battery	-0.048	0.092	-0.002	-0.042
bw:be	-0.05	0.078	-0.023	-0.005
bw:because	0.014	-0.004	0	-0.01
bw:become	0.097	-0.001	-0.002	-0.094
bw:been	-0.055	-0.015	0.044	0.026
bw:before	0.072	-0.015	-0.043	-0.014
bw:began	-0.015	-0.008	0.029	-0.006
bw:behalf	-0.021	0.006	0.014	0.002
bw:behind	-0.057	0.038	-0.056	0.075
bw:belfast	0.005	-0.003	-0.019	0.018
bw:bellfounder	0.01	-0.003	-0.007	0.001
bw:belong	0.013	-0.009	0	-0.004
bw:belongs	-0.045	-0.016	0.063	-0.003
bw:below	-0.07	0.036	0.058	-0.025
bw:benefit	-0.004	-0.002	0.01	-0.004
bw:benefits	-0.013	-0.016	-0.007	0.036
bw:berkshire	0.027	-0.001	0.001	-0.027
bw:between	0.149	-0.127	-0.032	0.011
bw:beyond	-0.064	0.031	-0.011	0.043
bw:bikes	-0.053	0.076	0.001	-0.023
bw:bind	-0.026	-0.003	-0.02	0.049
bw:binding	0.051	-0.01	-0.037	-0.005
bw:birmingham	-0.096	-0.012	-0.012	0.12
bw:birthday	0.065	0	0	-0.064
bw:blog	0.051	-0.001	-0.004	-0.046
bw:bn1	-0.033	0.005	0.016	0.012
bw:board	0.03	-0.008	-0.002	-0.019
bw:boat	-0.016	-0.001	0	0.017
bw:body	0.01	-0.013	0.005	-0.002
bw:book	-0.03	-0.025	-0.013	0.068
bw:booked	-0.07	0.002	0.061	0.007
bw:booking	-0.099	0.035	0.092	-0.028
bw:bookings	-0.037	-0.017	0.051	0.003
bw:books	-0.006	-0.002	0.027	-0.019
bw:both	0.027	0.007	0	-0.034
bw:bottom	-0.043	-0.008	0.059	-0.008
bw:bought	0.014	-0.013	0.048	-0.05
bw:bound	0.011	0.04	-0.06	0.009
bw:box	-0.093	-0.008	0.037	0.064
bw:brand	0.009	0.046	-0.013	-0.042
bw:brands	0	0.254	-0.212	-0.042
bw:brass	-0.014	-0.001	-0.023	0.038
bw:breaks	-0.024	-0.017	0.034	0.007
bw:bridge	0.074	-0.006	-0.005	-0.063
bw:brighton	0.011	0.003	0.013	-0.027
bw:bring	-0.024	-0.005	0.064	-0.035
bw:bristol	0.07	0.046	-0.04	-0.076
bw:britain	0.026	-0.014	0.016	-0.028
bw:british	0.003	-0.025	0.011	0.01
bw:broken	-0.009	0	0	0.01
bw:broker	0.003	-0.043	-0.002	0.042
bw:broking	0.029	-0.042	-0.034	0.047
bw:brought	-0.009	-0.003	-0.004	0.016
bw:browse	-0.001	-0.008	-0.014	0.023
bw:building	-0.016	-0.005	-0.009	0.031
bw:buildings	-0.017	-0.001	0.001	0.017
bw:built	-0.073	0.066	0.035	-0.028
bw:bus	-0.001	-0.007	-0.022	0.029
bw:business	0.087	0.017	0.027	-0.13
bw:businesses	0.219	0.138	-0.248	-0.109
bw:but	-0.041	0.02	0.055	-0.035
bw:buvo	-0.004	0.037	-0.089	0.056
bw:buy	-0.038	-0.026	-0.01	0.074
bw:buyer	0.041	0.016	-0.029	-0.028
bw:buyers	0.039	-0.004	0.006	-0.041
bw:buying	0.04	0.131	-0.092	-0.079
bw:buys	0.011	-0.015	-0.008	0.013
bw:by	0.061	-0.22	0.341	-0.182
bw:c	-0.047	-0.039	0.104	-0.018
bw:c's	0.01	-0.001	-0.001	-0.009
bw:cake	0.035	-0.003	-0.003	-0.028
bw:call	-0.135	0.11	-0.067	0.092
bw:called	0.041	-0.004	-0.012	-0.025
bw:calls	-0.04	-0.004	0.015	0.03
bw:cambridge	-0.009	-0.012	0.01	0.012
bw:came	0.019	-0.003	-0.001	-0.015
bw:campaign	-0.012	-0.002	0.003	0.011
bw:can	0.087	-0.024	-0.059	-0.003
bw:canada	-0.017	0.038	-0.035	0.014
bw:cannot	-0.013	-0.006	-0.016	0.035
bw:car	-0.061	-0.011	-0.012	0.084
bw:card	0.064	-0.058	0.116	-0.121
bw:cardholder	0.035	-0.002	0.001	-0.035
bw:cardiff	-0.035	0.026	0.027	-0.018
bw:cards	-0.082	0.077	-0.053	0.058
bw:care	-0.199	0.025	-0.041	0.216
bw:careers	0.016	-0.027	0.007	0.004
bw:carefully	0.034	-0.002	-0.017	-0.016
bw:carriage	0.016	-0.007	-0.008	-0.001
bw:carried	-0.125	-0.005	0.058	0.072
bw:carrier	-0.023	-0.001	0.01	0.015
bw:carriers	-0.035	-0.025	0.043	0.018
bw:carry	-0.03	-0.004	0.037	-0.003
bw:cart	0.029	0.038	-0.026	-0.042
bw:case	-0.009	-0.009	-0.005	0.023
bw:cash	0.098	-0.017	-0.038	-0.044
bw:castle	-0.076	-0.003	0.019	0.06
bw:catering	-0.019	-0.003	0.009	0.013
bw:cb1	-0.018	-0.003	0	0.021
bw:centre	-0.014	0.103	-0.05	-0.039
bw:ceredigion	-0.02	0.001	0	0.018
bw:certain	-0.042	-0.002	0.057	-0.013
bw:certification	-0.015	-0.001	0.01	0.005
bw:certified	0.061	-0.003	0.007	-0.065
bw:cf10	-0.019	0	0.011	0.007
bw:chairs	-0.023	0	0	0.024
bw:chance	-0.013	-0.002	0	0.016
bw:changes	0.04	-0.008	-0.028	-0.004
bw:charge	0.038	-0.009	-0.021	-0.008
bw:charged	-0.008	-0.005	-0.01	0.023
bw:chargers	0.01	-0.025	0.042	-0.027
bw:charges	0.001	-0.011	0.012	-0.002
bw:charitable	0.031	-0.011	-0.019	-0.001
bw:charities	0.052	-0.01	-0.011	-0.031
bw:charity	0.074	0.133	0.157	-0.364
bw:charter	0.014	-0.001	-0.011	-0.002
bw:chat	-0.001	-0.014	0.026	-0.01
bw:che	-0.021	0.006	0.014	0
bw:check	-0.011	-0.006	0.005	0.013
bw:checked	-0.018	-0.002	0.003	0.017
bw:checkout	-0.051	-0.021	0.057	0.015
bw:checks	-0.017	-0.001	0.008	0.011
bw:cheshire	0.032	-0.006	-0.033	0.007
bw:children	0.022	0	0.001	-0.023
bw:children's	0.011	0.04	-0.018	-0.033
bw:choices	0.059	-0.027	-0.026	-0.005
bw:choose	-0.056	-0.049	0.057	0.049
bw:chose	0.02	-0.001	-0.001	-0.019
bw:chosen	-0.013	-0.005	0.025	-0.006
bw:church	0.091	-0.004	-0.005	-0.083
bw:city	-0.053	-0.001	-0.005	0.059
bw:claim	-0.025	-0.004	0.045	-0.016
bw:claims	-0.021	0.046	-0.064	0.038
bw:classes	0.015	-0.003	-0.001	-0.012
bw:clause	0.013	-0.026	0.035	-0.022
bw:clean	0.014	0	0.003	-0.017
bw:clear	-0.053	-0.002	0	0.055
bw:client	-0.054	-0.012	0.114	-0.048
bw:clients	0.017	-0.019	0.007	-0.006
bw:clinic	-0.036	0.045	-0.03	0.021
bw:clinics	0.065	-0.026	0.029	-0.068
bw:close	-0.013	0.057	-0.005	-0.04
bw:closed	-0.013	-0.003	0.019	-0.003
bw:clothing	-0.009	-0.001	-0.006	0.016
bw:club	-0.003	0.04	-0.022	-0.015
bw:clubs	-0.03	-0.006	-0.016	0.052
bw:co	-0.019	0.063	-0.063	0.019
bw:coast	0.03	-0.001	-0.001	-0.029
bw:code	0.057	-0.034	-0.011	-0.012
bw:coffee	-0.062	-0.001	-0.001	0.064
bw:collect	0.036	-0.018	-0.023	0.004
bw:collected	0.002	-0.018	0.075	-0.059
bw:collection	-0.071	0	-0.001	0.072
bw:collectively	-0.005	0.037	-0.039	0.007
bw:collects	-0.004	0.009	-0.01	0.005
bw:com	0.06	0.019	0.056	-0.134
bw:come	-0.018	-0.007	-0.004	0.029
bw:comes	-0.001	-0.013	-0.004	0.017
bw:commercial	0.014	-0.002	-0.002	-0.01
bw:commission	-0.004	0.07	-0.012	-0.054
bw:committed	0.006	-0.013	0.014	-0.008
bw:community	0.039	-0.005	0	-0.033
bw:companies	-0.023	0.185	-0.103	-0.059
bw:company	0.3	0.109	-0.373	-0.036
bw:compare	-0.012	-0.006	0.012	0.006
bw:competition	-0.165	0.005	0.052	0.108
bw:competitions	0.007	-0.007	-0.051	0.051
bw:complaint	-0.006	-0.013	-0.012	0.031
bw:complaints	-0.115	-0.03	0.016	0.129
bw:compliance	0.049	-0.01	-0.01	-0.03
bw:condition	0.06	0.029	0.001	-0.09
bw:conditions	0.141	0.041	-0.12	-0.063
bw:conduct	0.072	-0.046	0.03	-0.056
bw:consent	-0.045	-0.005	0.006	0.044
bw:consultation	-0.079	-0.002	0.014	0.067
bw:consultations	0.004	0.083	-0.059	-0.027
bw:consumers	-0.081	-0.002	-0.006	0.089
bw:contact	0.005	-0.061	-0.094	0.15
bw:contacts	-0.047	0.064	-0.013	-0.004
bw:content	0.058	-0.003	-0.063	0.009
bw:contract	0.184	-0.024	-0.133	-0.027
bw:contracting	-0.022	0.021	-0.001	0.002
bw:contractors	-0.065	-0.005	0.033	0.037
bw:contracts	-0.101	0.034	0.05	0.017
bw:control	-0.015	-0.002	0.002	0.015
bw:controller	0.025	-0.057	0.002	0.03
bw:controllers	0.025	0.047	-0.061	-0.012
bw:conversation	0.009	-0.003	-0.025	0.019
bw:cookie	-0.091	-0.029	0.053	0.067
bw:cookies	0.211	0.036	-0.015	-0.233
bw:copenhagen	-0.012	0	0	0.012
bw:copper	-0.01	-0.001	-0.007	0.018
bw:copy	0.023	-0.025	-0.016	0.018
bw:copyright	-0.024	0.036	0.018	-0.029
bw:cornwall	-0.037	0.006	0.011	0.02
bw:corporate	-0.018	0.016	-0.013	0.015
bw:corporation	-0.01	0.001	0.005	0.004
bw:cost	-0.009	-0.002	-0.002	0.013
bw:costs	0.023	-0.003	-0.015	-0.005
bw:could	-0.048	0	0	0.048
bw:council	-0.02	-0.025	0.096	-0.051
bw:councillors	-0.084	-0.005	0.008	0.081
bw:councils	-0.004	0.039	-0.03	-0.005
bw:counted	0.011	-0.001	-0.001	-0.01
bw:counter	-0.002	-0.006	-0.013	0.02
bw:countries	-0.01	-0.012	0.051	-0.028
bw:country	-0.074	-0.014	0.027	0.061
bw:counts	-0.023	-0.005	0.016	0.013
bw:county	-0.027	0	-0.002	0.029
bw:courses	0.096	-0.003	0	-0.093
bw:court	0.053	0.035	0.015	-0.103
bw:courts	0.057	-0.005	-0.002	-0.05
bw:cover	0.041	-0.051	0.032	-0.022
bw:covers	-0.047	0.011	0.005	0.031
bw:created	0.048	-0.005	0.003	-0.046
bw:credit	0.119	-0.136	-0.009	0.025
bw:croydon	0.063	-0.007	0.013	-0.069
bw:cs	-0.072	0.049	-0.026	0.05
bw:cumbria	0.015	0	0.002	-0.017
bw:current	0.096	-0.014	-0.002	-0.08
bw:customer	0.17	-0.108	-0.125	0.063
bw:customers	-0.004	0.235	-0.082	-0.149
bw:customs	-0.047	-0.026	0.054	0.019
bw:cut	-0.045	0.041	-0.037	0.041
bw:damage	0.024	-0.007	0.023	-0.04
bw:dashboard	0.041	-0.002	-0.016	-0.024
bw:data	0.139	-0.049	-0.076	-0.014
bw:database	-0.067	-0.018	0.031	0.054
bw:date	0.08	-0.039	-0.039	-0.002
bw:dates	0.008	-0.005	0.01	-0.013
bw:day	0.086	0.015	-0.093	-0.008
bw:days	-0.233	-0.007	0.025	0.216
bw:deal	0.045	-0.002	-0.001	-0.043
bw:dealers	-0.017	0.051	-0.038	0.004
bw:debit	-0.044	-0.008	0.072	-0.02
bw:debits	-0.031	-0.013	0.086	-0.042
bw:decide	0.024	-0.009	-0.021	0.006
bw:defined	0.001	0.036	-0.027	-0.009
bw:definitions	0.123	-0.046	-0.088	0.011
bw:delete	0.034	-0.002	-0.033	0.001
bw:delivered	-0.037	-0.005	0.011	0.031
bw:deliveries	-0.017	0	0.004	0.014
bw:delivery	-0.101	-0.05	0.016	0.135
bw:dental	0.013	-0.002	-0.011	0
bw:deny	0.015	-0.002	-0.003	-0.01
bw:department	-0.022	-0.006	0.03	-0.001
bw:depends	-0.014	-0.01	0.05	-0.027
bw:derby	-0.049	-0.003	0.038	0.014
bw:derbyshire	-0.022	0	0	0.022
bw:described	-0.05	-0.007	0.057	0
bw:describes	-0.034	0.033	-0.038	0.039
bw:design	0.149	-0.007	-0.019	-0.123
bw:designed	0.026	-0.008	0.033	-0.05
bw:details	0.139	-0.107	-0.119	0.087
bw:detime	-0.031	-0.003	-0.001	0.035
bw:developed	-0.002	-0.014	0.073	-0.057
bw:developers	0.012	0.038	-0.03	-0.02
bw:development	0.095	0.027	-0.015	-0.106
bw:device	0.046	-0.005	0.006	-0.048
bw:devon	-0.038	-0.002	0.007	0.033
bw:digit	0.016	-0.001	-0.005	-0.01
bw:digital	-0.012	-0.005	0.012	0.006
bw:direct	-0.065	0.045	0.076	-0.057
bw:directly	-0.047	-0.005	0.084	-0.032
bw:director	0.026	-0.023	0.008	-0.012
bw:directors	0.031	-0.005	-0.014	-0.012
bw:directory	0.035	-0.027	0.012	-0.021
bw:dispute	-0.004	0.031	-0.025	-0.001
bw:distributed	0.078	-0.022	-0.053	-0.003
bw:distribution	-0.042	-0.003	0.03	0.014
bw:division	-0.027	-0.01	0.038	0
bw:do	-0.082	-0.028	0.029	0.081
bw:document	-0.121	-0.006	0.106	0.021
bw:documents	0.061	-0.009	-0.019	-0.033
bw:does	-0.015	-0.016	-0.045	0.075
bw:dog	0.043	-0.012	0.025	-0.056
bw:dogs	-0.009	0	-0.001	0.01
bw:domogo	-0.001	-0.01	0.012	-0.001
bw:donate	-0.022	-0.003	-0.005	0.031
bw:donations	0.02	-0.007	0.003	-0.016
bw:done	-0.038	0.013	-0.002	0.027
bw:door	0.056	-0.013	-0.016	-0.026
bw:down	0.039	-0.004	-0.005	-0.03
bw:dozen	0.026	-0.003	-0.003	-0.019
bw:draw	0.024	-0.009	-0.016	0.001
bw:drive	0.029	-0.004	-0.008	-0.016
bw:driver	0.064	0.043	-0.042	-0.066
bw:drover	-0.015	0	0.014	0
bw:dublin	0.02	-0.018	0.056	-0.058
bw:due	0.024	0	0	-0.024
bw:e	-0.112	0.01	0.07	0.031
bw:e14	0.008	-0.028	-0.006	0.026
bw:each	-0.048	0.028	-0.042	0.062
bw:earlier	0.01	-0.003	0.008	-0.014
bw:early	0.016	-0.002	0.014	-0.028
bw:east	0.087	-0.006	0.013	-0.095
bw:ec1v	-0.002	-0.003	-0.005	0.01
bw:ec2a	-0.005	-0.001	-0.006	0.012
bw:ec2v	-0.023	0.027	-0.004	-0.001
bw:edge	0.017	-0.002	-0.003	-0.012
bw:edinburgh	-0.041	-0.019	0.009	0.051
bw:education	-0.046	0.012	0.031	0.004
bw:effect	0.032	0	0.001	-0.032
bw:effective	0.128	-0.093	0.003	-0.038
bw:eight	-0.052	-0.003	0.003	0.053
bw:electric	0	-0.013	0.049	-0.036
bw:electronic	-0.015	-0.008	0.031	-0.009
bw:eleven	-0.031	0	0	0.032
bw:else	0.043	-0.025	0.019	-0.038
bw:elsewhere	0.017	-0.009	0.024	-0.032
bw:email	-0.05	0.073	-0.065	0.042
bw:emails	-0.012	-0.021	-0.05	0.083
bw:employed	0.02	-0.008	0.006	-0.019
bw:employees	0.025	-0.004	0.004	-0.025
bw:employers	0.015	-0.002	-0.002	-0.011
bw:enable	0.054	0	0	-0.053
bw:enamel	-0.041	0	0.014	0.027
bw:end	0.041	-0.002	-0.006	-0.032
bw:ends	0	-0.019	0.04	-0.021
bw:engineer	-0.046	0.004	0.034	0.008
bw:engineering	0.06	-0.001	0	-0.059
bw:engineers	-0.036	-0.007	0.019	0.025
bw:england	-0.031	0.066	0.085	-0.121
bw:english	0.021	-0.009	0.007	-0.019
bw:enquire	0.012	-0.007	-0.01	0.005
bw:enquiry	-0.014	-0.001	0.002	0.013
bw:ensure	-0.021	-0.001	-0.001	0.023
bw:enter	0.018	-0.018	0.006	-0.006
bw:entered	0.049	-0.002	-0.036	-0.011
bw:enterprise	0.014	-0.006	0.004	-0.011
bw:entitled	-0.019	0	0	0.019
bw:entity	0.033	0.014	-0.023	-0.024
bw:entries	-0.006	-0.001	0.026	-0.019
bw:entry	-0.013	0.047	-0.035	0
bw:enw	0.011	-0.003	-0.01	0.001
bw:essex	0.049	-0.002	0.015	-0.061
bw:estate	0.045	-0.012	-0.015	-0.019
bw:eu	-0.02	-0.031	0.026	0.025
bw:europe	-0.04	0.078	-0.042	0.004
bw:euros	-0.034	-0.002	0.003	0.034
bw:evening	-0.036	-0.004	0.035	0.005
bw:evenings	-0.058	0	0	0.058
bw:event	0.005	-0.012	-0.049	0.057
bw:events	-0.016	-0.004	0	0.019
bw:every	-0.082	0.003	0.011	0.068
bw:everyone	0.041	-0.001	-0.001	-0.039
bw:everything	0.02	-0.01	-0.045	0.035
bw:ex4	0.011	0	0.009	-0.02
bw:example	0.034	-0.022	0.003	-0.015
bw:examples	0.01	-0.002	-0.018	0.01
bw:exchange	0.017	-0.01	0.018	-0.026
bw:exeter	-0.008	0	0.01	-0.001
bw:expect	0.004	0.041	-0.042	-0.003
bw:explained	-0.016	-0.001	-0.004	0.021
bw:explains	0.083	-0.021	0.036	-0.098
bw:express	-0.062	-0.019	0.01	0.071
bw:fails	0.021	-0.003	-0.018	0.001
bw:fair	0.003	-0.002	-0.026	0.026
bw:families	0.096	-0.014	0.004	-0.086
bw:family	-0.053	0	0.018	0.035
bw:faq	-0.038	-0.003	0	0.04
bw:faqs	-0.049	-0.029	0.031	0.047
bw:farm	0.005	-0.017	0.019	-0.006
bw:farms	-0.007	-0.002	-0.001	0.011
bw:fca	-0.031	-0.012	0.093	-0.05
bw:features	-0.046	-0.003	-0.006	0.055
bw:february	0.017	0.04	-0.026	-0.031
bw:fee	0.011	-0.013	-0.038	0.04
bw:fees	-0.059	0.041	0.044	-0.026
bw:field	0.038	-0.006	0.013	-0.044
bw:fifteen	0.049	-0.002	0	-0.048
bw:figure	0.034	-0.002	-0.001	-0.031
bw:file	-0.017	0.031	-0.013	-0.002
bw:files	0.085	0.032	-0.083	-0.033
bw:finance	0.163	0.024	-0.151	-0.036
bw:financial	-0.088	-0.03	0.158	-0.041
bw:find	0.047	-0.052	0.029	-0.024
bw:fine	-0.007	-0.003	-0.002	0.012
bw:finished	0.013	-0.006	-0.017	0.01
bw:firm	0.08	-0.064	0.022	-0.039
bw:firms	-0.028	-0.011	0.002	0.037
bw:first	0.016	-0.044	-0.003	0.031
bw:fitted	-0.024	-0.002	-0.013	0.039
bw:five	0.002	-0.013	-0.011	0.023
bw:fix	0.013	-0.001	-0.002	-0.01
bw:fixed	-0.013	-0.001	-0.016	0.031
bw:fixtures	-0.055	-0.001	0	0.055
bw:floor	0.016	-0.03	0.002	0.012
bw:follow	0.068	-0.01	-0.035	-0.022
bw:following	-0.04	0.173	-0.146	0.013
bw:follows	0.085	-0.028	-0.063	0.006
bw:food	0.123	-0.001	-0.001	-0.122
bw:football	0.034	-0.007	0.011	-0.039
bw:footnotes	0.016	-0.002	-0.002	-0.013
bw:for	0.197	-0.217	0.187	-0.167
bw:forbid	-0.04	0.001	0.038	0.001
bw:form	0.049	-0.011	-0.119	0.08
bw:formed	0.011	-0.005	-0.005	-0.002
bw:forms	-0.034	-0.003	0.008	0.029
bw:forty	-0.052	-0.01	0.015	0.046
bw:found	-0.04	0.045	-0.019	0.015
bw:foundation	0.017	0.084	-0.099	-0.002
bw:foundry	-0.026	0.001	0.018	0.007
bw:four	-0.016	-0.01	0.028	-0.001
bw:fourteen	-0.043	-0.005	0.006	0.042
bw:frames	-0.054	-0.003	0.009	0.049
bw:franchise	-0.004	-0.039	-0.006	0.049
bw:franchisee	0.054	-0.002	-0.022	-0.03
bw:franchisees	0.036	-0.013	0.012	-0.035
bw:free	-0.009	-0.029	0.003	0.034
bw:friday	-0.031	-0.011	0.071	-0.029
bw:friendly	0.01	-0.01	-0.01	0.01
bw:frn	-0.081	-0.01	0.051	0.04
bw:from	-0.003	0.094	0.039	-0.129
bw:full	0.003	-0.001	-0.041	0.038
bw:fuller	-0.008	-0.001	0.012	-0.003
bw:fund	0.076	-0.004	0.006	-0.079
bw:further	-0.096	0.01	0.004	0.082
bw:fuvazozed	0.014	-0.003	0	-0.011
bw:g2	-0.056	0.002	0.032	0.022
bw:gallery	-0.01	0	-0.005	0.015
bw:gambling	0.049	0.008	-0.024	-0.034
bw:game	0.065	-0.016	-0.077	0.029
bw:garden	0.047	-0.005	-0.015	-0.028
bw:gardens	-0.069	-0.001	0.001	0.07
bw:gas	-0.035	-0.001	-0.003	0.038
bw:gate	-0.015	-0.001	0.001	0.015
bw:gathered	-0.088	-0.003	0.09	0
bw:gb	-0.084	-0.009	-0.016	0.109
bw:gdpr	-0.055	-0.034	0.074	0.015
bw:general	0.076	-0.067	-0.045	0.036
bw:georgia	-0.011	-0.009	0.023	-0.003
bw:germany	-0.045	-0.027	0.038	0.035
bw:get	0.028	-0.009	0.009	-0.027
bw:gift	0.118	0	-0.005	-0.113
bw:gifts	-0.067	-0.011	0.053	0.025
bw:give	0.032	-0.022	-0.042	0.032
bw:given	0.016	0.01	-0.018	-0.008
bw:giving	-0.055	0.082	0.039	-0.066
bw:glamorgan	0.012	-0.001	0.007	-0.018
bw:glasgow	-0.031	0.001	0.03	0
bw:global	0.001	0.032	-0.004	-0.029
bw:go	0.114	-0.068	0.053	-0.099
bw:goes	-0.079	-0.005	0.092	-0.008
bw:good	0.007	-0.012	0.007	-0.002
bw:goods	0.135	0.041	-0.128	-0.048
bw:got	0.047	-0.001	-0.011	-0.035
bw:govern	0.086	-0.036	-0.063	0.014
bw:grants	0.055	-0.005	0.007	-0.057
bw:great	0.016	-0.014	0.016	-0.019
bw:green	0.007	0.008	-0.116	0.101
bw:group	-0.054	0.136	-0.107	0.026
bw:groups	0.045	0	0	-0.045
bw:grow	0.043	-0.008	-0.027	-0.009
bw:guarantee	0.033	-0.006	-0.009	-0.018
bw:guernsey	-0.027	0.102	-0.053	-0.021
bw:guest	-0.022	-0.001	-0.01	0.034
bw:guests	0.014	-0.001	0.001	-0.015
bw:guides	-0.067	-0.002	0.034	0.036
bw:gym	-0.03	-0.001	-0.007	0.039
bw:had	0.026	-0.002	-0.002	-0.022
bw:hair	-0.034	-0.006	0.009	0.031
bw:half	-0.027	-0.002	-0.025	0.055
bw:halifax	-0.058	0	0.017	0.042
bw:hall	0.069	-0.01	-0.002	-0.056
bw:hampshire	0.006	-0.004	-0.032	0.03
bw:hand	0.074	-0.003	-0.006	-0.064
bw:handed	-0.051	0	0.051	0
bw:handled	-0.008	0.017	-0.01	0.001
bw:handles	-0.013	-0.005	0.019	0
bw:happening	-0.046	0.043	0	0.004
bw:has	-0.06	-0.011	0.005	0.066
bw:have	-0.073	-0.061	0.15	-0.016
bw:head	-0.05	-0.004	-0.007	0.061
bw:health	0.032	-0.006	-0.03	0.004
bw:heart	0.028	-0.004	0.035	-0.059
bw:held	-0.058	-0.025	0.026	0.057
bw:hello	-0.074	-0.003	0.039	0.037
bw:help	0.005	-0.026	-0.042	0.064
bw:here	-0.122	0.019	0.109	-0.006
bw:hereford	-0.036	0.005	0.018	0.013
bw:herefordshire	-0.023	0.006	0.009	0.008
bw:hereinafter	-0.029	-0.001	0	0.03
bw:hertfordshire	0.011	-0.009	-0.013	0.011
bw:high	0.014	-0.005	-0.002	-0.008
bw:hill	-0.005	0.04	-0.04	0.005
bw:hills	-0.004	0.041	-0.001	-0.036
bw:hire	0.047	0.016	0.041	-0.104
bw:hiring	0.022	0	0.012	-0.035
bw:hm	-0.018	-0.017	0.038	-0.003
bw:hmrc	0.081	-0.001	0.008	-0.087
bw:hobby	0.014	-0.001	-0.012	0
bw:hold	-0.108	0.082	0.059	-0.034
bw:holding	0.005	-0.026	-0.028	0.048
bw:holds	0.015	0.004	-0.034	0.015
bw:holiday	-0.002	-0.005	-0.011	0.018
bw:holidays	0.039	-0.002	0.002	-0.039
bw:home	0.019	-0.126	0.094	0.014
bw:homes	0.03	0.035	-0.107	0.042
bw:hook	-0.01	-0.001	-0.023	0.034
bw:hospice	-0.01	0.105	-0.056	-0.039
bw:hospices	0.019	-0.001	0	-0.018
bw:hosted	0.032	-0.023	-0.06	0.05
bw:hosting	-0.126	-0.03	0.041	0.115
bw:hosts	-0.001	-0.011	0.014	-0.001
bw:hotels	0.019	-0.002	-0.002	-0.015
bw:hour	-0.058	-0.013	0.07	0.001
bw:hours	-0.093	-0.003	0	0.096
bw:house	-0.141	-0.001	0.002	0.141
bw:houses	-0.033	-0.006	-0.036	0.076
bw:how	-0.067	-0.043	0.036	0.074
bw:hr2	-0.019	-0.001	0.007	0.014
bw:hr4	-0.018	0.006	0.012	-0.001
bw:https	0.006	-0.012	-0.009	0.015
bw:hundred	-0.062	-0.001	-0.005	0.068
bw:hx3	-0.018	0	0.019	-0.001
bw:i	0.117	-0.04	-0.001	-0.076
bw:ico	0.023	-0.013	-0.023	0.013
bw:identity	0.078	-0.011	0.004	-0.07
bw:if	-0.049	0.042	-0.031	0.038
bw:images	0.032	-0.001	-0.005	-0.026
bw:important	0.097	-0.023	-0.03	-0.045
bw:imprint	-0.004	-0.008	-0.011	0.023
bw:in	0.084	0.144	-0.248	0.02
bw:include	-0.047	-0.055	0.058	0.043
bw:included	-0.014	-0.003	-0.006	0.023
bw:includes	0.016	0.085	-0.099	-0.002
bw:including	0.058	0.072	-0.074	-0.056
bw:incorporated	-0.018	-0.012	0.027	0.003
bw:independent	0.066	-0.012	-0.023	-0.031
bw:independently	-0.07	-0.009	0.03	0.05
bw:individual	-0.04	0.043	0.002	-0.005
bw:industries	0.051	0	0	-0.05
bw:info	0.029	-0.018	-0.002	-0.009
bw:information	0.193	-0.042	-0.17	0.019
bw:inside	0.018	-0.04	0.017	0.005
bw:insist	0.033	-0.008	-0.042	0.018
bw:installation	0.005	-0.002	-0.052	0.05
bw:instalments	-0.097	-0.006	0.13	-0.027
bw:instructions	-0.037	-0.002	0.038	0.001
bw:instructor	0.074	-0.002	0.002	-0.074
bw:insurance	-0.058	-0.036	0.061	0.033
bw:insured	-0.002	-0.006	0.012	-0.004
bw:insurer	-0.011	0.039	-0.026	-0.002
bw:insurers	0.015	-0.008	0.006	-0.013
bw:interest	0.041	-0.009	0.002	-0.035
bw:intermediary	-0.023	-0.002	0.026	-0.001
bw:international	0.058	-0.02	-0.022	-0.016
bw:internet	0.011	-0.002	-0.003	-0.006
bw:interpretation	0.022	-0.003	-0.039	0.019
bw:into	0.076	-0.008	-0.012	-0.056
bw:introducer	-0.069	-0.008	0.074	0.003
bw:introduction	0.063	0.002	-0.124	0.059
bw:investors	0.032	-0.017	-0.016	0.001
bw:invoices	-0.038	-0.013	0.055	-0.005
bw:ireland	0.053	-0.006	-0.062	0.015
bw:irish	0.022	-0.004	-0.011	-0.006
bw:is	-0.075	0.084	0.038	-0.046
bw:island	0.016	-0.001	-0.002	-0.013
bw:islands	-0.015	0.04	-0.054	0.028
bw:isle	-0.033	-0.012	-0.089	0.135
bw:issue	0.021	-0.001	0.002	-0.023
bw:issued	-0.01	-0.042	0.02	0.032
bw:it	-0.027	-0.082	0.105	0.004
bw:its	-0.134	0.307	0.056	-0.229
bw:itself	-0.005	-0.022	0.036	-0.008
bw:january	0.03	-0.003	-0.032	0.005
bw:javascript	0.054	0	0	-0.053
bw:jersey	-0.1	0.135	-0.075	0.04
bw:job	0.007	-0.011	-0.042	0.046
bw:jobs	-0.059	0.009	-0.01	0.06
bw:join	0.227	-0.018	0.006	-0.216
bw:joint	0.004	-0.027	0.037	-0.014
bw:jory	-0.029	0	0	0.03
bw:journey	0.029	-0.012	-0.011	-0.005
bw:july	0.027	-0.027	-0.006	0.006
bw:june	0.131	-0.069	-0.09	0.027
bw:just	0.013	0	-0.005	-0.007
bw:keep	-0.143	-0.032	0.092	0.084
bw:keeps	-0.095	0.04	0.052	0.003
bw:kendal	0.012	0.002	0.005	-0.019
bw:kent	-0.003	0.034	-0.062	0.031
bw:kept	-0.097	-0.018	0.034	0.081
bw:kestrel	-0.02	0	0.019	0
bw:kingdom	0.084	-0.067	-0.076	0.059
bw:kitchen	-0.014	-0.004	0.005	0.012
bw:kitchens	0.039	-0.001	-0.001	-0.037
bw:knew	0.026	-0.001	-0.01	-0.015
bw:know	0.045	-0.01	-0.019	-0.016
bw:known	0.004	-0.008	0.035	-0.031
bw:kop	0.093	-0.002	0.002	-0.093
bw:l7	-0.01	0	0.007	0.003
bw:la9	0.013	0.001	0.003	-0.017
bw:landlords	0.041	-0.004	-0.007	-0.031
bw:lane	-0.031	-0.017	0.011	0.038
bw:language	-0.009	-0.01	0.002	0.018
bw:lantern	0	0.007	0.005	-0.012
bw:larkfield	-0.02	-0.001	0.02	0.001
bw:last	0.122	-0.005	-0.103	-0.014
bw:lasts	-0.037	-0.001	0.002	0.036
bw:late	-0.006	-0.007	0.001	0.012
bw:later	0.086	-0.013	-0.016	-0.057
bw:law	0.145	-0.015	-0.053	-0.077
bw:laws	0.022	-0.006	-0.011	-0.004
bw:le3	-0.033	0.004	0.022	0.007
bw:le5	0.01	0	0.003	-0.012
bw:leave	-0.004	-0.005	-0.002	0.01
bw:leaves	0.014	-0.001	0.001	-0.013
bw:leeds	0.046	-0.002	0.013	-0.057
bw:left	0.055	-0.005	-0.013	-0.038
bw:legal	0.216	-0.065	-0.107	-0.043
bw:legislation	-0.01	-0.005	0.001	0.014
bw:leicester	-0.006	0.047	0.003	-0.044
bw:leicestershire	-0.03	0.047	-0.014	-0.004
bw:lender	0.048	-0.051	-0.019	0.022
bw:lenders	-0.005	-0.063	0.04	0.028
bw:less	0.029	-0.004	-0.023	-0.002
bw:lesson	-0.019	-0.001	0.002	0.018
bw:let	-0.016	-0.008	-0.02	0.044
bw:letter	0.015	-0.002	-0.001	-0.012
bw:letters	-0.024	0.002	0.006	0.016
bw:letting	-0.022	0	0	0.023
bw:lettings	0.018	-0.019	-0.014	0.016
bw:liability	-0.133	0	0.112	0.021
bw:licence	-0.028	-0.033	0.04	0.021
bw:licences	0.025	-0.003	-0.029	0.007
bw:licensed	0.018	-0.015	0.046	-0.049
bw:licensee	-0.034	-0.002	0.046	-0.01
bw:life	0.125	-0.007	-0.051	-0.067
bw:like	-0.071	-0.006	-0.021	0.099
bw:limited	-0.046	0.045	-0.006	0.007
bw:limited’s	0.005	0.03	-0.021	-0.014
bw:lincoln	-0.013	-0.001	0.007	0.006
bw:lincolnshire	0.046	-0.002	-0.014	-0.03
bw:line	0.029	-0.016	0.001	-0.014
bw:lines	-0.069	-0.029	0.066	0.033
bw:list	0.009	-0.044	0.043	-0.008
bw:listed	0.044	-0.013	-0.048	0.016
bw:little	0.063	-0.002	-0.014	-0.047
bw:live	0.093	-0.012	0.002	-0.083
bw:liverpool	0.016	-0.003	0.017	-0.03
bw:ln1	-0.012	0.001	0.007	0.005
bw:local	0.124	0.045	-0.074	-0.096
bw:locations	-0.033	-0.014	0.022	0.024
bw:lodge	0.048	-0.003	0.006	-0.052
bw:log	-0.063	-0.007	0.031	0.039
bw:london	0.177	0.034	-0.026	-0.185
bw:long	-0.017	-0.005	0.054	-0.032
bw:longer	0.076	-0.003	-0.007	-0.066
bw:look	0.025	0.052	-0.007	-0.069
bw:looked	-0.011	-0.003	-0.007	0.02
bw:looks	-0.013	0.008	0.015	-0.01
bw:loss	-0.021	-0.002	0.029	-0.006
bw:lost	0.053	-0.001	-0.001	-0.051
bw:lot	-0.03	-0.015	0.018	0.027
bw:lottery	-0.079	0.165	0.008	-0.094
bw:low	0.051	-0.002	-0.006	-0.044
bw:luton	0.074	-0.001	-0.001	-0.072
bw:machine	0.03	-0.005	0.009	-0.035
bw:machines	-0.017	-0.001	0	0.018
bw:made	-0.045	-0.006	0.005	0.045
bw:magazine	0.052	-0.005	0.035	-0.081
bw:maidstone	-0.01	-0.008	-0.005	0.023
bw:mail	-0.065	-0.013	0.012	0.067
bw:mailing	0.01	0.001	0.004	-0.016
bw:main	-0.076	0.029	0.103	-0.056
bw:majority	0.014	0.051	-0.055	-0.011
bw:make	-0.013	-0.043	0.029	0.027
bw:makers	0.024	0.006	0.006	-0.035
bw:makes	0.038	-0.013	-0.017	-0.007
bw:maltings	-0.023	0	0.006	0.017
bw:man	-0.01	-0.01	-0.068	0.088
bw:managed	0.02	0.052	-0.003	-0.069
bw:management	-0.073	-0.017	0.033	0.057
bw:manager	0.009	0.074	-0.037	-0.045
bw:managing	0.012	-0.005	-0.022	0.014
bw:manchester	0.013	-0.003	-0.008	-0.002
bw:manor	-0.03	-0.007	0.028	0.008
bw:many	-0.123	0.002	0.046	0.075
bw:march	0.017	0.011	-0.009	-0.02
bw:mark	0.045	-0.015	0.008	-0.038
bw:market	-0.054	-0.003	-0.001	0.058
bw:marketing	-0.02	0.028	-0.004	-0.004
bw:marketplace	-0.027	0.003	0.046	-0.022
bw:marks	0.013	-0.003	-0.014	0.004
bw:masnachu	0.011	-0.003	-0.01	0.001
bw:massachusetts	0.013	0	0.002	-0.014
bw:materials	0.038	-0.017	0.026	-0.047
bw:matters	0.07	-0.003	-0.023	-0.043
bw:may	-0.029	0	-0.016	0.045
bw:me	-0.007	-0.012	0.01	0.009
bw:mean	0	-0.02	0.071	-0.051
bw:means	0.151	-0.106	-0.093	0.049
bw:meant	0.013	-0.002	-0.009	-0.002
bw:measurement	0.012	0	0.008	-0.02
bw:media	0.043	-0.013	0.009	-0.038
bw:medical	0.012	-0.03	-0.026	0.044
bw:meet	-0.021	-0.002	-0.026	0.048
bw:meeting	0.012	-0.002	0.009	-0.02
bw:member	-0.037	0.032	-0.005	0.01
bw:members	-0.073	0.009	0.039	0.026
bw:membership	-0.027	0.022	0.057	-0.052
bw:mentions	-0.005	-0.007	-0.009	0.021
bw:menu	-0.074	-0.008	0.013	0.068
bw:message	-0.049	-0.002	-0.007	0.057
bw:messages	-0.004	-0.008	0.013	0
bw:meze	0.009	-0.005	0.017	-0.021
bw:middle	0.018	-0.003	0.002	-0.018
bw:millrace	-0.002	0	0.01	-0.008
bw:mind	0.016	-0.001	-0.001	-0.015
bw:minutes	-0.001	-0.013	0.029	-0.014
bw:mobile	0.017	-0.002	-0.004	-0.011
bw:mofodo	-0.012	0.001	0.011	0
bw:monday	-0.027	-0.017	0.013	0.031
bw:money	-0.083	-0.017	0.121	-0.021
bw:month	0.078	0.036	-0.049	-0.065
bw:month's	-0.01	0.039	0	-0.028
bw:monthly	-0.009	-0.004	-0.004	0.017
bw:months	-0.017	-0.005	0.011	0.011
bw:more	0.028	-0.014	0.008	-0.022
bw:morning	0.014	-0.003	-0.01	-0.001
bw:mortgage	0.032	-0.012	0.026	-0.046
bw:most	-0.031	-0.019	0.041	0.009
bw:mouth	-0.032	-0.003	-0.003	0.038
bw:move	-0.01	-0.003	0.018	-0.006
bw:moved	-0.008	-0.004	0.002	0.01
bw:moving	-0.007	-0.009	0.02	-0.004
bw:mug	-0.016	0	0.014	0.002
bw:music	-0.026	-0.001	0.002	0.025
bw:must	-0.031	-0.01	0.053	-0.012
bw:my	-0.086	-0.01	0.006	0.09
bw:n1	-0.013	-0.008	0.008	0.013
bw:n12	0.093	-0.034	-0.097	0.038
bw:name	-0.083	-0.136	0.023	0.195
bw:named	0.007	0.074	-0.057	-0.024
bw:national	0.057	-0.007	0.048	-0.098
bw:near	0.124	0	-0.001	-0.122
bw:nearly	0.026	-0.001	-0.004	-0.021
bw:necessary	-0.025	-0.001	0.014	0.011
bw:need	0.029	-0.021	0.027	-0.036
bw:needed	0.088	-0.016	0.008	-0.08
bw:neighbours	-0.026	0	0.003	0.023
bw:network	-0.02	-0.003	0.06	-0.038
bw:never	-0.032	0	0.02	0.012
bw:new	0.076	-0.018	-0.053	-0.004
bw:newcastle	0.007	0.001	-0.012	0.004
bw:newest	-0.027	0.001	0.026	0
bw:news	0.093	0.039	-0.069	-0.062
bw:newsletter	-0.059	-0.015	0.037	0.037
bw:next	0.007	-0.018	0.062	-0.052
bw:ni	-0.018	-0.001	-0.002	0.02
bw:night	0.039	-0.008	-0.014	-0.016
bw:nine	0.039	-0.004	0.028	-0.063
bw:no	-0.061	0.142	-0.102	0.021
bw:nobody	0.026	-0.008	-0.01	-0.009
bw:norfolk	-0.032	-0.002	0.017	0.017
bw:north	0.074	0.032	-0.023	-0.083
bw:northern	0.05	-0.005	-0.051	0.006
bw:norupo	-0.013	-0.021	0.088	-0.054
bw:norwich	-0.007	-0.006	0.012	0.001
bw:not	-0.115	-0.037	0.044	0.109
bw:note	0.011	-0.001	0	-0.009
bw:notebook	0.026	-0.001	-0.021	-0.004
bw:notes	0.073	-0.006	-0.035	-0.033
bw:nothing	0.081	-0.005	-0.016	-0.061
bw:notice	0.05	0.009	-0.171	0.111
bw:notices	0	-0.008	0.022	-0.013
bw:nottingham	0.057	-0.002	-0.01	-0.046
bw:nottinghamshire	-0.028	0.001	0.026	0
bw:november	-0.024	-0.022	0.047	0
bw:now	-0.007	-0.007	-0.026	0.04
bw:nr7	-0.003	-0.001	0.013	-0.009
bw:number	-0.116	-0.01	0.146	-0.021
bw:numbers	-0.016	-0.002	0.02	-0.001
bw:nunilnusbo	-0.035	-0.008	0.031	0.011
bw:nursing	0.011	0.04	-0.021	-0.03
bw:nuvara	-0.02	-0.009	0.031	-0.002
bw:o	-0.057	0.042	0.017	-0.002
bw:object	-0.011	-0.006	0.025	-0.008
bw:obliged	-0.013	0.021	-0.007	-0.001
bw:occasional	0.015	-0.001	-0.001	-0.012
bw:october	-0.008	-0.005	-0.006	0.019
bw:of	-0.091	0.161	-0.063	-0.007
bw:off	0.047	-0.009	-0.02	-0.018
bw:offer	-0.027	-0.004	0.003	0.029
bw:offered	-0.039	-0.017	0.077	-0.022
bw:offers	-0.005	-0.04	-0.031	0.077
bw:office	-0.134	-0.101	0.007	0.228
bw:officer	0.011	-0.041	0.035	-0.005
bw:offices	-0.041	0.033	-0.01	0.018
bw:official	0.036	-0.001	0	-0.034
bw:offline	0.014	-0.005	-0.005	-0.004
bw:often	0.022	-0.009	-0.013	-0.001
bw:okimiletpo	0.05	-0.012	0.015	-0.054
bw:old	0.047	-0.01	-0.04	0.003
bw:olds	-0.01	-0.003	0.039	-0.026
bw:on	0.002	-0.192	0.226	-0.036
bw:onarebu	-0.011	-0.009	0.023	-0.003
bw:once	-0.028	-0.009	0.03	0.007
bw:one	-0.059	0.11	-0.067	0.015
bw:ones	0.014	-0.001	0.001	-0.013
bw:online	0.015	-0.008	-0.048	0.041
bw:only	0.075	0.099	-0.057	-0.117
bw:open	-0.067	-0.038	-0.021	0.126
bw:opened	-0.067	-0.003	0.036	0.034
bw:opens	-0.017	-0.012	0.052	-0.023
bw:operate	0.145	-0.034	-0.086	-0.025
bw:operated	0.162	-0.025	-0.151	0.014
bw:operates	-0.027	-0.042	0.071	-0.001
bw:operating	-0.009	-0.006	0.001	0.015
bw:operative	-0.068	0.088	-0.047	0.028
bw:operator	0.065	-0.033	-0.049	0.016
bw:operators	-0.001	-0.009	0.024	-0.014
bw:opticians	-0.013	-0.007	0.011	0.008
bw:optional	-0.033	0	0.001	0.031
bw:or	0.085	-0.164	-0.177	0.256
bw:orchard	-0.037	0	0.028	0.008
bw:order	-0.077	0.002	0.032	0.043
bw:ordering	0.003	-0.005	-0.012	0.014
bw:orders	-0.06	-0.022	0.059	0.023
bw:org	-0.024	-0.005	0.007	0.022
bw:organisation	0.014	-0.006	-0.006	-0.002
bw:organised	-0.065	0	0	0.065
bw:organisers	-0.056	-0.009	-0.007	0.072
bw:other	-0.038	0.075	-0.044	0.007
bw:otherwise	0.03	0.041	-0.058	-0.013
bw:our	-0.07	0.188	-0.076	-0.041
bw:ours	0.011	-0.002	-0.01	0.001
bw:ourselves	-0.011	-0.002	-0.001	0.014
bw:out	-0.144	-0.045	-0.001	0.191
bw:outside	-0.05	-0.013	-0.018	0.08
bw:ovekavuvu	0.038	-0.005	0.099	-0.132
bw:over	0.057	0.063	-0.044	-0.077
bw:overview	-0.004	0.02	-0.013	-0.003
bw:ovovekod	-0.033	0	-0.001	0.034
bw:own	-0.053	-0.061	0.132	-0.018
bw:owned	0.026	0.16	-0.054	-0.131
bw:owner	-0.032	-0.031	0.037	0.026
bw:owners	0.056	0.013	0.001	-0.07
bw:ownership	-0.068	-0.001	0.02	0.048
bw:owns	-0.059	-0.009	0.03	0.037
bw:oxford	-0.001	0	0.01	-0.009
bw:oxfordshire	-0.006	0	0.011	-0.005
bw:packages	0.018	-0.002	-0.015	-0.001
bw:packed	0.005	-0.003	-0.014	0.013
bw:packs	-0.03	0.037	-0.039	0.033
bw:page	-0.145	-0.016	0.133	0.029
bw:pages	0.019	-0.013	-0.036	0.03
bw:paid	-0.095	0.036	0.1	-0.042
bw:pan	-0.009	-0.001	-0.008	0.017
bw:panel	0.01	-0.003	0.008	-0.015
bw:paper	-0.029	-0.002	-0.002	0.033
bw:papers	-0.029	0	0.025	0.003
bw:parcels	-0.143	-0.017	0.15	0.01
bw:parent	0.058	-0.05	-0.035	0.027
bw:park	-0.081	0.072	-0.104	0.112
bw:parking	-0.003	-0.004	-0.014	0.02
bw:parks	-0.041	-0.001	0.001	0.041
bw:part	-0.138	0.23	-0.18	0.088
bw:parties	0.029	-0.014	-0.002	-0.013
bw:partner	0.075	0.01	-0.035	-0.05
bw:partners	0.085	-0.015	-0.045	-0.024
bw:partnership	-0.049	-0.01	0.031	0.028
bw:parts	-0.02	-0.009	0.051	-0.022
bw:party	-0.082	0.016	-0.009	0.076
bw:pass	-0.079	-0.007	0.099	-0.013
bw:passed	0.012	-0.007	0.004	-0.009
bw:passes	-0.026	-0.012	-0.02	0.058
bw:password	-0.019	-0.001	0.001	0.019
bw:patient	0.017	-0.001	-0.004	-0.011
bw:patients	-0.064	-0.005	-0.011	0.08
bw:pay	-0.008	-0.013	0.002	0.019
bw:payment	-0.073	-0.038	0.114	-0.003
bw:payments	-0.095	-0.043	0.159	-0.021
bw:pays	0.019	-0.006	0.004	-0.017
bw:pazaki	-0.019	-0.021	0.042	-0.001
bw:people	-0.005	-0.071	-0.017	0.092
bw:per	0.065	-0.033	-0.004	-0.028
bw:period	-0.035	-0.003	0.032	0.006
bw:person	0.026	0.015	-0.034	-0.007
bw:personal	-0.037	0.204	-0.166	-0.002
bw:pet	0.001	0.034	-0.058	0.023
bw:phone	-0.075	-0.014	0.045	0.045
bw:photo	-0.029	0	0	0.029
bw:photograph	0.046	-0.009	-0.028	-0.01
bw:photographer	0.014	-0.002	0	-0.011
bw:photographs	0.055	-0.003	-0.022	-0.03
bw:photography	0.039	-0.003	-0.001	-0.036
bw:pictures	0.02	-0.01	-0.006	-0.004
bw:pier	-0.075	-0.002	0.031	0.045
bw:pipetfo	0.045	0	0.002	-0.047
bw:pitches	0.01	0	0	-0.01
bw:pizirvam	0.014	-0.017	0.019	-0.016
bw:place	-0.027	-0.019	0.079	-0.033
bw:placed	-0.077	-0.055	0.119	0.014
bw:places	0.064	-0.001	-0.007	-0.055
bw:placing	-0.034	0	0	0.034
bw:plain	0.024	-0.002	-0.003	-0.019
bw:plainly	0.022	-0.002	-0.02	0
bw:plan	-0.002	-0.016	0.035	-0.017
bw:planning	-0.048	-0.003	0.003	0.048
bw:plans	-0.001	-0.01	-0.034	0.045
bw:platform	-0.014	0.058	-0.122	0.078
bw:play	0.13	-0.014	0.025	-0.141
bw:please	0.032	-0.01	-0.052	0.03
bw:plumbing	0.052	-0.001	-0.006	-0.045
bw:plus	0.027	-0.006	-0.02	-0.002
bw:point	0.022	0	0	-0.022
bw:policies	0.084	-0.012	0.041	-0.113
bw:policy	0.048	-0.064	-0.163	0.179
bw:polisi	0.028	-0.001	-0.002	-0.025
bw:portal	-0.068	-0.003	0.109	-0.038
bw:portfolio	-0.032	-0.009	0.045	-0.003
bw:posena	-0.032	-0.015	0.017	0.029
bw:post	0.035	-0.021	-0.032	0.019
bw:postcode	-0.069	-0.008	0.016	0.061
bw:posted	-0.047	0.095	-0.091	0.043
bw:pounds	-0.071	-0.002	-0.001	0.074
bw:powered	-0.024	-0.026	0.068	-0.018
bw:practice	-0.052	-0.027	0.026	0.052
bw:preifatrwydd	0.028	-0.001	-0.002	-0.025
bw:premises	-0.044	0.113	-0.05	-0.018
bw:prepaid	-0.037	-0.011	0.018	0.03
bw:present	-0.011	0.001	0.01	0
bw:price	-0.025	-0.026	-0.034	0.086
bw:prices	-0.043	-0.02	0.026	0.036
bw:pricing	0.023	-0.004	0.004	-0.023
bw:principal	0.025	-0.001	0.001	-0.025
bw:print	-0.01	0	-0.001	0.011
bw:printed	-0.013	-0.002	-0.011	0.026
bw:prints	-0.052	-0.005	0.01	0.047
bw:privacy	0.253	0.083	-0.15	-0.185
bw:private	0.005	0.003	-0.018	0.01
bw:prize	0.063	-0.009	-0.022	-0.032
bw:prizes	-0.014	0.026	-0.005	-0.007
bw:process	0.033	-0.009	0.004	-0.028
bw:processed	0.034	-0.013	-0.041	0.02
bw:processing	0.06	-0.016	-0.044	0
bw:processor	-0.029	-0.009	0.008	0.03
bw:processors	-0.005	-0.013	0.02	-0.002
bw:product	-0.02	-0.007	0.033	-0.006
bw:products	0.088	-0.067	-0.028	0.008
bw:professional	0.094	-0.007	-0.022	-0.065
bw:profits	0.041	-0.003	0	-0.038
bw:programme	0.053	-0.033	-0.008	-0.012
bw:project	-0.018	-0.004	0.009	0.013
bw:projects	-0.002	-0.012	-0.004	0.017
bw:promise	-0.066	-0.004	-0.005	0.075
bw:promoted	0.046	-0.026	-0.006	-0.014
bw:promoter	0.073	-0.019	-0.021	-0.033
bw:promoters	0.027	-0.011	-0.015	-0.001
bw:promotion	-0.04	-0.012	0.053	-0.001
bw:property	0.098	-0.015	-0.044	-0.039
bw:protected	0.094	-0.014	-0.033	-0.046
bw:protecting	0.033	-0.013	-0.012	-0.008
bw:protection	0.11	-0.092	-0.101	0.083
bw:protects	0.028	-0.005	-0.021	-0.001
bw:proud	-0.013	-0.001	0.002	0.012
bw:proudly	0.104	-0.001	0	-0.103
bw:prove	0.018	-0.002	-0.011	-0.005
bw:provide	0.04	-0.014	0.012	-0.037
bw:provided	-0.093	-0.047	0.19	-0.051
bw:provider	0.021	-0.024	0.128	-0.125
bw:providers	0.023	-0.011	0.018	-0.03
bw:provides	0.012	-0.016	-0.032	0.037
bw:public	-0.085	-0.022	0.118	-0.011
bw:publication	-0.01	-0.007	0.018	-0.001
bw:publish	0.116	-0.087	-0.018	-0.011
bw:published	0.029	-0.053	0.029	-0.006
bw:publisher	0.029	-0.012	-0.006	-0.011
bw:publishing	0.09	-0.007	-0.045	-0.037
bw:puppy	-0.01	-0.005	0.016	-0.001
bw:purchase	-0.071	-0.009	0.016	0.065
bw:purchased	-0.065	-0.014	0.061	0.017
bw:purchasing	-0.009	-0.005	0.026	-0.011
bw:purpose	-0.022	0.02	0.015	-0.012
bw:purposes	0.005	-0.011	-0.022	0.028
bw:put	0.035	-0.019	-0.01	-0.007
bw:quality	-0.028	-0.004	0.006	0.026
bw:quarry	-0.026	0	0.009	0.017
bw:questions	-0.04	-0.021	0.056	0.005
bw:quotation	-0.012	0.016	0.045	-0.048
bw:quote	0.074	-0.003	-0.033	-0.037
bw:range	-0.007	-0.001	-0.011	0.019
bw:rapa	0.058	-0.001	-0.002	-0.054
bw:rate	0.03	-0.001	0.007	-0.036
bw:rated	0.014	-0.005	0.038	-0.048
bw:rather	0.061	-0.005	-0.011	-0.046
bw:reach	-0.016	-0.003	0.011	0.008
bw:read	0.014	0.016	0.034	-0.064
bw:readable	0.077	-0.002	-0.001	-0.074
bw:reading	-0.015	-0.004	0.019	-0.001
bw:reason	0.021	-0.005	-0.008	-0.008
bw:receive	0.003	0.041	-0.04	-0.004
bw:recent	-0.014	-0.002	0.016	0
bw:record	-0.011	-0.001	-0.022	0.034
bw:records	-0.028	-0.022	0.068	-0.018
bw:recruitment	0.059	-0.021	-0.025	-0.012
bw:recycle	0.033	-0.002	-0.002	-0.03
bw:ref	0.009	-0.007	-0.064	0.062
bw:refer	-0.065	0.084	-0.028	0.01
bw:reference	0.058	-0.103	0.127	-0.081
bw:references	-0.006	-0.015	0.01	0.011
bw:referred	-0.042	-0.004	0.015	0.031
bw:refers	0.058	-0.009	-0.036	-0.013
bw:refund	0.06	-0.001	-0.001	-0.058
bw:reg	-0.007	0	-0.04	0.047
bw:region	-0.016	-0.02	0.031	0.005
bw:register	-0.15	-0.025	0.089	0.087
bw:registered	0.055	0.303	-0.141	-0.217
bw:registrar	-0.002	0.031	-0.022	-0.007
bw:registration	0.028	-0.002	-0.12	0.094
bw:regular	0.051	-0.006	-0.043	-0.003
bw:regulated	-0.006	-0.046	0.119	-0.066
bw:regulates	-0.03	-0.005	-0.004	0.039
bw:regulation	0.061	-0.014	0.001	-0.047
bw:regulations	0.023	0.051	-0.085	0.011
bw:regulator	-0.007	-0.007	0.016	-0.002
bw:regulatory	0.111	-0.004	-0.008	-0.099
bw:related	-0.077	0.195	-0.133	0.015
bw:relationship	0.001	0.036	-0.048	0.01
bw:relevant	-0.055	0.045	-0.016	0.026
bw:reliance	-0.04	0	0	0.041
bw:rental	0.021	-0.003	-0.013	-0.005
bw:rented	-0.025	-0.027	0.045	0.007
bw:repair	-0.029	-0.002	0.012	0.02
bw:repairs	-0.004	-0.003	-0.006	0.013
bw:repayments	-0.031	-0.001	-0.002	0.035
bw:reply	-0.012	-0.003	0.006	0.009
bw:report	0.068	-0.002	-0.013	-0.053
bw:reports	0.047	-0.002	-0.021	-0.024
bw:repossessed	0.02	0	-0.002	-0.018
bw:representative	-0.07	-0.089	0.171	-0.011
bw:represented	-0.041	-0.002	0.045	-0.003
bw:request	0.035	-0.006	-0.008	-0.021
bw:required	0.018	-0.001	0.002	-0.019
bw:reserved	0.06	0.007	-0.033	-0.034
bw:residential	-0.027	0.083	-0.016	-0.04
bw:residents	-0.063	0.034	0.024	0.005
bw:respect	-0.038	0.03	-0.012	0.019
bw:respecting	-0.02	-0.009	0.016	0.014
bw:responsible	0.074	-0.018	-0.058	0.002
bw:responsibly	0.091	-0.002	-0.003	-0.087
bw:rest	0.048	-0.012	-0.014	-0.022
bw:restaurant	-0.064	0.004	0.057	0.002
bw:results	-0.002	-0.008	0.011	-0.001
bw:retail	0.021	-0.046	-0.046	0.071
bw:returns	-0.06	-0.018	-0.022	0.101
bw:revenue	-0.06	0.105	0.037	-0.081
bw:reviewed	-0.021	0.082	-0.059	-0.003
bw:reviews	-0.031	-0.011	0.066	-0.024
bw:rg30	-0.019	0.006	0.006	0.007
bw:rid	0.027	-0.002	-0.022	-0.004
bw:right	-0.08	-0.013	0.011	0.082
bw:rights	0.022	0.002	-0.029	0.006
bw:rilil	-0.013	-0.004	-0.019	0.036
bw:ring	0.036	-0.001	-0.006	-0.03
bw:risk	-0.006	0.04	-0.025	-0.009
bw:road	-0.174	0.188	-0.002	-0.012
bw:roasted	0.038	-0.001	-0.015	-0.022
bw:role	0.045	-0.01	-0.007	-0.028
bw:roof	-0.039	-0.006	0.007	0.039
bw:rookery	-0.019	0.002	0.017	0
bw:room	0.06	-0.003	-0.012	-0.044
bw:rooms	-0.086	-0.005	0.048	0.043
bw:ropewalk	-0.027	0	0.027	0.001
bw:rough	-0.017	-0.001	-0.001	0.019
bw:round	0.045	0.036	-0.033	-0.049
bw:rova	-0.016	-0.028	0.05	-0.006
bw:row	-0.078	-0.002	0.081	-0.001
bw:royal	-0.02	-0.002	-0.011	0.033
bw:rules	0.001	-0.018	0.031	-0.014
bw:run	0.058	0.003	0.081	-0.142
bw:running	-0.098	0.001	0.09	0.007
bw:runs	-0.107	-0.006	0.045	0.068
bw:rusome	-0.012	0.001	0.011	0
bw:s	0.037	-0.019	0.011	-0.029
bw:s3	-0.016	0.001	0.015	0
bw:s9	0.014	0	0.003	-0.017
bw:sa1	0.017	-0.001	-0.004	-0.011
bw:saddler	0.016	-0.003	-0.013	-0.001
bw:safe	-0.042	-0.003	-0.001	0.047
bw:safeguarding	-0.077	-0.001	-0.001	0.079
bw:safety	-0.008	-0.002	-0.001	0.01
bw:said	0.052	-0.003	-0.006	-0.044
bw:sale	-0.031	0.039	-0.067	0.059
bw:sales	-0.053	0.017	-0.036	0.072
bw:same	-0.013	0.095	-0.061	-0.02
bw:saturday	-0.033	-0.008	0.017	0.024
bw:saturdays	-0.033	-0.004	-0.019	0.055
bw:saves	0.043	-0.008	-0.03	-0.005
bw:say	-0.084	-0.014	0.066	0.031
bw:says	0.04	-0.016	-0.029	0.005
bw:schedule	-0.002	-0.001	-0.016	0.019
bw:scheme	0.047	-0.031	-0.039	0.022
bw:school	-0.019	0.03	-0.033	0.023
bw:schools	0.213	0.022	-0.157	-0.078
bw:science	-0.033	0.014	0.005	0.014
bw:scope	-0.025	-0.008	-0.004	0.037
bw:scotland	-0.053	-0.012	0.055	0.01
bw:scottish	-0.015	0.008	0.026	-0.02
bw:sea	-0.105	0.043	-0.001	0.063
bw:search	0.006	-0.003	0.008	-0.011
bw:searches	0.057	-0.01	-0.009	-0.038
bw:season	0.01	0.05	0.004	-0.063
bw:second	0.078	-0.016	0.007	-0.069
bw:sectors	0.019	-0.012	0.003	-0.01
bw:secure	0.068	-0.004	-0.018	-0.047
bw:security	-0.036	-0.003	-0.001	0.04
bw:see	-0.096	-0.028	-0.008	0.132
bw:seed	0.027	-0.001	-0.018	-0.008
bw:seen	-0.006	-0.002	-0.002	0.01
bw:sees	-0.021	-0.017	0.04	-0.002
bw:selection	0.011	-0.001	-0.001	-0.009
bw:self	0.03	-0.004	0.007	-0.033
bw:sell	0.042	-0.008	0.007	-0.041
bw:seller	0.111	-0.022	-0.058	-0.031
bw:sellers	0.025	-0.001	-0.01	-0.013
bw:selling	-0.02	-0.005	-0.011	0.036
bw:sells	0.011	-0.005	-0.012	0.006
bw:send	-0.002	-0.011	0.016	-0.004
bw:sent	-0.048	0.036	0.061	-0.049
bw:seo	-0.075	-0.001	0.014	0.062
bw:separate	0.022	-0.007	0.006	-0.021
bw:september	0.038	-0.006	-0.002	-0.03
bw:serve	-0.029	-0.007	0.012	0.024
bw:servers	0.006	-0.013	0.022	-0.015
bw:service	0.032	-0.101	0.042	0.027
bw:services	0.074	-0.097	-0.045	0.068
bw:session	-0.034	-0.005	0.007	0.032
bw:set	0.043	-0.031	0.011	-0.022
bw:sets	0.051	-0.009	-0.029	-0.014
bw:seven	-0.04	-0.005	-0.002	0.046
bw:several	0.046	0.035	-0.08	-0.002
bw:sexton	0.015	-0.001	0.007	-0.021
bw:shall	-0.026	0.011	0.034	-0.02
bw:share	-0.12	0.07	0.049	0.001
bw:shared	-0.022	-0.003	-0.003	0.027
bw:shareholders	0.005	0.029	-0.032	-0.002
bw:sharing	0.008	0.009	0.018	-0.035
bw:sheffield	-0.032	0	0.01	0.022
bw:shirts	-0.043	-0.002	0.001	0.043
bw:shop	-0.053	-0.047	0.111	-0.011
bw:shopquay	0.064	0	-0.001	-0.063
bw:shops	-0.118	0.049	-0.062	0.131
bw:short	-0.084	0.004	0.026	0.054
bw:should	0.108	-0.023	-0.048	-0.037
bw:show	-0.022	-0.009	-0.005	0.037
bw:shown	0.016	-0.002	0.011	-0.026
bw:shows	0.075	-0.007	-0.048	-0.021
bw:shropshire	-0.018	0	0.004	0.014
bw:side	0.024	-0.004	-0.005	-0.015
bw:sign	-0.019	0.002	0.001	0.017
bw:since	-0.028	-0.015	-0.016	0.059
bw:singapore	0.045	-0.015	-0.029	-0.002
bw:site	-0.016	-0.047	0.088	-0.025
bw:sites	-0.045	0.082	-0.104	0.067
bw:six	-0.074	-0.008	0.048	0.034
bw:size	-0.016	-0.003	0.014	0.005
bw:sk9	-0.028	-0.004	-0.022	0.054
bw:skip	0.015	-0.021	0.001	0.006
bw:slavery	0.131	0.045	-0.067	-0.108
bw:sluice	-0.008	0.003	0.016	-0.011
bw:small	0.069	-0.001	0.05	-0.118
bw:smaller	-0.006	-0.001	-0.012	0.019
bw:smart	-0.001	-0.016	0.032	-0.016
bw:so	0.002	-0.015	0.005	0.009
bw:social	0.014	-0.003	0.006	-0.017
bw:societies	0.023	0	-0.001	-0.022
bw:society	0.025	-0.009	-0.014	-0.002
bw:software	-0.069	-0.064	0.097	0.037
bw:solar	0.036	0.053	-0.018	-0.071
bw:sold	0.071	-0.031	-0.103	0.063
bw:sole	-0.058	-0.009	0.035	0.031
bw:solicitor	0.041	-0.006	-0.034	-0.001
bw:solicitors	0.06	0	0.024	-0.084
bw:some	-0.013	-0.03	0.046	-0.003
bw:somebody	0.034	-0.015	-0.013	-0.006
bw:someone	-0.006	-0.009	0.001	0.014
bw:somerset	0.006	-0.004	-0.013	0.011
bw:something	-0.029	-0.001	-0.001	0.03
bw:sound	0.053	-0.001	-0.003	-0.049
bw:source	-0.049	0.007	-0.003	0.045
bw:south	-0.001	0.032	0.025	-0.056
bw:speak	0.019	-0.008	0.038	-0.049
bw:spoken	0.035	0	0	-0.034
bw:spring	0.011	-0.001	-0.008	-0.002
bw:sra	-0.022	0.001	0.022	0
bw:st	0.003	-0.023	0.046	-0.026
bw:staff	0.032	-0.001	-0.009	-0.022
bw:stand	0.013	-0.005	0.007	-0.015
bw:standard	0.061	-0.01	0.004	-0.054
bw:standards	0.016	-0.004	0.005	-0.016
bw:start	-0.06	-0.003	0.005	0.059
bw:stated	-0.022	-0.006	-0.005	0.033
bw:statement	0.146	0.119	0.02	-0.285
bw:states	-0.018	-0.018	0.037	0
bw:station	0.012	-0.021	0.028	-0.019
bw:stations	0.045	-0.006	-0.011	-0.028
bw:status	-0.005	-0.025	0.025	0.004
bw:statutory	-0.004	-0.006	-0.008	0.018
bw:stay	0.062	-0.012	-0.003	-0.047
bw:stays	-0.034	-0.001	0	0.035
bw:still	-0.027	-0.014	-0.012	0.053
bw:stock	-0.016	-0.001	-0.001	0.017
bw:stockport	0.034	-0.004	0.005	-0.035
bw:stone	-0.021	-0.001	0	0.023
bw:stop	-0.007	-0.005	-0.007	0.019
bw:stops	0.021	-0.006	-0.027	0.012
bw:store	-0.01	-0.016	-0.003	0.029
bw:stored	-0.028	-0.01	0.042	-0.004
bw:stores	0.035	-0.011	-0.017	-0.007
bw:story	0.018	0.031	0.014	-0.062
bw:straight	-0.018	-0.003	0.007	0.015
bw:street	-0.053	0.01	0.018	0.025
bw:strictly	0.004	-0.001	0.014	-0.017
bw:students	-0.04	0.043	0.001	-0.003
bw:studio	-0.033	0.024	0.041	-0.032
bw:style	0.011	-0.044	-0.006	0.039
bw:sub	-0.009	-0.012	0.044	-0.022
bw:subject	0.018	-0.004	-0.014	0
bw:subscribe	-0.039	-0.005	0.013	0.03
bw:subscription	-0.067	-0.017	-0.005	0.088
bw:subsidiaries	-0.048	0.096	-0.01	-0.037
bw:subsidiary	0.052	0.119	-0.076	-0.095
bw:such	-0.047	0.094	-0.045	-0.002
bw:sue	-0.051	0.002	0.025	0.024
bw:sum	-0.073	0	0.058	0.015
bw:summary	0.077	0.033	-0.112	0.002
bw:supervisory	-0.005	-0.013	0.021	-0.002
bw:supplied	-0.002	-0.039	0.054	-0.013
bw:supplier	-0.093	-0.025	0.129	-0.012
bw:suppliers	0.014	-0.021	0.042	-0.035
bw:supplies	0.015	-0.002	0.012	-0.024
bw:supply	0.023	-0.005	-0.004	-0.014
bw:support	-0.013	-0.028	0.01	0.03
bw:supported	0.012	-0.009	0.015	-0.018
bw:surgery	-0.047	-0.001	0.001	0.048
bw:surrey	-0.03	0.024	0.013	-0.008
bw:sussex	-0.004	-0.009	0.015	-0.002
bw:sw1w	-0.015	0	0.001	0.014
bw:swansea	0.016	-0.001	0	-0.015
bw:swindon	-0.031	-0.021	0.028	0.023
bw:switzerland	-0.06	0.099	-0.066	0.027
bw:sy23	-0.03	0.002	0.01	0.018
bw:system	-0.19	-0.018	0.178	0.03
bw:systems	-0.002	0.042	-0.042	0.003
bw:t	-0.048	-0.03	-0.109	0.186
bw:table	-0.047	-0.004	0.009	0.041
bw:tables	-0.059	0.007	0.046	0.007
bw:tafapon	-0.105	-0.014	-0.058	0.178
bw:take	-0.077	0.005	0.001	0.071
bw:taken	-0.006	0.07	-0.024	-0.039
bw:takes	0.032	-0.016	-0.025	0.008
bw:talk	-0.036	0.026	0.022	-0.012
bw:tasting	-0.058	0	0	0.058
bw:tax	-0.011	-0.001	0	0.012
bw:tea	-0.045	-0.007	0.013	0.04
bw:team	0.056	-0.009	-0.005	-0.043
bw:teams	-0.046	-0.002	0.038	0.01
bw:tel	0.147	0.038	-0.057	-0.129
bw:telephone	0.04	0.049	-0.053	-0.036
bw:telerau	-0.012	-0.003	-0.01	0.025
bw:telisagu	0.053	0	0	-0.052
bw:tell	-0.037	-0.016	-0.015	0.067
bw:tells	-0.008	-0.004	-0.008	0.019
bw:template	-0.034	-0.01	0.049	-0.005
bw:ten	-0.03	-0.003	0.034	0
bw:tenancy	0.022	0	0	-0.022
bw:term	0.044	-0.006	-0.019	-0.019
bw:terms	-0.067	0.182	-0.169	0.055
bw:terrace	-0.005	0.003	0.025	-0.023
bw:test	-0.067	-0.001	0	0.068
bw:tests	-0.001	-0.014	0.024	-0.009
bw:text	0	-0.008	-0.012	0.02
bw:thames	-0.04	-0.001	0.001	0.04
bw:than	0.044	0.023	-0.012	-0.054
bw:thank	-0.019	-0.015	-0.005	0.039
bw:thanks	-0.021	0.002	0.01	0.009
bw:that	0.117	-0.049	0.184	-0.252
bw:the	0.037	0.107	-0.173	0.029
bw:theatre	0.027	-0.002	0.015	-0.04
bw:their	-0.061	-0.092	0.183	-0.03
bw:them	0.054	0.064	-0.123	0.005
bw:theme	0.041	-0.001	0.004	-0.043
bw:then	-0.007	-0.005	-0.018	0.031
bw:there	0.028	0.022	-0.049	0
bw:these	0.043	0.014	-0.223	0.166
bw:they	0.063	0.108	-0.128	-0.042
bw:thing	-0.046	0.043	0	0.004
bw:things	-0.034	-0.001	0	0.035
bw:third	-0.068	-0.024	0.014	0.077
bw:thirty	0.116	-0.002	-0.018	-0.095
bw:this	-0.1	-0.111	0.172	0.039
bw:those	-0.019	-0.031	0.11	-0.06
bw:thousand	-0.093	-0.004	0.002	0.095
bw:thousandth	-0.01	-0.002	-0.001	0.014
bw:three	0.022	-0.043	0.046	-0.025
bw:through	-0.042	0.024	0.042	-0.024
bw:throw	0.04	-0.001	-0.009	-0.03
bw:thursday	0.117	-0.001	-0.001	-0.115
bw:ticket	-0.017	-0.002	0.011	0.008
bw:ticketing	0.056	-0.032	0.051	-0.075
bw:tickets	-0.01	-0.04	0.08	-0.03
bw:tidy	0.006	-0.001	-0.013	0.008
bw:till	-0.029	0.057	-0.041	0.013
bw:time	0.032	-0.011	-0.047	0.025
bw:times	-0.056	-0.008	0.102	-0.038
bw:timetable	0.031	-0.001	-0.001	-0.03
bw:title	0.076	-0.005	-0.027	-0.044
bw:titles	0.012	-0.018	0.023	-0.017
bw:tkn	0.021	-0.004	-0.017	0
bw:to	-0.083	-0.044	0.213	-0.086
bw:today	-0.05	-0.004	-0.002	0.056
bw:together	-0.032	-0.032	0.118	-0.054
bw:told	-0.032	-0.001	0.01	0.024
bw:too	-0.039	-0.013	0.067	-0.016
bw:tools	-0.04	-0.005	0.005	0.04
bw:top	0.04	-0.014	0.018	-0.044
bw:touch	0.07	-0.005	-0.009	-0.056
bw:touring	0.031	0.041	-0.002	-0.07
bw:town	-0.022	-0.01	0.025	0.007
bw:tr1	-0.024	0	0.011	0.014
bw:tr3	-0.026	0	0.008	0.019
bw:trade	0.012	-0.034	-0.056	0.078
bw:trademark	0.043	-0.029	-0.012	-0.001
bw:trader	-0.052	-0.007	0.019	0.04
bw:trades	-0.061	-0.01	0.015	0.057
bw:trading	-0.274	-0.018	0.037	0.255
bw:train	0.03	-0.002	-0.002	-0.025
bw:trained	-0.03	-0.004	-0.004	0.038
bw:training	0.086	-0.011	0.017	-0.092
bw:transaction	-0.05	0.001	0.049	0
bw:transfer	-0.017	-0.002	0.03	-0.011
bw:travel	0.074	-0.011	0.007	-0.07
bw:tray	-0.029	0	-0.001	0.03
bw:treatment	0.016	0.047	-0.046	-0.016
bw:treatments	0.002	-0.003	-0.01	0.011
bw:truro	-0.033	0	0.018	0.015
bw:trust	-0.078	0.102	-0.106	0.082
bw:trustees	0.049	-0.003	0.001	-0.047
bw:try	-0.105	0.002	0.091	0.012
bw:tuesday	-0.016	-0.001	0.008	0.009
bw:tumelel	-0.057	0.042	-0.04	0.056
bw:tupa	0.056	-0.005	-0.013	-0.038
bw:tw9	0.02	0	0.001	-0.021
bw:twenty	-0.015	-0.004	-0.006	0.026
bw:twice	0.021	-0.005	-0.007	-0.009
bw:two	0.093	-0.028	-0.097	0.032
bw:tyne	-0.001	0	-0.012	0.013
bw:uk	-0.044	0.051	-0.052	0.046
bw:uk's	0.014	-0.002	0.003	-0.015
bw:ularbo	0.018	0.021	0.021	-0.06
bw:ultimate	0.009	0.003	-0.011	-0.001
bw:uluze	0.021	-0.001	-0.021	0.001
bw:unaffected	0.054	-0.004	-0.006	-0.044
bw:under	0.083	-0.074	-0.06	0.051
bw:underwritten	0.015	-0.004	0.037	-0.049
bw:unit	-0.006	-0.005	-0.004	0.014
bw:united	0.05	-0.08	-0.041	0.071
bw:university	0.01	-0.005	-0.002	-0.003
bw:unless	0.022	-0.011	-0.024	0.014
bw:until	0.088	-0.009	-0.017	-0.061
bw:up	-0.109	0.032	-0.058	0.135
bw:updated	0.123	-0.072	-0.033	-0.017
bw:upon	-0.003	0	-0.011	0.013
bw:ups	-0.012	-0.004	0.009	0.007
bw:us	0.165	-0.086	-0.08	0.002
bw:usa	-0.054	0.069	-0.027	0.012
bw:use	-0.021	-0.008	-0.029	0.059
bw:used	-0.024	-0.018	0.097	-0.056
bw:useful	-0.017	-0.001	0	0.018
bw:user	0.078	-0.027	-0.096	0.045
bw:users	0.021	-0.026	0.006	-0.001
bw:uses	-0.105	-0.01	0.153	-0.038
bw:using	-0.016	-0.024	-0.009	0.049
bw:usually	-0.001	-0.013	0.032	-0.018
bw:valid	0.013	-0.003	-0.019	0.01
bw:valuations	0	0.088	-0.088	0
bw:value	-0.013	-0.001	0.033	-0.019
bw:van	-0.013	0	0	0.013
bw:vat	-0.284	0.002	-0.025	0.307
bw:vehicle	-0.015	-0.02	0.037	-0.002
bw:venue	0.049	-0.011	-0.016	-0.021
bw:venues	0.039	-0.027	0.042	-0.055
bw:version	-0.015	-0.002	0.008	0.009
bw:vet	0.014	-0.003	0.009	-0.02
bw:veterinary	-0.026	-0.002	-0.004	0.033
bw:vets	0.015	-0.008	0.012	-0.019
bw:via	0.077	-0.031	0.044	-0.091
bw:video	-0.041	-0.005	0.006	0.04
bw:views	-0.081	0	-0.001	0.082
bw:village	-0.056	0.03	0.023	0.004
bw:visit	0.063	-0.019	-0.007	-0.037
bw:visitors	0.032	-0.013	0.03	-0.05
bw:visits	-0.029	0.001	0.011	0.018
bw:vofopari	-0.086	0.101	-0.015	0
bw:voluntary	-0.049	0	-0.001	0.05
bw:volunteer	0.066	-0.002	-0.003	-0.06
bw:volunteers	-0.063	-0.01	-0.019	0.092
bw:vouchers	-0.03	-0.007	-0.003	0.04
bw:vududka	0.057	-0.002	-0.002	-0.054
bw:w1w	-0.032	0	0.005	0.028
bw:wait	0.017	-0.002	-0.008	-0.006
bw:wales	-0.05	0.057	0.075	-0.082
bw:walk	0.039	-0.001	-0.001	-0.037
bw:want	0.024	0	0.002	-0.025
bw:wants	0.062	-0.001	-0.002	-0.059
bw:warehouse	-0.025	-0.001	0.003	0.024
bw:warranties	0.017	-0.002	-0.007	-0.008
bw:warranty	0.008	-0.009	0.019	-0.019
bw:was	-0.12	-0.038	0.108	0.05
bw:water	0.051	-0.001	-0.005	-0.045
bw:way	-0.052	0.002	0.047	0.004
bw:wc2h	0.044	-0.006	-0.034	-0.004
bw:we	-0.102	-0.128	0.075	0.155
bw:web	-0.093	-0.045	0.05	0.089
bw:website	0.001	-0.038	0.078	-0.041
bw:websites	-0.063	-0.018	0.127	-0.045
bw:wedding	-0.015	-0.004	0.045	-0.026
bw:weddings	0.035	0.008	0.027	-0.07
bw:week	-0.022	-0.019	0.021	0.02
bw:week's	-0.033	-0.001	-0.006	0.04
bw:weekdays	0.026	-0.003	-0.017	-0.006
bw:weekend	-0.07	0	-0.001	0.071
bw:weekends	0.012	0	0	-0.012
bw:weeks	0.017	-0.003	0.008	-0.021
bw:weighbridge	0.019	-0.001	0.002	-0.02
bw:welcome	0.029	0.039	-0.086	0.018
bw:well	0.014	-0.008	-0.007	0.001
bw:west	0.045	-0.023	0.015	-0.037
bw:western	-0.01	-0.008	0.009	0.008
bw:wharf	-0.048	-0.005	0.031	0.022
bw:what	0.028	-0.067	-0.003	0.042
bw:when	-0.16	-0.036	0.046	0.15
bw:where	-0.151	0.045	0.101	0.005
bw:wherry	-0.01	0	0.011	-0.001
bw:whether	0.033	-0.009	-0.025	0.001
bw:which	0.063	-0.018	0.056	-0.101
bw:whichever	-0.014	-0.011	0.006	0.019
bw:who	0.312	-0.349	-0.04	0.076
bw:whoever	0.039	-0.006	-0.021	-0.011
bw:whole	-0.014	-0.009	-0.003	0.026
bw:wholly	0.101	-0.054	0.064	-0.111
bw:whose	-0.047	0.026	-0.028	0.05
bw:why	-0.004	-0.019	0	0.022
bw:will	-0.094	0.036	-0.062	0.12
bw:wilmslow	-0.019	-0.004	-0.022	0.045
bw:windows	-0.027	-0.001	0.003	0.025
bw:winner	0.014	-0.002	-0.001	-0.011
bw:wins	-0.011	0	0.003	0.007
bw:with	0.084	-0.097	0.115	-0.102
bw:within	0.044	-0.026	0.028	-0.046
bw:without	0.036	-0.002	-0.01	-0.024
bw:women	0.026	-0.026	0.026	-0.026
bw:wool	0.015	-0.001	-0.009	-0.005
bw:word	-0.031	-0.004	-0.007	0.043
bw:wording	0.017	-0.002	0.054	-0.069
bw:words	0.029	-0.001	-0.001	-0.027
bw:work	0.037	-0.025	-0.032	0.021
bw:working	0.045	-0.005	-0.006	-0.034
bw:works	-0.021	-0.041	-0.012	0.073
bw:workshop	0.021	-0.002	-0.002	-0.018
bw:world	-0.079	0.016	0.042	0.021
bw:worldwide	0.01	-0.005	0.031	-0.037
bw:worth	-0.01	-0.002	-0.011	0.022
bw:would	-0.009	0.011	-0.032	0.03
bw:wrexham	-0.022	0	0.002	0.02
bw:write	0.035	-0.037	0.008	-0.007
bw:writing	-0.09	0.004	0.133	-0.048
bw:written	0.006	-0.014	0.044	-0.036
bw:wrong	-0.015	0	-0.003	0.018
bw:www	0.035	0.01	0.005	-0.05
bw:yard	-0.075	-0.002	0.037	0.04
bw:year	-0.011	0.03	0.007	-0.025
bw:years	-0.003	-0.012	-0.037	0.052
bw:yes	-0.004	-0.001	0.014	-0.009
bw:yn	0.018	-0.001	-0.002	-0.015
bw:yo10	0.013	-0.001	0.003	-0.015
bw:york	0.046	-0.008	0.021	-0.059
bw:yorkshire	-0.079	-0.005	0.029	0.054
bw:you	0.016	-0.114	0.022	0.076
bw:your	0.065	0.006	-0.086	0.014
bw:yours	-0.034	0	0	0.034
bw:yourself	-0.033	-0.001	0.001	0.033
bw:z	-0.013	0.019	0.022	-0.027
bw:©	0.287	-0.01	-0.019	-0.259
bw:¶	-0.076	-0.061	-0.062	0.2
c:agentAfter	-0.333	-0.018	0.514	0.037
c:agentOf	-0.349	-0.156	0.916	-0.212
c:appliesTo	0.492	-0.435	-0.436	0.38
c:asHelper	-1.049	0.111	1.43	0.008
c:assetsOf	-0.71	0.685	0.028	-0.002
c:bothParties	0.425	-0.283	0.033	-0.175
c:brandAfter	-0.031	-0.009	-0.048	0.089
c:brandAgentOf	-1.541	-0.043	1.612	-0.028
c:brandBefore	0.171	-0.251	0.049	0.031
c:brandInBlock	0.211	0.326	-0.764	0.326
c:brandOnPage	-0.149	0.331	-0.096	-0.087
c:brandTradingNameOf	1.733	0.03	-1.343	0.081
c:brandUses	-0.87	-0.021	1.391	0
c:careOf	-1.103	0.014	1.105	-0.017
c:contractWith	0.41	-0.28	-0.106	0.376
c:controllerAfter	0.467	-0.079	-0.128	0.24
c:controllerIs	0.877	-0.267	-0.14	0.129
c:copyright	0.767	0.011	-0.718	0.541
c:forExample	-1.03	-0.024	1.057	-0.003
c:forUk	1.2	0	-0.5	0
c:formerly	-0.546	0.518	0.349	-0.021
c:isCompany	-0.101	0.458	-0.281	-0.076
c:jointlyAsBrand	1.5	0	-1	0
c:knownAsBrand	0.858	0.263	-0.89	0.069
c:list	-0.385	0.655	-0.052	-0.218
c:markOf	-1.144	-0.079	1.665	0.058
c:means	0.223	-0.134	-0.209	0.119
c:newsAfter	0.111	-0.191	0.519	-0.239
c:notUs	-1.374	-0.004	1.978	-0.099
c:officeAfter	0.106	-0.431	-0.295	0.62
c:operatedBy	0.426	0.274	-0.08	-0.221
c:operatedByOnly	-0.206	0.37	0.045	-0.209
c:otherOperatedBy	-0.401	0.046	0.759	-0.104
c:ourProvider	-0.962	-0.044	1.537	-0.031
c:ourSubsidiary	-0.585	1.537	-0.138	-0.014
c:ownPolicy	-1.049	-0.018	1.557	0.009
c:partOf	-0.249	1.176	-0.156	-0.271
c:partyLabel	0.991	0.05	-0.765	0.225
c:passedOn	-0.713	0.697	0.016	0
c:processedBy	-0.789	0.316	0.936	-0.163
c:regulatedBy	-0.691	-0.119	1.167	-0.058
c:reservesRight	1	0	-0.6	0
c:runsBrand	1.227	-0.034	-0.986	0.293
c:sellerAfter	0.733	-0.002	-0.331	0
c:sellerBefore	1.505	0	-0.704	0
c:siteOperatedBy	1.473	-0.119	-0.542	-0.011
c:subsidiaryAfter	-0.492	0.991	0.089	-0.088
c:subsidiaryOf	-0.5	1	0	0
c:suchAs	0.015	0.275	0.306	-0.296
c:toDo	-0.335	-0.018	0.715	-0.062
c:tradingAs	-0.326	-0.05	0.117	0.26
c:tradingAsBrand	1.508	0.268	-1.252	-0.024
c:tradingAsOther	0.166	-0.318	-0.131	0.284
c:tradingNameOf	0.414	0.135	-0.205	0.057
c:transferredTo	2.247	-0.023	-1.513	-0.011
c:unconnected	-1.014	-0.002	1.516	0
c:usesBefore	-0.558	0.037	1.085	-0.064
c:weAre	0.208	-0.134	-0.118	0.245
c:weDefAfter	0.326	0.178	-0.196	0.192
c:weDefBefore	0.54	0.133	-0.478	0.304
c:wePronoun	0.4	-0.011	-0.012	-0.077
c:websiteBy	-1.335	-0.071	2.005	-0.099
c:writeTo	0.717	-0.057	-0.351	0.091
contradicted	0.124	-0.041	-0.149	0.066
form:bare	-0.433	-0.396	-0.251	1.08
form:name	0.211	0.392	0.512	-1.114
form:number	0.203	-0.145	0.137	-0.195
h:others	-0.192	-0.344	0.663	-0.127
h:self	-0.073	0.343	-0.248	-0.022
how:direct	0.315	-0.145	-0.055	-0.115
how:guessed	0.066	-0.017	-0.044	-0.005
how:linked	-0.144	0.012	0.12	0.012
how:padded	-0.034	0.005	0.117	-0.087
hw:1	0.007	0.191	-0.049	-0.149
hw:10	-0.049	-0.004	-0.012	0.066
hw:11	-0.011	-0.016	0.031	-0.004
hw:12	0.032	-0.005	-0.02	-0.007
hw:13	0.057	-0.004	-0.005	-0.047
hw:14	-0.09	-0.001	0.047	0.044
hw:15	0.018	-0.002	-0.001	-0.015
hw:16	-0.017	0	0	0.018
hw:2	0.232	-0.069	-0.217	0.053
hw:20	-0.06	0.035	0.021	0.003
hw:3	-0.158	-0.027	0.045	0.14
hw:4	-0.013	0.064	-0.009	-0.042
hw:5	-0.122	-0.065	0.138	0.049
hw:6	0.011	0.012	0.008	-0.031
hw:7	-0.111	-0.008	0.035	0.083
hw:8	0.136	-0.006	0.045	-0.175
hw:9	-0.094	-0.006	0.013	0.087
hw:a	-0.465	-0.048	0.106	0.408
hw:about	0.001	0.046	-0.024	-0.022
hw:abroad	0.057	-0.013	-0.098	0.054
hw:ac	0.011	-0.003	-0.01	0.001
hw:acceptance	0.16	-0.054	-0.109	0.003
hw:access	-0.057	-0.004	-0.012	0.073
hw:accountancy	0.024	0	0.003	-0.027
hw:accounts	-0.02	-0.006	0	0.026
hw:acorn	-0.061	-0.001	-0.001	0.063
hw:acornly	-0.058	0	0	0.059
hw:across	-0.008	-0.001	-0.002	0.011
hw:advertise	0.014	-0.001	0.003	-0.016
hw:advice	-0.069	-0.011	0.042	0.038
hw:after	0.085	-0.01	0.012	-0.088
hw:agency	0.004	-0.001	0.046	-0.049
hw:agents	0.017	0	0	-0.017
hw:agreement	0.085	-0.048	-0.009	-0.028
hw:all	-0.033	0.134	-0.099	-0.002
hw:alliance	0.051	0	0	-0.05
hw:allotment	-0.062	0	0	0.063
hw:amodau	0.011	-0.003	-0.01	0.001
hw:an	-0.101	-0.028	0.076	0.053
hw:anchor	-0.098	-0.001	-0.017	0.116
hw:anchorly	-0.041	0	0	0.042
hw:and	0.089	0.164	-0.273	0.021
hw:answer	-0.087	-0.003	0.015	0.075
hw:anti	0.051	-0.003	-0.029	-0.019
hw:any	-0.015	-0.001	-0.001	0.017
hw:app	-0.089	-0.017	0.048	0.058
hw:applicable	0.027	-0.001	0	-0.026
hw:apply	0.04	-0.004	0.004	-0.041
hw:applying	0.021	-0.001	-0.001	-0.02
hw:apron	0.018	0	0.019	-0.037
hw:architects	0.034	0	0	-0.033
hw:are	0.021	0.01	-0.149	0.118
hw:as	-0.081	-0.017	0.05	0.049
hw:ask	-0.075	-0.024	0.009	0.089
hw:at	-0.09	-0.005	0.002	0.093
hw:authority	0.007	-0.014	0.013	-0.006
hw:b	0.04	-0.001	-0.001	-0.039
hw:back	0.012	0	-0.001	-0.011
hw:background	0.028	0.056	-0.06	-0.024
hw:bakery	0.03	0	0.005	-0.035
hw:be	0.019	0.138	-0.109	-0.048
hw:beehive	-0.108	-0.002	-0.005	0.115
hw:beehively	-0.075	-0.001	-0.01	0.086
hw:before	0.078	-0.003	-0.026	-0.05
hw:best	-0.027	-0.004	-0.005	0.036
hw:better	-0.001	-0.013	0.046	-0.032
hw:black	-0.011	-0.001	-0.003	0.015
hw:boarding	-0.034	0	0	0.035
hw:book	0.02	-0.004	0.007	-0.023
hw:booking	-0.012	-0.068	0.166	-0.086
hw:bookkeeping	-0.035	0	0	0.035
hw:box	-0.037	-0.001	-0.009	0.047
hw:boxes	0.031	0	0	-0.03
hw:brass	0.037	0.002	-0.049	0.01
hw:breach	0.002	0.043	-0.001	-0.044
hw:brewery	0.023	-0.004	0.016	-0.034
hw:bright	-0.055	0	0	0.056
hw:bring	0.021	0.035	-0.016	-0.04
hw:broker	0.01	-0.012	0.022	-0.02
hw:brown	0.016	0	0.003	-0.018
hw:business	0.004	-0.009	-0.014	0.019
hw:businesses	-0.019	-0.008	0.013	0.014
hw:buy	-0.011	-0.004	-0.022	0.037
hw:buying	-0.027	-0.008	0.035	0
hw:by	0.02	0.035	-0.024	-0.031
hw:c	0.009	0	0.003	-0.012
hw:calls	-0.013	0	0	0.014
hw:calm	-0.042	0	0	0.042
hw:can	-0.049	0.011	-0.046	0.084
hw:cancel	0.015	-0.002	-0.001	-0.011
hw:candles	-0.041	0	0	0.041
hw:car	-0.023	-0.003	0.01	0.016
hw:card	0.036	-0.053	0.029	-0.012
hw:cardholder	0.043	-0.001	0.012	-0.054
hw:cards	-0.075	-0.004	0.008	0.071
hw:care	0.103	0.045	0.019	-0.166
hw:carers	0.054	-0.002	-0.001	-0.051
hw:carnival	-0.085	0.001	0.011	0.072
hw:cars	0.028	-0.001	-0.002	-0.024
hw:centre	-0.042	0	0.008	0.035
hw:ceramics	0.08	-0.001	0.006	-0.085
hw:change	0.035	-0.001	-0.006	-0.028
hw:changes	0.112	-0.031	-0.067	-0.014
hw:changing	-0.008	0.038	-0.001	-0.03
hw:charges	-0.027	-0.009	0.007	0.029
hw:cheese	-0.038	0	0	0.038
hw:children	0.076	0	0	-0.076
hw:choices	0.04	-0.006	-0.007	-0.027
hw:church	-0.126	-0.001	-0.001	0.127
hw:claims	-0.018	0	-0.001	0.019
hw:cleaner	-0.055	0	-0.001	0.056
hw:cleaning	-0.048	0	0.006	0.042
hw:client	-0.164	0.006	0.161	-0.003
hw:clients	0.076	-0.001	-0.006	-0.069
hw:clothing	0.054	-0.001	-0.011	-0.042
hw:club	0.06	-0.041	0.053	-0.073
hw:co	0.051	0.131	-0.149	-0.033
hw:coaches	0.041	0	0.002	-0.043
hw:coffee	0.039	-0.001	0.001	-0.038
hw:collect	0.051	-0.015	0.047	-0.083
hw:come	-0.005	-0.01	0.03	-0.015
hw:community	0.021	0	0.003	-0.024
hw:companies	0.048	-0.003	-0.011	-0.034
hw:company	0.111	-0.098	0.012	-0.025
hw:compassly	-0.028	-0.002	-0.027	0.057
hw:competition	0.025	-0.002	-0.009	-0.015
hw:complaints	0.062	-0.04	-0.058	0.036
hw:conditions	0.333	-0.075	-0.215	-0.043
hw:construction	0.029	0	-0.001	-0.028
hw:consulting	-0.101	0.001	0.004	0.096
hw:contact	0.065	-0.047	-0.027	0.009
hw:contract	0.092	-0.026	-0.056	-0.01
hw:contracting	-0.031	0.012	0.02	0
hw:controller	-0.04	0.132	-0.183	0.091
hw:cookie	-0.018	-0.031	0.068	-0.018
hw:cookies	0.119	-0.03	0.01	-0.099
hw:copper	0.023	0.003	-0.002	-0.023
hw:cornwall	0.02	0.038	-0.032	-0.025
hw:cost	0.01	-0.003	0.026	-0.032
hw:cottages	0.055	-0.001	-0.003	-0.05
hw:council	-0.043	-0.001	0.001	0.043
hw:country	-0.009	0.027	-0.033	0.015
hw:couriers	0.066	-0.001	0.002	-0.067
hw:courts	-0.026	-0.004	0.036	-0.006
hw:cover	0.163	-0.008	-0.023	-0.132
hw:covers	0.044	-0.045	-0.074	0.075
hw:crafts	-0.073	-0.001	-0.001	0.074
hw:customer	0.007	0.021	0.006	-0.035
hw:customers	-0.005	0.053	0.004	-0.051
hw:d	0.026	0	0.003	-0.028
hw:data	0.038	-0.087	0.187	-0.138
hw:day	0.024	-0.002	-0.008	-0.014
hw:days	-0.08	0	0	0.081
hw:definitions	-0.089	0.169	-0.098	0.019
hw:delivered	0.025	-0.001	-0.007	-0.017
hw:delivery	0.032	0.022	-0.07	0.016
hw:dental	0.029	-0.001	0.007	-0.035
hw:design	0.083	-0.001	-0.001	-0.081
hw:details	-0.163	-0.007	0.13	0.04
hw:devon	-0.014	0.038	-0.03	0.006
hw:digital	0.041	0	0	-0.04
hw:dinner	-0.067	0	-0.001	0.068
hw:directory	0.031	-0.007	0.017	-0.041
hw:disclosure	-0.048	0.037	0.012	-0.001
hw:disputes	0.073	-0.004	0.006	-0.074
hw:do	-0.034	-0.029	0.058	0.005
hw:does	0.017	-0.001	-0.036	0.021
hw:dogs	0.011	-0.002	-0.035	0.026
hw:donate	0.058	-0.001	-0.003	-0.053
hw:door	-0.09	-0.001	-0.002	0.092
hw:draw	-0.047	-0.012	0.04	0.02
hw:east	0.067	-0.002	-0.007	-0.058
hw:electric	0.014	-0.003	0.002	-0.013
hw:electrical	0.003	0.004	-0.033	0.026
hw:else	-0.014	-0.016	0.048	-0.018
hw:emails	0.091	-0.011	0.044	-0.124
hw:enamel	0.05	-0.001	0.017	-0.066
hw:end	0.026	-0.008	0	-0.018
hw:ending	-0.014	-0.001	0	0.015
hw:energy	-0.001	-0.026	0.057	-0.03
hw:engineering	0.057	-0.001	-0.004	-0.053
hw:england	-0.02	0.087	-0.09	0.023
hw:entries	-0.027	0.001	0.026	0
hw:estate	0.017	0	0	-0.017
hw:every	0.042	-0.01	-0.005	-0.027
hw:everyone	0.026	0.001	0.034	-0.061
hw:everything	0.012	-0.007	0	-0.005
hw:family	0.049	-0.003	0.003	-0.05
hw:fast	0.071	0	0	-0.071
hw:faulty	0.052	-0.005	-0.005	-0.041
hw:fees	0.004	0.046	-0.021	-0.029
hw:field	0.014	0	-0.004	-0.01
hw:file	0.044	-0.001	0	-0.043
hw:files	0.025	-0.001	0.001	-0.024
hw:finance	0.087	-0.028	-0.201	0.142
hw:financial	0.063	-0.005	0.001	-0.058
hw:find	-0.195	0.029	0.101	0.064
hw:firms	0.065	-0.02	-0.045	0.001
hw:first	-0.08	-0.004	0.005	0.078
hw:fitness	0.055	0	0.003	-0.058
hw:florists	-0.001	0	0.028	-0.027
hw:football	0.102	0	0.002	-0.104
hw:for	0.041	-0.121	-0.109	0.188
hw:four	0.032	0	0	-0.032
hw:free	0.04	-0.01	0.015	-0.046
hw:from	0.052	-0.023	0.033	-0.062
hw:fuels	0.039	-0.001	0	-0.038
hw:furniture	0.021	0	-0.002	-0.019
hw:further	0.02	-0.002	0.003	-0.022
hw:g	0.038	-0.001	0	-0.037
hw:garden	-0.042	-0.007	-0.002	0.052
hw:gdpr	-0.022	-0.006	0.036	-0.009
hw:general	0.04	0.108	-0.064	-0.085
hw:get	-0.093	-0.013	0.015	0.091
hw:gift	0.054	-0.046	-0.02	0.012
hw:give	0.016	-0.003	0.014	-0.027
hw:goes	0.051	-0.002	-0.022	-0.027
hw:good	-0.041	-0.018	0.031	0.028
hw:governing	-0.013	-0.004	-0.002	0.018
hw:green	-0.063	-0.002	0.005	0.059
hw:grounds	0.011	0	0	-0.01
hw:group	0.01	0.048	-0.053	-0.004
hw:h	0.056	-0.001	-0.001	-0.055
hw:hall	-0.087	-0.002	0.053	0.037
hw:hands	-0.101	-0.007	0.045	0.063
hw:happens	-0.011	0.04	0.023	-0.052
hw:harbour	-0.06	-0.004	-0.036	0.101
hw:haulage	0.046	0	0.012	-0.057
hw:health	-0.011	-0.002	-0.003	0.016
hw:heating	0.062	-0.001	0.01	-0.07
hw:hello	-0.013	-0.001	0.035	-0.021
hw:help	-0.073	-0.002	0.002	0.072
hw:here	-0.027	0.052	0.061	-0.086
hw:high	0.077	-0.012	0.037	-0.102
hw:hire	-0.003	-0.01	0.033	-0.02
hw:home	-0.024	-0.013	0.111	-0.075
hw:homes	0.101	0.117	-0.073	-0.145
hw:hook	0.037	0.002	-0.049	0.01
hw:hospice	0.025	-0.002	0.002	-0.025
hw:hosting	-0.102	-0.005	-0.012	0.119
hw:hotels	0.031	-0.002	0.015	-0.044
hw:house	-0.049	0	-0.001	0.05
hw:how	-0.027	-0.098	0.031	0.094
hw:i	-0.14	0.005	0.01	0.125
hw:identity	0.013	-0.014	-0.013	0.014
hw:if	-0.037	-0.01	-0.007	0.054
hw:important	0.05	-0.009	-0.034	-0.007
hw:imprint	-0.012	-0.001	0.003	0.01
hw:in	-0.028	-0.103	0.092	0.039
hw:independent	0.041	-0.001	0.006	-0.047
hw:index	-0.06	0.003	0.002	0.055
hw:individuals	-0.041	-0.001	-0.001	0.044
hw:information	-0.098	0.168	-0.38	0.311
hw:inquirer	-0.05	-0.003	-0.004	0.057
hw:insurance	-0.027	-0.009	0.048	-0.011
hw:interpretation	0.058	0	-0.156	0.098
hw:introduction	0.08	0.301	-0.288	-0.093
hw:is	0.099	-0.109	0.084	-0.074
hw:it	-0.031	-0.039	0.057	0.013
hw:j	0.028	0	0	-0.027
hw:job	0.043	-0.002	-0.002	-0.04
hw:join	0.029	-0.002	-0.003	-0.024
hw:joinery	0.114	-0.001	0.005	-0.118
hw:jurisdiction	0.002	-0.004	0.021	-0.019
hw:k	0.015	0	0	-0.015
hw:keep	0.02	-0.001	0.005	-0.024
hw:keeping	0.01	0.039	-0.03	-0.018
hw:kennels	-0.034	0	0	0.035
hw:kettle	-0.064	-0.001	-0.001	0.065
hw:kettlely	-0.028	0	0	0.029
hw:key	0.061	-0.012	-0.045	-0.004
hw:know	-0.085	-0.005	-0.002	0.091
hw:l	0.025	0	0.003	-0.027
hw:landscapes	0.086	-0.001	0.004	-0.089
hw:lane	-0.037	0	0	0.038
hw:lantern	-0.037	-0.002	-0.019	0.058
hw:lanternly	-0.054	-0.001	-0.013	0.068
hw:latest	0.047	-0.008	0.036	-0.076
hw:law	0.097	-0.025	0.023	-0.095
hw:learn	-0.021	-0.005	0.027	-0.001
hw:legal	0.097	0.08	-0.101	-0.077
hw:let	-0.082	-0.004	-0.024	0.11
hw:letters	0.021	0	0	-0.02
hw:lettings	0.047	-0.001	0.01	-0.057
hw:liability	-0.035	-0.003	0.067	-0.029
hw:licence	0.032	-0.004	-0.032	0.004
hw:licences	0.03	-0.003	-0.029	0.002
hw:license	0.057	-0.003	-0.01	-0.044
hw:light	0.094	0	0	-0.094
hw:limited	-0.11	-0.025	0.156	-0.021
hw:limits	0.012	-0.002	-0.001	-0.009
hw:linen	0.018	0	0.019	-0.037
hw:links	-0.156	-0.003	0.021	0.138
hw:local	0.086	0.022	-0.05	-0.058
hw:london	-0.047	-0.004	0.009	0.041
hw:look	0.005	-0.018	0.031	-0.018
hw:lottery	-0.003	0.145	0.002	-0.144
hw:love	-0.029	-0.001	-0.001	0.031
hw:ltd	-0.247	-0.023	0.306	-0.036
hw:made	0.041	-0.007	0.008	-0.042
hw:magpie	-0.053	0	0	0.053
hw:magpiely	-0.045	0	0	0.046
hw:make	-0.001	-0.011	0.084	-0.072
hw:makes	-0.032	0	0	0.033
hw:management	0.061	-0.001	0.001	-0.061
hw:manor	-0.027	-0.003	0.054	-0.024
hw:marine	0.037	0	0	-0.036
hw:marketing	0.126	-0.004	0.003	-0.125
hw:marketplace	-0.062	0.005	0.063	-0.006
hw:markets	-0.068	0.06	-0.026	0.034
hw:means	-0.03	-0.009	0.054	-0.016
hw:meet	-0.015	-0.001	0.001	0.015
hw:membership	-0.001	-0.013	0.026	-0.011
hw:menu	-0.058	-0.003	0.005	0.055
hw:mind	-0.008	0.038	-0.001	-0.03
hw:minutes	0.083	-0.001	-0.006	-0.076
hw:money	0.05	0.001	0.015	-0.066
hw:more	-0.049	0	0	0.05
hw:mortgage	-0.081	-0.034	0.165	-0.049
hw:mortgages	0.072	-0.001	0.004	-0.075
hw:motors	0.027	0	0.012	-0.038
hw:move	0.016	-0.001	0.006	-0.022
hw:moving	0.011	0.039	-0.027	-0.022
hw:mrs	-0.032	0	0	0.033
hw:mug	0.05	-0.001	0.017	-0.066
hw:my	-0.021	-0.008	0.011	0.018
hw:n	0.02	0	0	-0.02
hw:name	-0.07	-0.013	0.032	0.051
hw:new	0.061	-0.001	-0.002	-0.058
hw:newest	-0.027	0.001	0.026	0
hw:news	0.035	-0.009	0.03	-0.056
hw:next	0.042	-0.006	0.026	-0.062
hw:north	0.01	-0.001	-0.025	0.016
hw:not	-0.025	-0.002	-0.02	0.048
hw:notebook	0.014	0	-0.004	-0.01
hw:notice	-0.031	0.052	0.002	-0.024
hw:number	-0.062	-0.009	0.021	0.05
hw:oak	-0.01	-0.002	0	0.012
hw:of	0.157	0.129	-0.315	0.029
hw:office	-0.041	-0.017	0.044	0.015
hw:offshore	0.037	0	0	-0.036
hw:on	0.026	0.042	0.06	-0.128
hw:one	-0.058	0.025	0.029	0.004
hw:online	0.097	-0.031	-0.048	-0.018
hw:only	0.063	-0.003	-0.02	-0.04
hw:open	-0.05	-0.006	0.051	0.005
hw:operative	0.025	0.087	-0.09	-0.022
hw:or	0.025	-0.009	-0.009	-0.007
hw:order	-0.003	-0.011	0	0.015
hw:other	0.003	-0.014	0.005	0.007
hw:others	-0.028	0.103	-0.06	-0.015
hw:otter	-0.038	0	0	0.038
hw:our	0.005	0.114	-0.11	-0.008
hw:out	-0.093	-0.001	-0.002	0.096
hw:overview	-0.002	-0.014	-0.014	0.029
hw:own	0.053	-0.021	0.008	-0.04
hw:owners	0.088	-0.008	-0.012	-0.069
hw:owns	-0.049	0	0.032	0.017
hw:pages	-0.112	-0.009	-0.002	0.124
hw:pan	0.023	0.003	-0.002	-0.023
hw:pantry	-0.029	0	0	0.03
hw:parish	-0.049	-0.002	0.009	0.041
hw:park	-0.073	-0.004	-0.002	0.08
hw:parks	0.03	0.041	-0.002	-0.069
hw:parties	0.029	-0.068	0.066	-0.027
hw:partners	0.122	0.085	-0.128	-0.079
hw:party	0.04	-0.012	0.028	-0.055
hw:passwords	-0.024	-0.001	-0.006	0.032
hw:patient	0.035	0.063	-0.098	0.001
hw:patients	0.022	-0.005	-0.014	-0.003
hw:pay	-0.01	-0.006	-0.025	0.042
hw:payment	-0.026	-0.013	0.051	-0.011
hw:people	0.022	-0.011	0.013	-0.024
hw:person	-0.019	0.017	-0.037	0.039
hw:personal	0.033	0.114	-0.127	-0.021
hw:pet	0.044	-0.003	-0.002	-0.039
hw:phone	-0.024	-0.012	0.002	0.033
hw:photography	0.011	0	-0.001	-0.01
hw:physiotherapy	0.052	-0.001	0.01	-0.061
hw:pier	-0.049	0	0.032	0.017
hw:place	-0.059	-0.001	-0.007	0.067
hw:plan	-0.05	-0.001	-0.001	0.052
hw:planning	0.06	-0.006	0.007	-0.062
hw:plans	0.087	-0.019	-0.114	0.046
hw:play	0.083	-0.007	0.041	-0.116
hw:plumbing	0.062	-0.001	0.01	-0.07
hw:policy	0.064	-0.08	0.229	-0.213
hw:portal	-0.043	0.008	0.039	-0.004
hw:premier	-0.029	0	0	0.029
hw:premises	-0.039	-0.005	0.021	0.023
hw:prepaid	-0.058	-0.007	0.052	0.014
hw:price	0.017	-0.002	0.002	-0.016
hw:prices	-0.125	-0.004	0.058	0.07
hw:print	0.069	-0.001	0.004	-0.072
hw:privacy	-0.114	0.076	0.175	-0.137
hw:prize	-0.048	-0.013	0.042	0.02
hw:processors	-0.032	-0.013	0.028	0.016
hw:products	-0.024	-0.003	0.009	0.018
hw:promise	-0.08	-0.007	-0.005	0.092
hw:promoter	0.016	-0.011	-0.011	0.007
hw:property	0.143	0.004	-0.044	-0.103
hw:protection	-0.067	-0.03	0.045	0.053
hw:provider	-0.026	-0.033	0.062	-0.002
hw:publishing	0.029	-0.001	0.003	-0.031
hw:purpose	-0.137	0.243	-0.087	-0.018
hw:questions	-0.111	-0.009	0.016	0.104
hw:quiet	-0.031	-0.014	0.018	0.027
hw:r	0.049	-0.001	-0.001	-0.047
hw:reach	0.015	-0.002	-0.005	-0.007
hw:receives	-0.156	-0.025	0.2	-0.019
hw:recent	-0.005	0	0.025	-0.021
hw:recipients	-0.071	-0.006	0.066	0.011
hw:record	-0.055	-0.002	0.051	0.006
hw:recruitment	0.037	-0.001	0.005	-0.04
hw:red	0.014	0	-0.005	-0.009
hw:registered	-0.011	0	-0.002	0.014
hw:registration	-0.026	0.003	0.018	0.005
hw:regulation	-0.006	-0.005	0.018	-0.007
hw:regulator	-0.014	-0.008	0.012	0.011
hw:regulatory	0.03	-0.005	-0.029	0.005
hw:renewables	0.026	0	0.013	-0.039
hw:request	-0.012	0	0	0.012
hw:responsibility	-0.061	-0.003	0.003	0.061
hw:responsible	0.061	-0.046	-0.025	0.01
hw:retail	0.035	-0.003	0.001	-0.033
hw:retention	-0.021	0	0	0.022
hw:returns	0.045	-0.022	-0.085	0.062
hw:reviews	-0.035	-0.003	0.029	0.009
hw:right	0.049	-0.004	-0.004	-0.041
hw:rights	-0.154	-0.01	-0.019	0.183
hw:role	0.06	-0.002	-0.01	-0.048
hw:roofing	0.051	-0.001	-0.001	-0.05
hw:room	-0.01	-0.002	0.002	0.009
hw:rooms	-0.039	-0.001	-0.001	0.04
hw:royal	0.029	0	0	-0.029
hw:rules	0.094	-0.022	-0.054	-0.018
hw:run	-0.031	-0.028	0.021	0.037
hw:saddle	0.008	-0.003	-0.087	0.083
hw:sale	-0.062	0.06	-0.073	0.076
hw:sales	0.057	-0.021	0.011	-0.047
hw:say	-0.064	-0.001	-0.017	0.082
hw:school	-0.051	-0.001	-0.001	0.053
hw:scope	-0.084	-0.026	0.041	0.069
hw:section	0.041	-0.044	-0.008	0.01
hw:seed	-0.026	-0.001	-0.009	0.036
hw:sees	-0.014	-0.016	0.048	-0.018
hw:sell	0.066	-0.001	-0.003	-0.061
hw:service	0.061	-0.087	0.012	0.014
hw:services	0.178	-0.021	-0.017	-0.14
hw:share	-0.004	-0.042	0.075	-0.03
hw:sharing	-0.086	-0.025	0.114	-0.002
hw:shipping	0.02	0	0	-0.02
hw:shirts	-0.015	0	0	0.016
hw:shops	0.012	0.072	-0.054	-0.03
hw:short	-0.038	-0.003	0.015	0.026
hw:silver	-0.015	0	0.014	0.001
hw:similar	0.015	-0.001	0.01	-0.024
hw:since	0.13	-0.009	0.002	-0.123
hw:site	-0.043	-0.044	0.058	0.029
hw:skin	-0.034	0	-0.011	0.045
hw:slavery	0.051	-0.003	-0.029	-0.019
hw:small	0.006	-0.009	0.013	-0.01
hw:smart	0.029	-0.005	-0.019	-0.005
hw:smith	0.023	0	0	-0.022
hw:society	-0.011	-0.001	-0.001	0.013
hw:software	-0.045	0.013	0.022	0.01
hw:sold	-0.013	-0.001	-0.015	0.029
hw:some	0.006	-0.023	0	0.017
hw:somebody	0.035	-0.006	0.003	-0.032
hw:someone	0.037	-0.001	-0.024	-0.013
hw:something	0.012	-0.006	-0.006	0
hw:sons	0.062	0	0.01	-0.071
hw:soon	-0.087	-0.003	0.015	0.075
hw:sorted	0.03	-0.001	-0.001	-0.028
hw:south	-0.051	0	0	0.051
hw:sparrow	-0.089	-0.001	-0.007	0.098
hw:sparrowly	-0.071	0	-0.001	0.073
hw:speak	-0.035	0.02	-0.014	0.029
hw:specialists	0.02	-0.001	-0.002	-0.017
hw:st	-0.054	0.039	-0.006	0.021
hw:stall	-0.038	0	0	0.038
hw:standard	-0.078	0.129	-0.026	-0.024
hw:statement	0.077	0.03	-0.068	-0.039
hw:stay	0.039	-0.015	0.008	-0.032
hw:storage	0.011	-0.003	0.022	-0.029
hw:story	-0.048	-0.009	-0.031	0.088
hw:street	0.055	-0.011	0.037	-0.081
hw:stronger	0.02	-0.001	0	-0.019
hw:studio	-0.037	0	0	0.037
hw:subscribe	0.071	-0.011	0.044	-0.104
hw:summary	0.096	0.025	-0.123	0.002
hw:supervisory	0.024	-0.009	0.012	-0.027
hw:supplier	-0.072	0	0.066	0.006
hw:suppliers	0	-0.005	0.011	-0.006
hw:supply	0.034	0	0	-0.033
hw:support	-0.046	-0.009	0.011	0.044
hw:take	-0.041	-0.006	0.021	0.026
hw:taking	0.02	-0.002	0.003	-0.022
hw:talk	-0.032	-0.006	0.005	0.033
hw:tasunkin	-0.025	-0.001	-0.001	0.027
hw:taylor	0.038	0	0	-0.038
hw:tea	-0.058	-0.004	0.015	0.046
hw:team	-0.052	-0.009	0.028	0.033
hw:technologies	-0.01	0	0.009	0
hw:telecom	0.084	-0.001	0.008	-0.092
hw:telerau	0.011	-0.003	-0.01	0.001
hw:termination	-0.054	0	0	0.054
hw:terms	0.011	-0.07	-0.092	0.151
hw:textiles	0.041	-0.001	-0.001	-0.04
hw:that	-0.179	0.037	-0.009	0.151
hw:the	-0.201	-0.095	0.164	0.133
hw:theatre	0.013	0.009	-0.019	-0.003
hw:their	-0.031	-0.002	-0.004	0.037
hw:them	-0.032	-0.001	0.005	0.028
hw:these	0.015	-0.059	0.061	-0.016
hw:third	-0.036	-0.048	0.104	-0.02
hw:this	0.048	-0.081	-0.062	0.095
hw:three	0.09	0.03	-0.032	-0.088
hw:throw	0.119	-0.002	-0.016	-0.1
hw:tickets	0.03	-0.006	0.005	-0.03
hw:time	0.01	-0.001	-0.001	-0.007
hw:to	-0.035	-0.036	0.041	0.03
hw:today	0.009	-0.001	0.006	-0.014
hw:tools	-0.028	-0.001	0.02	0.008
hw:touch	-0.019	-0.005	0.009	0.015
hw:tours	0.015	0	-0.001	-0.014
hw:trade	-0.051	-0.002	0.034	0.019
hw:training	0.087	-0.006	-0.017	-0.064
hw:travel	0.022	0.004	0.047	-0.074
hw:tray	-0.018	-0.002	0	0.02
hw:trust	0.124	0.04	-0.119	-0.046
hw:trusted	-0.017	-0.006	0.009	0.014
hw:two	-0.05	-0.009	0.046	0.013
hw:uk	-0.001	0.011	-0.067	0.058
hw:ularbo	-0.028	-0.009	-0.02	0.057
hw:under	0.018	-0.001	-0.019	0.002
hw:unhappy	-0.036	-0.003	0.003	0.037
hw:university	0.042	-0.001	0	-0.041
hw:up	-0.077	-0.004	-0.018	0.099
hw:updates	-0.032	-0.002	-0.003	0.038
hw:us	0.061	-0.061	0.106	-0.106
hw:use	0.133	0.04	-0.17	-0.003
hw:useful	-0.112	-0.009	-0.002	0.124
hw:user	0.042	-0.006	-0.017	-0.019
hw:uses	0.12	-0.003	-0.005	-0.112
hw:using	-0.044	-0.002	0.051	-0.005
hw:vet	0.056	-0.001	-0.003	-0.052
hw:visit	-0.015	0	0.001	0.014
hw:wait	0.101	0	0	-0.101
hw:wardrobe	-0.001	-0.002	-0.026	0.029
hw:wardrobely	-0.064	-0.001	-0.003	0.067
hw:warm	0.051	-0.002	-0.02	-0.028
hw:we	0.136	-0.091	0.143	-0.188
hw:web	0.021	0.016	0.011	-0.048
hw:website	-0.029	0.104	0.014	-0.09
hw:websites	0.049	-0.003	-0.009	-0.038
hw:week	-0.079	-0.002	0.008	0.073
hw:welcome	-0.063	-0.012	0.009	0.066
hw:well	0.034	-0.026	0.029	-0.038
hw:west	-0.029	-0.005	0.015	0.019
hw:what	-0.013	0.02	-0.041	0.034
hw:when	-0.035	-0.003	0.005	0.033
hw:where	-0.018	0.031	0.085	-0.098
hw:who	0.043	-0.281	0.14	0.098
hw:whole	-0.032	-0.015	0.052	-0.005
hw:why	0.056	-0.005	-0.011	-0.04
hw:wilfrid's	-0.064	0	0	0.065
hw:will	-0.177	0.181	-0.086	0.083
hw:wins	-0.01	0	0.01	0
hw:with	0.061	-0.008	-0.018	-0.035
hw:without	0.066	-0.003	0.005	-0.068
hw:wool	0.119	-0.002	-0.016	-0.1
hw:work	0.018	-0.018	0.021	-0.022
hw:works	0.03	-0.002	-0.001	-0.028
hw:you	-0.163	-0.023	0.134	0.053
hw:your	-0.11	0.009	0.15	-0.049
hw:z	0.004	-0.024	0.009	0.01
inList	-0.334	0.03	0.416	-0.112
kind:current	0.667	-0.811	-1.07	1.214
kind:former	0.045	-0.014	-0.021	-0.009
kind:loose	-0.046	0.214	-0.174	0.006
kind:near	-0.389	0.128	0.192	0.069
kind:number	0.203	-0.145	0.137	-0.195
kind:other	-0.499	0.478	1.335	-1.314
label:charity	-0.513	0.039	0.449	0.025
label:company	0.456	-0.271	-0.089	-0.096
label:fca	-0.15	0	0.147	0.004
label:foreign	0.393	0.136	-0.456	-0.073
label:none	-0.223	0.033	0.148	0.042
label:number	0.171	-0.032	-0.128	-0.01
label:registered	0.5	-0.026	-0.405	-0.07
label:regulator	-0.2	-0.019	0.229	-0.01
label:tax	-0.035	-0.001	0.036	0
like	0.22	0.032	-0.857	0.606
like:close	-0.131	0.536	-0.015	-0.39
like:none	-0.635	-0.173	1.125	-0.317
like:same	0.917	-0.818	-0.862	0.763
like:some	-0.17	0.306	0.15	-0.286
line+region:mixed:footer	0.156	-0.077	0.036	-0.115
line+region:mixed:header	-0.036	0	0	0.036
line+region:mixed:hidden	0.017	-0.007	-0.096	0.085
line+region:mixed:text	-0.028	0.089	0.046	-0.107
line+region:particulars:footer	0.19	-0.091	-0.357	0.258
line+region:particulars:header	-0.077	0.049	0.18	-0.153
line+region:particulars:hidden	-0.057	-0.09	0.203	-0.056
line+region:particulars:text	-0.235	0.117	0.072	0.046
line+region:statement:footer	-0.12	0.053	0.291	-0.224
line+region:statement:header	-0.009	0.001	0.014	-0.006
line+region:statement:hidden	0.157	-0.143	-0.184	0.17
line+region:statement:text	0.02	-0.05	0.193	-0.164
line:mixed	0.11	0.005	-0.014	-0.101
line:particulars	-0.178	-0.015	0.098	0.095
line:statement	0.049	-0.139	0.314	-0.224
mayBeLonger	-0.412	-0.058	0.164	0.306
n:near	0.251	-0.011	-0.151	-0.089
n:postcode	0.27	-0.078	-0.165	-0.028
n:site	0.263	-0.095	-0.094	-0.074
n:stranger:charity	-0.513	0.039	0.449	0.025
n:stranger:company	0.293	-0.096	-0.175	-0.022
n:stranger:fca	-0.15	0	0.147	0.004
n:stranger:foreign	0.528	-0.017	-0.445	-0.066
n:stranger:none	-0.13	0.035	0.092	0.003
n:stranger:number	0.102	-0.016	-0.078	-0.007
n:stranger:registered	0.27	-0.093	-0.154	-0.023
n:stranger:regulator	-0.2	-0.019	0.229	-0.01
n:stranger:tax	-0.035	-0.001	0.036	0
namedBySites	-0.322	-0.012	0.436	-0.101
otherNumberNear	-0.71	0.057	0.316	0.337
othersInBlock	-0.372	0.016	0.254	0.102
ownNumberNear	1.397	-0.078	0.74	-2.058
ownParticulars	0.593	-0.347	-0.067	-0.18
page+region:about:footer	0.02	-0.037	0.173	-0.155
page+region:about:header	0.063	-0.051	-0.009	-0.003
page+region:about:hidden	0.023	-0.047	-0.085	0.109
page+region:about:text	0.18	-0.211	-0.053	0.084
page+region:complaints:footer	-0.031	-0.035	0.046	0.02
page+region:complaints:header	-0.112	-0.001	-0.001	0.114
page+region:complaints:hidden	-0.077	-0.002	-0.003	0.082
page+region:complaints:text	0.082	-0.048	-0.103	0.069
page+region:contact:footer	-0.049	0.017	0.318	-0.286
page+region:contact:header	0.115	0.014	-0.072	-0.056
page+region:contact:hidden	-0.17	-0.037	0.025	0.181
page+region:contact:text	0.128	0.187	-0.434	0.119
page+region:cookies:footer	-0.18	0.098	-0.026	0.108
page+region:cookies:header	-0.012	-0.009	-0.007	0.028
page+region:cookies:hidden	0.046	-0.011	-0.018	-0.017
page+region:cookies:text	0.024	-0.033	0.021	-0.011
page+region:delivery:footer	-0.038	0.05	0.127	-0.138
page+region:delivery:header	0.001	-0.021	-0.014	0.033
page+region:delivery:hidden	0.116	-0.013	-0.028	-0.076
page+region:delivery:text	-0.001	-0.057	-0.201	0.259
page+region:home:footer	-0.148	-0.062	0.016	0.194
page+region:home:header	-0.121	0.05	0.194	-0.123
page+region:home:hidden	0.202	-0.04	-0.295	0.133
page+region:home:text	-0.071	0.086	0.22	-0.235
page+region:legal:footer	0.165	-0.047	-0.225	0.107
page+region:legal:header	-0.126	-0.015	-0.021	0.162
page+region:legal:hidden	-0.063	-0.013	-0.02	0.096
page+region:legal:text	0.225	-0.269	0.058	-0.014
page+region:modern_slavery:header	0.064	-0.001	0	-0.063
page+region:modern_slavery:hidden	0.067	-0.001	-0.001	-0.065
page+region:modern_slavery:text	0.05	0.195	-0.209	-0.036
page+region:other:footer	0.206	-0.333	-0.085	0.212
page+region:other:header	0.009	-0.096	-0.109	0.195
page+region:other:hidden	-0.103	-0.066	0.299	-0.13
page+region:other:text	-0.297	0.591	0.2	-0.494
page+region:privacy:footer	-0.045	-0.136	0.176	0.004
page+region:privacy:header	0.1	0.094	-0.121	-0.073
page+region:privacy:hidden	-0.068	-0.008	0.141	-0.066
page+region:privacy:text	0.092	0.134	-0.352	0.127
page+region:terms:footer	-0.184	-0.126	0.408	-0.098
page+region:terms:header	0.017	-0.023	-0.167	0.174
page+region:terms:hidden	0.077	-0.014	-0.141	0.078
page+region:terms:text	0.213	0.094	-0.392	0.085
page:about	0.285	-0.346	0.026	0.035
page:complaints	-0.139	-0.085	-0.06	0.285
page:contact	0.024	0.181	-0.163	-0.043
page:cookies	-0.122	0.045	-0.03	0.107
page:delivery	0.078	-0.041	-0.115	0.078
page:home	-0.138	0.035	0.134	-0.031
page:legal	0.2	-0.343	-0.208	0.351
page:modern_slavery	0.181	0.193	-0.21	-0.164
page:other	-0.185	0.097	0.305	-0.217
page:privacy	0.079	0.084	-0.156	-0.007
page:terms	0.122	-0.07	-0.292	0.24
pages	0.255	-0.243	-0.219	0.208
postcodeNear	0.847	0.574	0.294	-1.714
region:footer	0.226	-0.115	-0.03	-0.082
region:header	-0.121	0.05	0.194	-0.123
region:hidden	0.118	-0.241	-0.077	0.199
region:text	-0.243	0.156	0.311	-0.225
s:I	-0.06	0.1	-0.149	0.11
s:they	-0.171	0.448	-0.12	-0.157
s:we	-0.041	-0.191	0.291	-0.059
s:you	0.125	-0.011	-0.142	0.028
shortBlock	0.013	-0.013	0.052	-0.051
source:json_ld	0.026	-0.006	-0.025	0.005
source:title	0.083	-0.233	-0.048	0.198
type:foreign	1.182	0.053	-1.185	-0.05`;
