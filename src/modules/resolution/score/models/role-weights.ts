/** Written by `npm run fit:resolution`; edit nothing by hand. Fitted on 912 labelled and 945 synthetic sites. */
export const ROLE_CLASSES = ['operator', 'group', 'third_party', 'brand'];

/** A line for each feature: its name, then its weight for each class. */
export const ROLE_WEIGHTS = `bias	0.029	-0.531	0.915	-0.414
a1:"	-0.024	-0.029	0.131	-0.078
a1:&	-0.026	0.021	-0.015	0.021
a1:(	-0.241	0.144	0.223	-0.127
a1::	0.012	-0.041	0.083	-0.054
a1:;	-0.151	-0.055	0.091	0.115
a1:BRAND	-0.054	-0.271	0.161	0.165
a1:DIGITS	0.11	-0.167	-0.073	0.129
a1:NUM	-0.012	0.003	0.009	0
a1:ORG	0.109	0.174	-0.137	-0.145
a1:SELF	0.022	-0.06	0.048	-0.01
a1:a	-0.048	0.09	-0.156	0.114
a1:about	-0.004	0.088	-0.095	0.012
a1:accepts	-0.025	0.01	0.015	0
a1:account	-0.062	-0.005	0.004	0.062
a1:accounts	-0.016	-0.001	-0.002	0.018
a1:acts	-0.002	-0.015	-0.001	0.018
a1:address	0.045	-0.011	-0.03	-0.004
a1:all	-0.08	0.119	-0.041	0.002
a1:also	-0.295	0.352	-0.051	-0.005
a1:an	-0.028	-0.039	0.068	0
a1:and	0.092	-0.175	0.27	-0.187
a1:anti	0.02	-0.001	-0.008	-0.011
a1:app	-0.092	-0.002	-0.001	0.096
a1:apply	0.126	-0.031	-0.058	-0.037
a1:are	0.113	0.076	-0.116	-0.073
a1:as	0.05	-0.072	0.018	0.004
a1:ask	-0.051	-0.004	0.005	0.049
a1:at	-0.003	-0.013	0.005	0.011
a1:because	0.158	-0.087	-0.094	0.023
a1:began	0.044	-0.071	-0.092	0.119
a1:belongs	-0.071	0.042	0.027	0.003
a1:beyond	-0.008	-0.027	0.04	-0.005
a1:booking	-0.016	0	0	0.017
a1:bottles	-0.058	0	-0.001	0.059
a1:bottom	-0.061	-0.001	0	0.062
a1:buildings	0.046	-0.001	-0.002	-0.044
a1:built	-0.059	0	0	0.059
a1:bundles	-0.022	0	0	0.022
a1:business	-0.063	0.077	0.014	-0.028
a1:by	0.036	-0.008	-0.039	0.01
a1:c	0.092	-0.045	-0.045	-0.003
a1:can	-0.011	-0.036	0.055	-0.008
a1:card	0.088	-0.005	0.002	-0.086
a1:care	0.046	0	-0.001	-0.045
a1:cares	-0.014	-0.004	-0.002	0.019
a1:charity	0.004	-0.011	-0.028	0.035
a1:checks	-0.013	-0.011	0.05	-0.025
a1:clear	0.025	-0.008	0.012	-0.029
a1:clearance	-0.055	-0.001	-0.001	0.057
a1:co	-0.023	-0.006	-0.016	0.045
a1:collects	-0.075	-0.007	0.037	0.045
a1:company	-0.249	0.201	0.016	0.032
a1:contact	0.039	-0.027	-0.041	0.029
a1:cookies	-0.021	-0.006	0.027	0
a1:customer	-0.06	-0.006	0.102	-0.036
a1:data	0.014	-0.023	-0.062	0.071
a1:disputes	0.029	-0.009	0.009	-0.029
a1:do	0.075	-0.031	-0.072	0.028
a1:does	0.058	-0.002	0.001	-0.057
a1:drive	-0.058	0	0	0.059
a1:each	-0.025	-0.026	0.033	0.018
a1:email	0.083	-0.014	-0.043	-0.026
a1:et	-0.027	0.002	0.025	0
a1:every	0.072	-0.001	-0.001	-0.07
a1:expects	0.022	-0.008	-0.012	-0.003
a1:fabegeku	-0.006	-0.01	0.018	-0.002
a1:fca	0.02	-0.001	-0.018	0
a1:features	-0.122	-0.001	-0.002	0.125
a1:filter	0.035	0	-0.001	-0.034
a1:finance	-0.018	-0.001	-0.001	0.02
a1:financial	-0.011	-0.008	-0.001	0.019
a1:find	-0.062	-0.002	-0.004	0.068
a1:finds	0.023	-0.002	-0.005	-0.015
a1:for	0.046	-0.074	0.145	-0.117
a1:formed	0.022	-0.01	-0.011	-0.001
a1:freshly	0.022	0	0	-0.022
a1:from	0.037	-0.045	-0.025	0.033
a1:gathers	-0.004	-0.003	-0.003	0.01
a1:get	0.116	-0.008	-0.007	-0.101
a1:gift	0.073	-0.002	-0.003	-0.068
a1:gives	-0.058	-0.038	0.102	-0.006
a1:gizorelzi	-0.105	0.009	0.095	0.001
a1:group	-0.085	0.05	-0.174	0.209
a1:handles	-0.083	-0.02	0.128	-0.025
a1:has	0.124	-0.025	-0.045	-0.053
a1:help	-0.094	0	-0.001	0.095
a1:here	-0.02	-0.001	-0.001	0.021
a1:home	-0.041	-0.021	-0.102	0.164
a1:hotels	0.021	-0.002	-0.002	-0.017
a1:house	-0.027	-0.003	-0.019	0.048
a1:how	-0.051	0	-0.002	0.053
a1:ico	0.025	-0.001	-0.022	-0.002
a1:if	-0.032	-0.045	0.116	-0.039
a1:in	-0.053	0.039	-0.03	0.044
a1:incorporated	-0.119	0.116	-0.001	0.004
a1:independent	0.016	-0.003	-0.003	-0.009
a1:installed	-0.026	0	0	0.026
a1:insurance	0.079	-0.001	-0.003	-0.075
a1:is	0.177	-0.156	-0.2	0.18
a1:it	-0.057	0.017	0.039	0.002
a1:its	0.048	-0.012	-0.005	-0.031
a1:keeps	-0.044	-0.002	0	0.046
a1:last	-0.028	-0.004	-0.019	0.05
a1:legal	-0.014	-0.001	-0.002	0.016
a1:limited	0.003	-0.008	0.021	-0.015
a1:limited’s	-0.016	-0.021	0.132	-0.095
a1:local	-0.016	0	-0.001	0.016
a1:london	-0.009	-0.021	-0.013	0.042
a1:look	0.022	-0.002	0	-0.019
a1:looks	-0.023	0.007	-0.03	0.046
a1:lottery	0.038	0.062	-0.012	-0.087
a1:ltd’s	0.13	-0.016	-0.081	-0.033
a1:made	-0.026	0	-0.001	0.027
a1:may	0.015	0.139	-0.198	0.044
a1:means	-0.104	0.091	-0.039	0.053
a1:menu	-0.008	0	-0.001	0.01
a1:mortgage	-0.076	-0.001	-0.002	0.079
a1:mortgages	-0.079	-0.001	-0.001	0.081
a1:name	-0.125	-0.017	0.068	0.074
a1:neither	-0.022	-0.006	0.01	0.017
a1:new	0.023	-0.008	-0.003	-0.013
a1:no	0.01	-0.002	-0.007	-0.001
a1:number	0.017	-0.005	-0.011	0
a1:of	0.014	-0.013	0.035	-0.036
a1:offers	-0.076	0.082	-0.039	0.033
a1:office	0.038	-0.002	-0.036	0
a1:offices	-0.007	-0.012	-0.062	0.081
a1:on	0.015	0.09	-0.081	-0.024
a1:online	0.025	-0.002	-0.001	-0.022
a1:only	0.01	-0.006	-0.013	0.009
a1:open	0.098	-0.001	-0.003	-0.093
a1:operates	0.062	-0.009	-0.051	-0.001
a1:or	-0.027	-0.077	0.187	-0.083
a1:our	0.018	-0.013	0.111	-0.117
a1:owns	0.019	-0.009	-0.009	-0.001
a1:part	-0.046	-0.005	-0.002	0.052
a1:payment	0.008	-0.003	0.006	-0.011
a1:payments	-0.007	-0.019	0.027	-0.001
a1:phone	0.031	-0.009	-0.04	0.018
a1:pictures	0.05	-0.001	0	-0.049
a1:places	-0.007	0	-0.003	0.01
a1:platform	-0.074	-0.002	-0.001	0.077
a1:please	0.052	-0.002	0.009	-0.06
a1:po	-0.024	0	0.016	0.009
a1:policies	-0.012	-0.001	-0.005	0.018
a1:powered	-0.103	-0.006	0.071	0.038
a1:pricing	-0.012	-0.001	-0.001	0.015
a1:privacy	0.057	0.026	0	-0.084
a1:product	0.052	-0.001	-0.001	-0.05
a1:products	0.031	-0.001	-0.001	-0.03
a1:programme	-0.026	0.031	-0.03	0.025
a1:proudly	0.026	0	-0.001	-0.025
a1:provides	0.037	0.052	-0.065	-0.024
a1:pubs	0.06	0	-0.001	-0.059
a1:reg	0.086	-0.009	-0.08	0.003
a1:registered	-0.063	-0.041	0.268	-0.163
a1:registration	-0.036	-0.009	-0.003	0.048
a1:release	-0.063	0.002	0.013	0.048
a1:respects	-0.001	-0.01	-0.02	0.031
a1:returns	0.034	-0.001	-0.002	-0.031
a1:ring	0.011	-0.001	0	-0.01
a1:rooms	-0.093	-0.014	0.049	0.057
a1:royal	0.027	-0.001	-0.023	-0.003
a1:runs	-0.01	-0.007	-0.01	0.027
a1:s	-0.005	-0.023	0.136	-0.108
a1:san	-0.044	0.033	0.011	0
a1:selling	-0.01	0	-0.001	0.011
a1:seo	0	-0.003	-0.01	0.013
a1:services	0.098	-0.003	-0.006	-0.089
a1:shop	-0.023	-0.002	-0.002	0.028
a1:so	-0.026	-0.014	0.058	-0.019
a1:software	-0.007	-0.001	-0.002	0.01
a1:spare	0.017	-0.001	0	-0.016
a1:st	0.083	-0.017	-0.001	-0.065
a1:standard	0.089	-0.017	-0.062	-0.011
a1:stories	0.016	0	-0.002	-0.014
a1:straightforward	-0.011	-0.001	-0.002	0.014
a1:students	0.008	0	0.011	-0.019
a1:subscribe	0.001	-0.004	-0.014	0.016
a1:suite	-0.031	0.046	-0.013	-0.003
a1:supplies	0.093	-0.002	-0.029	-0.062
a1:t	0.18	-0.072	0.055	-0.163
a1:takes	0.07	-0.011	0.011	-0.07
a1:telephone	0.075	-0.009	-0.065	0
a1:terms	-0.017	0.076	0.016	-0.076
a1:the	0.014	-0.04	0.053	-0.027
a1:their	0.157	-0.029	-0.121	-0.007
a1:there	0.025	-0.001	-0.001	-0.023
a1:this	-0.072	0.059	0.004	0.009
a1:thoughtful	0.009	-0.002	-0.013	0.007
a1:tickets	0.029	-0.001	-0.01	-0.019
a1:to	0.092	-0.058	0.041	-0.075
a1:trade	0.078	-0.01	-0.035	-0.033
a1:trades	0.038	-0.007	-0.032	0.002
a1:trading	0.009	-0.018	0.123	-0.114
a1:uk	-0.012	-0.03	-0.03	0.072
a1:undefined	0.154	-0.004	-0.155	0.005
a1:under	0.028	-0.062	0.035	-0.002
a1:understands	0.006	-0.016	-0.005	0.015
a1:unit	-0.023	-0.042	0.06	0.005
a1:url	-0.048	-0.001	-0.007	0.056
a1:uses	0.069	-0.012	-0.053	-0.005
a1:vat	0.058	-0.014	-0.042	-0.003
a1:views	-0.061	0	0	0.061
a1:visit	-0.071	-0.003	-0.004	0.078
a1:vouchers	-0.062	-0.003	0.003	0.063
a1:was	0.004	0.001	0.071	-0.076
a1:we	-0.003	-0.025	0.004	0.024
a1:web	0.108	-0.015	0.008	-0.1
a1:website	0.067	-0.023	0.018	-0.062
a1:what	0.016	-0.023	0.084	-0.078
a1:when	-0.001	0.104	-0.072	-0.03
a1:which	0.015	0.093	0.126	-0.234
a1:who	-0.084	-0.048	0.045	0.087
a1:whose	0.066	0.137	-0.184	-0.018
a1:will	0.082	-0.052	-0.012	-0.018
a1:win	0.037	0	-0.002	-0.036
a1:winner	0.012	0	0	-0.011
a1:wins	-0.024	0	0.024	0
a1:with	0.207	-0.15	-0.196	0.14
a1:you	-0.062	-0.051	0.107	0.006
a1:yw	0.024	-0.007	-0.016	0
a1:©	0.038	-0.003	0.105	-0.14
a1:¶	-0.082	-0.042	0.186	-0.062
a2:" "	0.067	-0.021	-0.004	-0.042
a2:" and	0.066	-0.005	-0.036	-0.026
a2:" the	0.04	-0.008	-0.003	-0.03
a2:" us	-0.003	-0.001	-0.011	0.015
a2:" we	-0.13	-0.016	0.165	-0.019
a2:" ¶	0.011	-0.005	0.005	-0.011
a2:( "	-0.065	0.136	-0.024	-0.046
a2:( SELF	0.082	-0.011	-0.069	-0.001
a2:( a	0.064	-0.233	0.127	0.043
a2:( also	-0.039	-0.007	0.047	0
a2:( co	-0.123	0.03	0.091	0.001
a2:( companies	0.036	-0.002	-0.033	0
a2:( company	-0.267	-0.086	0.419	-0.066
a2:( fca	-0.005	-0.02	0.031	-0.005
a2:( ico	-0.007	-0.03	0.044	-0.006
a2:( in	0.001	-0.018	0.033	-0.016
a2:( no	-0.016	0.032	-0.022	0.006
a2:( number	-0.08	0.01	0.07	0
a2:( referred	0.027	-0.009	-0.01	-0.009
a2:( reg	0.014	0.078	-0.092	0
a2:( registered	-0.162	0.23	-0.05	-0.018
a2:( the	0.108	-0.015	-0.023	-0.07
a2:( trading	0.098	0.03	-0.102	-0.026
a2:( we	0.07	-0.037	-0.056	0.024
a2:( with	0.043	-0.024	-0.003	-0.017
a2:( www	-0.003	-0.013	0.017	-0.002
a2:: a	-0.054	0.002	0.052	0
a2:: company	0.019	-0.002	-0.017	-0.001
a2:: home	0.071	-0.001	-0.01	-0.06
a2:: terms	0.043	-0.001	-0.008	-0.034
a2:; and	-0.036	-0.009	0.051	-0.006
a2:; the	-0.006	-0.011	0.02	-0.003
a2:; ¶	-0.114	0.008	-0.026	0.132
a2:BRAND all	-0.033	-0.001	0.001	0.033
a2:BRAND are	-0.025	-0.027	0.036	0.015
a2:BRAND drive	-0.044	-0.001	-0.008	0.053
a2:BRAND find	-0.037	0	0.012	0.025
a2:BRAND home	0.012	-0.021	-0.023	0.032
a2:BRAND is	-0.084	-0.036	0.106	0.014
a2:BRAND learning	-0.021	0	0	0.021
a2:BRAND software	-0.027	0.006	0.012	0.009
a2:BRAND thoughtful	-0.031	0	0.01	0.02
a2:BRAND ¶	-0.134	-0.048	0.081	0.1
a2:DIGITS about	-0.035	0	0	0.035
a2:DIGITS all	0.137	-0.006	-0.035	-0.096
a2:DIGITS almoner	0.022	-0.002	-0.02	0
a2:DIGITS built	0.11	0	-0.001	-0.109
a2:DIGITS cooper	0.03	-0.002	-0.028	0
a2:DIGITS drover	-0.018	0	0.019	0
a2:DIGITS kestrel	-0.012	0	0.012	0
a2:DIGITS lantern	-0.011	-0.003	0.014	0
a2:DIGITS larkfield	-0.011	0.001	0.01	0
a2:DIGITS privacy	-0.025	0	0	0.025
a2:DIGITS registered	0.021	-0.002	0.033	-0.053
a2:DIGITS rita	0.023	-0.013	-0.01	0
a2:DIGITS sexton	-0.015	0	0.016	0
a2:DIGITS site	0.021	0	0	-0.021
a2:DIGITS tannery	-0.012	0.001	0.011	0
a2:DIGITS thimble	0.011	-0.001	-0.01	0
a2:DIGITS weighbridge	-0.014	0	0.014	0
a2:DIGITS wherry	-0.019	0.001	0.017	0
a2:DIGITS ¶	-0.187	-0.026	0.125	0.089
a2:ORG (	0.103	0.318	-0.418	-0.003
a2:ORG NUM	-0.017	-0.001	-0.002	0.02
a2:ORG and	0.017	-0.066	0.08	-0.032
a2:ORG company	0.175	0.001	-0.164	-0.012
a2:ORG is	-0.036	-0.008	0.024	0.02
a2:ORG the	-0.004	-0.021	0.028	-0.003
a2:ORG ¶	-0.497	0.164	0.353	-0.019
a2:SELF DIGITS	0.066	-0.006	-0.06	0
a2:SELF company	-0.051	-0.025	0.077	0
a2:SELF is	0.011	-0.002	-0.007	-0.002
a2:SELF ¶	-0.028	-0.018	0.048	-0.002
a2:a charitable	0.024	-0.006	-0.016	-0.002
a2:a company	-0.031	0.161	-0.167	0.037
a2:a private	0.018	-0.017	-0.001	0
a2:a registered	-0.091	-0.03	0.003	0.117
a2:a trading	0.04	-0.002	0.001	-0.039
a2:a uk	0.073	-0.019	-0.045	-0.008
a2:a voluntary	-0.034	0	0	0.035
a2:about us	0.075	-0.002	-0.004	-0.069
a2:about ¶	-0.059	-0.002	-0.003	0.064
a2:accounts tax	0.037	-0.001	-0.002	-0.034
a2:acts as	-0.023	-0.015	-0.001	0.038
a2:address :	-0.016	0.002	0.011	0.003
a2:all rights	-0.045	0.1	-0.039	-0.015
a2:an england	0.01	-0.001	-0.008	-0.001
a2:and "	-0.061	-0.014	0.016	0.059
a2:and ORG	0.035	0.049	0.016	-0.1
a2:and a	-0.134	0.004	0.129	0.001
a2:and any	-0.028	-0.001	-0.002	0.031
a2:and are	-0.012	-0.002	0.06	-0.045
a2:and for	-0.072	-0.04	0.13	-0.018
a2:and hold	0.013	-0.001	-0.001	-0.012
a2:and is	0.138	-0.041	-0.028	-0.069
a2:and its	0.015	-0.03	0.001	0.014
a2:and large	-0.059	0	0.058	0
a2:and our	0.108	-0.034	-0.064	-0.011
a2:and the	-0.132	0.139	0.006	-0.013
a2:and to	-0.025	0	0.025	0
a2:and we	0.02	-0.014	0.013	-0.019
a2:and with	0.03	-0.008	-0.031	0.009
a2:and you	0.013	-0.001	-0.012	0
a2:anti slavery	0.02	-0.001	-0.008	-0.011
a2:are a	0.036	-0.006	-0.026	-0.004
a2:are the	0.013	-0.016	0.009	-0.007
a2:as a	-0.029	-0.007	0.014	0.022
a2:ask for	0.019	-0.002	-0.001	-0.017
a2:ask us	-0.07	-0.002	0.006	0.066
a2:at any	-0.004	-0.005	0.011	-0.002
a2:because that	0.033	-0.008	-0.024	-0.001
a2:because the	0.125	-0.079	-0.07	0.023
a2:began as	-0.031	0	0	0.031
a2:began in	0.075	-0.071	-0.091	0.087
a2:beyond that	-0.008	-0.027	0.04	-0.005
a2:booking conditions	-0.016	0	0	0.017
a2:bottles worth	-0.058	0	-0.001	0.059
a2:bottom of	-0.061	-0.001	0	0.062
a2:buildings and	0.046	-0.001	-0.002	-0.044
a2:built for	-0.045	0	0	0.046
a2:bundles ¶	-0.022	0	0	0.022
a2:c o	0.093	-0.043	-0.047	-0.002
a2:can look	-0.002	-0.006	0.01	-0.001
a2:card is	0.062	-0.001	-0.003	-0.059
a2:cares about	-0.018	-0.001	-0.001	0.02
a2:charity no	0.025	-0.002	-0.022	-0.001
a2:clear advice	0.031	-0.001	-0.002	-0.028
a2:clearance ¶	-0.055	-0.001	-0.001	0.057
a2:company SELF	0.061	-0.008	-0.053	0
a2:company information	0.049	0	0	-0.049
a2:company no	0.08	-0.019	-0.041	-0.02
a2:company number	-0.225	0.144	0.108	-0.027
a2:company registered	-0.113	0.026	0.08	0.007
a2:company registration	-0.038	-0.007	0.029	0.016
a2:company ¶	-0.005	0.093	-0.089	0.001
a2:contact about	-0.025	-0.001	-0.001	0.028
a2:contact our	-0.011	-0.002	-0.001	0.014
a2:contact us	0.087	-0.01	-0.013	-0.064
a2:contact who	0.031	-0.001	0	-0.029
a2:contact ¶	0.138	-0.008	-0.007	-0.122
a2:delivery within	0.01	0	0	-0.009
a2:disputes ¶	0.031	-0.002	-0.002	-0.028
a2:do with	0.018	-0.026	-0.026	0.033
a2:does not	0.031	-0.002	0.002	-0.032
a2:drive away	-0.058	0	0	0.059
a2:email address	0.083	-0.014	-0.043	-0.026
a2:et rog	-0.027	0.002	0.025	0
a2:fabegeku house	-0.006	-0.01	0.018	-0.002
a2:fca frn	0.02	-0.001	-0.018	0
a2:features ¶	-0.093	-0.001	-0.001	0.095
a2:filter blend	0.035	0	-0.001	-0.034
a2:finance is	0.012	0	-0.001	-0.011
a2:find a	-0.111	-0.002	-0.002	0.114
a2:find the	-0.016	0	-0.001	0.017
a2:for marketing	0.007	-0.007	-0.017	0.017
a2:for the	-0.025	-0.023	0.045	0.002
a2:formed and	0.03	-0.006	-0.023	0
a2:formed in	-0.024	-0.003	0.028	-0.001
a2:freshly roasted	0.022	0	0	-0.022
a2:from a	-0.022	-0.001	0.001	0.022
a2:gathers and	-0.041	-0.003	-0.003	0.046
a2:get in	0.116	-0.008	-0.007	-0.101
a2:gift cards	-0.022	-0.001	-0.001	0.024
a2:gift sets	0.045	-0.001	-0.001	-0.044
a2:gift vouchers	0.015	0	0	-0.015
a2:gives please	-0.027	-0.016	0.079	-0.036
a2:gives ¶	-0.004	-0.017	0.043	-0.022
a2:gizorelzi house	-0.105	0.009	0.095	0.001
a2:group of	0.015	0.017	-0.031	-0.002
a2:group stuttgart	-0.075	0.051	0.023	0.001
a2:group ¶	-0.055	0.023	-0.036	0.068
a2:handles personal	-0.077	-0.019	0.129	-0.032
a2:here for	0.012	0	-0.001	-0.011
a2:home BRAND	0.063	-0.005	0.031	-0.089
a2:home book	-0.071	-0.001	-0.001	0.072
a2:home privacy	-0.041	-0.01	0.044	0.006
a2:home services	-0.068	-0.001	-0.001	0.069
a2:home terms	-0.113	0.041	-0.025	0.098
a2:home ¶	0.178	-0.027	-0.107	-0.044
a2:how it	-0.051	0	-0.002	0.053
a2:if we	-0.008	-0.014	0.023	0
a2:if you	-0.034	-0.029	0.091	-0.028
a2:in the	-0.029	0.056	-0.055	0.028
a2:installed properly	-0.026	0	0	0.026
a2:is ORG	0.051	-0.04	-0.019	0.009
a2:is a	-0.138	0.036	0.019	0.083
a2:is an	0.09	0.035	-0.087	-0.039
a2:is authorised	0.162	-0.055	-0.115	0.008
a2:is committed	0.001	-0.006	-0.014	0.02
a2:is made	0.024	-0.011	-0.025	0.012
a2:is not	0.011	-0.02	-0.009	0.017
a2:is one	-0.027	-0.004	0.017	0.015
a2:is owned	0.099	-0.034	-0.067	0.002
a2:is part	0.038	-0.043	0.037	-0.031
a2:is registered	-0.072	-0.022	0.11	-0.016
a2:is responsible	-0.012	-0.002	-0.001	0.014
a2:is run	-0.023	-0.002	-0.001	0.026
a2:is the	0.078	-0.041	-0.016	-0.021
a2:is used	-0.013	0	0	0.014
a2:it is	-0.019	-0.014	0.037	-0.004
a2:its helpline	-0.004	-0.01	0.016	-0.002
a2:keeps your	-0.043	-0.001	-0.001	0.045
a2:last updated	-0.028	-0.004	-0.019	0.05
a2:legal name	0.038	0	-0.001	-0.037
a2:limited ¶	0.015	-0.002	-0.013	0
a2:limited’s privacy	0.041	-0.008	0.025	-0.058
a2:look out	0.019	0	0	-0.019
a2:looks after	-0.023	0.007	-0.03	0.046
a2:may change	-0.018	-0.017	-0.053	0.087
a2:mortgage advice	-0.085	0	-0.001	0.086
a2:name :	-0.059	-0.003	-0.007	0.068
a2:new in	-0.027	-0.007	-0.002	0.037
a2:new this	0.026	0	0	-0.025
a2:of DIGITS	0.051	-0.008	-0.038	-0.004
a2:of onarebu	-0.007	-0.033	0.041	0
a2:offers to	0.01	-0.001	-0.001	-0.009
a2:office ¶	0.038	-0.002	-0.036	0
a2:on a	-0.043	-0.01	0.054	-0.001
a2:on the	-0.044	-0.048	0.096	-0.004
a2:or ORG	-0.03	-0.016	0.05	-0.004
a2:or any	0.002	0.033	-0.02	-0.015
a2:our apprentices	-0.001	-0.001	0.022	-0.021
a2:our opening	-0.013	0	0	0.014
a2:our registered	0.028	-0.011	-0.017	-0.001
a2:our story	0.045	-0.002	-0.007	-0.036
a2:owns and	0.014	-0.005	-0.008	0
a2:part of	-0.046	-0.005	-0.002	0.052
a2:payment methods	0.01	0	0	-0.011
a2:phone number	-0.018	0	0	0.018
a2:places to	-0.024	0	-0.002	0.027
a2:platform (	-0.031	-0.001	0	0.032
a2:po box	-0.024	0	0.016	0.009
a2:policies are	0.032	-0.001	-0.005	-0.026
a2:powered by	-0.103	-0.006	0.071	0.038
a2:pricing ¶	0.036	-0.001	-0.001	-0.033
a2:privacy &	-0.001	-0.005	-0.01	0.015
a2:privacy notice	0.083	0.064	-0.064	-0.083
a2:privacy policy	0.05	-0.027	0.059	-0.082
a2:privacy ¶	-0.037	0	0	0.038
a2:products ¶	0.031	-0.001	-0.001	-0.03
a2:proudly created	0.026	0	-0.001	-0.025
a2:reg in	0.011	0	-0.01	0
a2:reg no	0.088	-0.004	-0.083	-0.001
a2:registered address	-0.11	0.059	0.06	-0.009
a2:registered at	-0.089	-0.006	0.096	-0.001
a2:registered charity	0.108	-0.06	0.078	-0.126
a2:registered in	0.12	-0.045	-0.066	-0.009
a2:registered number	-0.072	0.005	0.066	0.001
a2:registered office	-0.034	0.006	0.064	-0.037
a2:registered with	-0.044	0	-0.007	0.051
a2:registration number	-0.035	-0.007	-0.006	0.049
a2:respects your	0.007	-0.01	-0.02	0.023
a2:returns policy	0.034	-0.001	-0.002	-0.031
a2:ring before	0.011	-0.001	0	-0.01
a2:royal charter	0.027	-0.001	-0.023	-0.003
a2:san diego	-0.044	0.033	0.011	0
a2:selling letting	-0.041	0	-0.001	0.041
a2:seo by	0	-0.003	-0.01	0.013
a2:services ¶	0.116	-0.003	-0.005	-0.108
a2:shop ¶	-0.074	-0.001	-0.001	0.076
a2:so that	-0.026	-0.014	0.058	-0.019
a2:spare parts	0.017	-0.001	0	-0.016
a2:stories worth	0.016	0	-0.002	-0.014
a2:straightforward help	-0.011	-0.001	-0.002	0.014
a2:students and	0.008	0	0.011	-0.019
a2:subscribe to	0.001	-0.004	-0.014	0.016
a2:t a	0.131	-0.067	0.056	-0.121
a2:takes your	0.069	-0.004	0.003	-0.068
a2:telephone (	0.025	-0.003	-0.022	0
a2:telephone DIGITS	0.05	-0.006	-0.044	0
a2:terms &	-0.025	-0.006	-0.011	0.042
a2:terms and	-0.017	-0.028	0.019	0.026
a2:terms of	0.02	0.12	-0.023	-0.117
a2:terms privacy	0.024	-0.001	-0.001	-0.023
a2:terms ¶	-0.026	-0.005	-0.056	0.087
a2:the data	-0.03	-0.006	0.008	0.028
a2:the information	-0.019	0	0.019	0
a2:the trading	-0.004	-0.005	0.023	-0.014
a2:there is	0.025	-0.001	-0.001	-0.023
a2:this notice	-0.04	0.066	0.002	-0.027
a2:this site	-0.033	-0.003	0.002	0.034
a2:thoughtful things	0.009	-0.002	-0.013	0.007
a2:trading as	0.004	-0.017	0.126	-0.114
a2:under account	-0.004	-0.01	0.016	-0.002
a2:under the	0.048	-0.037	-0.009	-0.003
a2:understands that	0.006	-0.016	-0.005	0.015
a2:unit DIGITS	-0.032	-0.036	0.063	0.005
a2:url :	-0.048	-0.001	-0.007	0.056
a2:uses cookies	0.014	-0.001	-0.002	-0.011
a2:uses data	0.04	0	0	-0.04
a2:uses the	-0.024	-0.004	-0.002	0.031
a2:vat no	0.011	-0.001	-0.01	0
a2:vat registration	0.058	-0.013	-0.043	-0.002
a2:vat ¶	0.038	-0.002	-0.035	-0.001
a2:views my	-0.061	0	0	0.061
a2:visit us	-0.022	-0.001	-0.002	0.024
a2:visit ¶	-0.049	-0.002	-0.003	0.054
a2:was incorporated	-0.074	0.001	0.072	0
a2:we also	0.014	0	0.019	-0.032
a2:we are	0.059	-0.068	-0.004	0.013
a2:we have	-0.03	0	0.01	0.019
a2:we use	-0.016	-0.001	-0.001	0.017
a2:website (	-0.018	-0.003	-0.001	0.023
a2:website by	0.082	-0.005	-0.005	-0.072
a2:website design	0.022	0	0	-0.022
a2:website is	-0.011	0	-0.001	0.012
a2:website terms	0.035	0	0	-0.035
a2:what we	0.069	-0.002	-0.009	-0.058
a2:when a	0.002	0.109	-0.081	-0.03
a2:which acts	-0.006	-0.004	0.011	0
a2:which are	-0.006	-0.024	0.039	-0.009
a2:which decides	-0.024	0.001	0.023	0
a2:which hosts	-0.074	-0.009	0.083	0
a2:which is	0.033	0.022	0.013	-0.068
a2:which makes	-0.073	0.003	0.069	0.001
a2:which only	0.049	-0.002	-0.001	-0.045
a2:which receives	-0.049	0.001	0.047	0
a2:which runs	-0.023	0.059	-0.032	-0.004
a2:which supplies	0.013	-0.002	-0.001	-0.01
a2:which trades	0.044	-0.025	-0.016	-0.003
a2:who we	0.01	-0.002	-0.004	-0.004
a2:whose registered	0.108	-0.021	-0.07	-0.017
a2:winner of	0.012	0	0	-0.011
a2:wins an	-0.024	0	0.024	0
a2:with registered	-0.053	-0.058	-0.087	0.199
a2:you can	-0.017	-0.023	0.025	0.015
a2:your privacy	0.011	0	0	-0.01
a2:your questions	0.056	0	0.011	-0.067
a2:yw BRAND	0.024	-0.007	-0.016	0
a2:© BRAND	-0.017	-0.034	0.054	-0.003
a2:© DIGITS	0.003	0.033	0.066	-0.102
a2:¶ "	0.078	-0.025	-0.044	-0.008
a2:¶ BRAND	-0.07	-0.035	0.221	-0.116
a2:¶ DIGITS	0.194	-0.032	-0.186	0.024
a2:¶ ORG	-0.005	0.029	-0.014	-0.01
a2:¶ SELF	0.049	-0.021	-0.022	-0.006
a2:¶ children	-0.032	0.004	0.031	-0.002
a2:¶ company	-0.022	-0.001	-0.015	0.038
a2:¶ cookies	-0.02	-0.027	0.052	-0.005
a2:¶ home	-0.031	0	0.032	-0.001
a2:¶ how	-0.023	-0.007	0.01	0.02
a2:¶ if	-0.023	-0.021	0.048	-0.004
a2:¶ information	-0.019	0.002	0.02	-0.003
a2:¶ our	-0.018	0.027	-0.001	-0.008
a2:¶ privacy	0.021	-0.02	0.005	-0.006
a2:¶ registered	0.029	-0.003	-0.026	0
a2:¶ subscribe	0.035	-0.008	-0.026	-0.002
a2:¶ terms	-0.043	-0.011	0.06	-0.007
a2:¶ the	-0.025	0.032	0.002	-0.01
a2:¶ we	-0.008	-0.027	0.039	-0.005
a2:¶ what	0.037	-0.009	-0.009	-0.019
a2:¶ where	0.029	0	0.018	-0.048
a2:¶ your	-0.006	-0.011	0.038	-0.021
a2:¶ ©	-0.085	0.072	0.024	-0.011
a3:" " we	0.024	-0.006	-0.01	-0.008
a3:" and the	0.065	-0.005	-0.035	-0.025
a3:" we "	0.021	-0.005	-0.004	-0.012
a3:" we and	-0.096	-0.008	0.104	0
a3:" we or	-0.044	-0.003	0.065	-0.018
a3:( " BRAND	0.058	-0.034	-0.002	-0.022
a3:( " the	-0.02	0.052	-0.038	0.005
a3:( " us	0.037	-0.009	-0.027	-0.001
a3:( " we	-0.129	0.06	0.064	0.005
a3:( SELF ¶	0.063	-0.008	-0.054	0
a3:( a company	-0.105	-0.005	0.067	0.043
a3:( co no	-0.123	0.03	0.091	0.001
a3:( companies house	0.036	-0.002	-0.033	0
a3:( company no	-0.245	-0.048	0.294	-0.001
a3:( company number	-0.023	-0.003	0.082	-0.057
a3:( company registration	-0.014	-0.031	0.045	-0.001
a3:( ico org	-0.004	-0.015	0.021	-0.003
a3:( ico the	-0.003	-0.013	0.018	-0.003
a3:( no SELF	-0.011	0.033	-0.022	0
a3:( number SELF	-0.08	0.01	0.07	0
a3:( referred to	0.027	-0.009	-0.01	-0.009
a3:( reg no	0.014	0.078	-0.092	0
a3:( registered charity	0.042	0.111	-0.14	-0.012
a3:( registered company	-0.015	0.03	-0.011	-0.004
a3:( registered in	-0.158	0.098	0.061	-0.001
a3:( registered number	-0.032	-0.009	0.041	0
a3:( the "	0.079	-0.019	-0.031	-0.029
a3:( trading as	0.098	0.03	-0.102	-0.026
a3:( we or	0.012	-0.005	-0.002	-0.005
a3:( we us	0	-0.018	-0.017	0.035
a3:: a new	-0.054	0.002	0.052	0
a3:: company number	0.019	-0.002	-0.017	0
a3:BRAND drive away	-0.044	-0.001	-0.008	0.053
a3:BRAND is a	-0.038	-0.025	0.063	0
a3:BRAND learning that	-0.021	0	0	0.021
a3:BRAND software that	-0.027	0.006	0.012	0.009
a3:BRAND thoughtful things	-0.031	0	0.01	0.02
a3:BRAND ¶ BRAND	0.058	-0.004	0.035	-0.088
a3:BRAND ¶ evening	-0.064	0	-0.001	0.066
a3:BRAND ¶ home	-0.009	-0.015	0.011	0.013
a3:BRAND ¶ legal	0.011	0	-0.001	-0.01
a3:BRAND ¶ people	0.025	0	0.006	-0.031
a3:BRAND ¶ we	-0.038	0	0.007	0.03
a3:DIGITS about these	-0.035	0	0	0.035
a3:DIGITS all rights	0.137	-0.006	-0.035	-0.096
a3:DIGITS built by	0.11	0	-0.001	-0.109
a3:DIGITS kestrel close	-0.01	0	0.01	0
a3:DIGITS rita street	0.023	-0.013	-0.01	0
a3:DIGITS site by	0.021	0	0	-0.021
a3:DIGITS ¶ BRAND	-0.134	-0.003	-0.005	0.141
a3:DIGITS ¶ engineer	-0.049	0.005	0.043	0.001
a3:DIGITS ¶ privacy	-0.064	0	-0.001	0.065
a3:ORG NUM ¶	-0.017	-0.001	-0.002	0.02
a3:ORG and ORG	-0.006	-0.031	0.054	-0.017
a3:ORG company registered	0.179	-0.053	-0.124	-0.002
a3:ORG the information	-0.001	-0.018	0.02	-0.001
a3:ORG ¶ BRAND	-0.035	-0.044	0.079	0
a3:ORG ¶ DIGITS	-0.198	0.003	0.195	0
a3:ORG ¶ ORG	-0.051	0.068	-0.013	-0.004
a3:ORG ¶ unit	-0.094	0.001	0.092	0
a3:SELF company registered	-0.065	-0.013	0.079	0
a3:a charitable company	0.024	-0.006	-0.016	-0.002
a3:a company incorporated	0.062	-0.025	-0.07	0.033
a3:a company registered	-0.088	0.151	-0.069	0.006
a3:a private limited	0.017	-0.016	-0.001	0
a3:a registered charity	-0.097	-0.024	0.004	0.117
a3:a uk company	0.073	-0.019	-0.045	-0.008
a3:a voluntary aided	-0.034	0	0	0.035
a3:accounts tax and	0.037	-0.001	-0.002	-0.034
a3:all rights reserved	-0.045	0.1	-0.039	-0.015
a3:an england and	0.01	-0.001	-0.008	-0.001
a3:and ORG (	0.079	-0.011	-0.029	-0.038
a3:and ORG are	-0.015	0.076	-0.051	-0.01
a3:and ORG ¶	0.088	0.047	-0.116	-0.019
a3:and a company	-0.028	0.001	0.026	0.001
a3:and a copy	-0.089	0.001	0.088	0
a3:and are published	-0.072	0.001	0.071	0
a3:and for users	-0.034	-0.023	0.058	0
a3:and hold it	0.013	-0.001	-0.001	-0.012
a3:and its subsidiaries	0.01	-0.014	0.026	-0.022
a3:and large ones	-0.059	0	0.058	0
a3:and our registered	0.109	-0.03	-0.069	-0.011
a3:and to its	-0.025	0	0.024	0
a3:anti slavery statement	0.02	-0.001	-0.008	-0.011
a3:as a self	-0.024	0	0	0.024
a3:ask for references	0.019	-0.002	-0.001	-0.017
a3:ask us ¶	-0.07	-0.002	0.006	0.066
a3:at any time	-0.004	-0.005	0.011	-0.002
a3:because that is	0.033	-0.008	-0.024	-0.001
a3:because the second	0.125	-0.079	-0.07	0.023
a3:began in a	0.128	-0.07	-0.091	0.033
a3:beyond that we	-0.008	-0.027	0.04	-0.005
a3:bottles worth opening	-0.058	0	-0.001	0.059
a3:bottom of page	-0.061	-0.001	0	0.062
a3:buildings and kit	0.046	-0.001	-0.002	-0.044
a3:built for modern	-0.045	0	0	0.046
a3:c o ORG	0.099	-0.025	-0.071	-0.002
a3:card is issued	0.062	-0.001	-0.003	-0.059
a3:charity no DIGITS	0.025	-0.002	-0.022	-0.001
a3:clear advice from	0.031	-0.001	-0.002	-0.028
a3:company SELF in	0.061	-0.008	-0.053	0
a3:company no :	0.012	-0.002	-0.01	0
a3:company no DIGITS	0.012	-0.001	-0.003	-0.008
a3:company no SELF	0.056	-0.015	-0.035	-0.006
a3:company number :	0.058	-0.026	-0.038	0.006
a3:company number DIGITS	0.029	-0.009	-0.005	-0.015
a3:company number NUM	-0.012	0.004	0.009	-0.001
a3:company number SELF	-0.307	0.178	0.145	-0.016
a3:company registered in	-0.113	0.026	0.08	0.007
a3:company registration number	-0.039	-0.007	0.03	0.016
a3:company ¶ BRAND	-0.012	0.093	-0.09	0.009
a3:contact about us	0.017	-0.001	-0.001	-0.015
a3:contact our story	-0.011	-0.002	-0.001	0.014
a3:contact us about	0.051	-0.001	-0.001	-0.049
a3:contact us our	0.063	0	0	-0.063
a3:contact us ¶	0.034	-0.005	-0.006	-0.023
a3:contact who we	0.031	-0.001	0	-0.029
a3:contact ¶ BRAND	0.15	-0.003	-0.003	-0.144
a3:contact ¶ our	0.082	-0.001	-0.001	-0.08
a3:contact ¶ who	-0.059	-0.003	-0.002	0.064
a3:delivery within ten	0.01	0	0	-0.009
a3:do with what	0.018	-0.026	-0.026	0.033
a3:drive away for	-0.058	0	0	0.059
a3:email address :	0.083	-0.014	-0.043	-0.026
a3:et rog s	-0.027	0.002	0.025	0
a3:fabegeku house nusil	-0.006	-0.01	0.018	-0.002
a3:fca frn :	0.02	-0.001	-0.018	0
a3:filter blend ¶	0.035	0	-0.001	-0.034
a3:finance is offered	0.012	0	-0.001	-0.011
a3:find the gaps	-0.016	0	-0.001	0.017
a3:for marketing purposes	0.007	-0.007	-0.017	0.017
a3:formed and registered	0.03	-0.006	-0.023	0
a3:freshly roasted posted	0.022	0	0	-0.022
a3:from a studio	-0.022	0	0	0.023
a3:gathers and handles	-0.041	-0.003	-0.003	0.046
a3:get in touch	0.116	-0.008	-0.007	-0.101
a3:gift cards ¶	-0.022	-0.001	-0.001	0.024
a3:gift sets ¶	0.017	-0.001	-0.001	-0.016
a3:gift vouchers can	0.029	0	0	-0.029
a3:gives please read	-0.027	-0.016	0.079	-0.036
a3:gives ¶ please	-0.004	-0.017	0.043	-0.022
a3:gizorelzi house gizorelzi	-0.105	0.009	0.095	0.001
a3:group stuttgart germany	-0.075	0.051	0.023	0.001
a3:handles personal details	-0.077	-0.019	0.129	-0.032
a3:here for everyone	0.012	0	-0.001	-0.011
a3:home book ¶	-0.071	-0.001	-0.001	0.072
a3:home privacy policy	-0.087	-0.005	0.049	0.042
a3:home terms &	-0.088	-0.001	-0.003	0.092
a3:home ¶ BRAND	-0.037	-0.001	-0.001	0.038
a3:home ¶ about	0.068	0	-0.001	-0.067
a3:home ¶ home	-0.054	0	-0.001	0.055
a3:home ¶ our	0.099	-0.003	-0.003	-0.094
a3:home ¶ privacy	0.122	-0.001	-0.001	-0.12
a3:home ¶ terms	-0.011	-0.002	-0.004	0.017
a3:how it works	-0.051	0	-0.002	0.053
a3:if we ever	-0.008	-0.014	0.023	0
a3:if you claim	-0.01	0	0.01	0
a3:if you refuse	-0.025	0	0.024	0
a3:if you want	-0.027	-0.027	0.055	-0.001
a3:installed properly first	-0.026	0	0	0.026
a3:is ORG san	0.06	-0.04	-0.019	-0.001
a3:is a charity	0.01	0	0	-0.01
a3:is a company	0.117	-0.03	-0.054	-0.034
a3:is a data	0.012	-0.004	-0.004	-0.004
a3:is a limited	0.073	-0.015	-0.055	-0.003
a3:is a private	0.03	-0.043	-0.032	0.045
a3:is a registered	-0.007	-0.028	0.165	-0.13
a3:is a separate	-0.023	0.008	0.014	0
a3:is a small	-0.045	-0.001	-0.001	0.047
a3:is a trading	-0.103	-0.009	-0.034	0.147
a3:is a wholly	-0.099	0.117	-0.014	-0.003
a3:is an appointed	0.176	0.033	-0.136	-0.073
a3:is an england	-0.056	0.004	0.051	0
a3:is an ordinary	-0.06	-0.001	0	0.06
a3:is authorised and	0.031	-0.049	0.006	0.012
a3:is committed to	0.001	-0.006	-0.014	0.02
a3:is one of	-0.027	-0.004	0.017	0.015
a3:is owned by	0.096	-0.03	-0.059	-0.007
a3:is part of	0.038	-0.043	0.037	-0.031
a3:is registered in	0.025	-0.009	0.044	-0.061
a3:is registered with	-0.067	-0.009	0.031	0.045
a3:is responsible for	-0.014	0	0	0.015
a3:is run by	-0.023	-0.002	-0.001	0.026
a3:is the business	-0.053	0	0	0.053
a3:is the controller	0.091	-0.01	-0.035	-0.046
a3:is the data	0.055	-0.012	0.007	-0.05
a3:is the trading	-0.058	-0.007	0.017	0.047
a3:is used by	-0.013	0	0	0.014
a3:its helpline and	-0.004	-0.01	0.016	-0.002
a3:last updated :	-0.028	-0.004	-0.019	0.05
a3:legal name :	0.038	0	-0.001	-0.037
a3:look out for	0.019	0	0	-0.019
a3:may change this	-0.018	-0.017	-0.053	0.087
a3:name : BRAND	-0.059	-0.003	-0.007	0.068
a3:new in ¶	0.028	-0.007	-0.002	-0.019
a3:new this season	0.026	0	0	-0.025
a3:of onarebu georgia	-0.007	-0.033	0.041	0
a3:offers to its	0.01	-0.001	-0.001	-0.009
a3:office ¶ DIGITS	0.027	-0.002	-0.025	0
a3:on a page	-0.04	0	0.04	0
a3:our apprentices stay	-0.001	-0.001	0.022	-0.021
a3:our opening hours	-0.013	0	0	0.014
a3:our story ¶	0.017	-0.001	-0.002	-0.014
a3:part of the	-0.016	-0.004	-0.002	0.023
a3:payment methods ¶	0.01	0	0	-0.011
a3:phone number :	-0.018	0	0	0.018
a3:places to stay	-0.024	0	-0.002	0.027
a3:po box DIGITS	-0.024	0	0.016	0.009
a3:policies are underwritten	0.032	-0.001	-0.005	-0.026
a3:powered by ovekavuvu	-0.068	-0.003	0.088	-0.016
a3:powered by tafapon	-0.035	-0.003	-0.016	0.055
a3:privacy & cookies	-0.001	-0.005	-0.01	0.015
a3:privacy notice ¶	-0.038	0.092	-0.017	-0.037
a3:privacy policy ¶	0.085	-0.013	-0.012	-0.06
a3:proudly created with	0.026	0	-0.001	-0.025
a3:reg in england	0.011	0	-0.01	0
a3:reg no SELF	0.086	-0.003	-0.082	-0.001
a3:registered address :	-0.129	0.071	0.063	-0.005
a3:registered at DIGITS	-0.083	0.002	0.081	0
a3:registered at unit	-0.035	0.001	0.034	0
a3:registered charity number	0.094	-0.048	-0.044	-0.002
a3:registered in england	0.036	0.014	-0.041	-0.009
a3:registered in scotland	-0.007	-0.008	0.013	0.002
a3:registered in the	0.044	-0.013	-0.028	-0.004
a3:registered number SELF	-0.028	-0.002	0.03	0
a3:registered number ¶	0.021	-0.001	-0.021	0
a3:registered office :	-0.048	-0.015	0.106	-0.043
a3:registered office DIGITS	-0.081	0.006	0.074	0.002
a3:registration number :	-0.051	0.001	0.002	0.049
a3:respects your privacy	0.007	-0.01	-0.02	0.023
a3:ring before ten	0.011	0	0	-0.01
a3:royal charter company	0.027	-0.001	-0.023	-0.003
a3:san diego california	-0.044	0.033	0.011	0
a3:selling letting and	-0.041	0	-0.001	0.041
a3:seo by ORG	0	-0.003	-0.01	0.013
a3:software that takes	0.011	0	-0.001	-0.009
a3:spare parts are	0.017	-0.001	0	-0.016
a3:stories worth your	0.016	0	-0.002	-0.014
a3:straightforward help with	-0.011	-0.001	-0.002	0.014
a3:students and pensioners	0.008	0	0.011	-0.019
a3:subscribe to our	0.001	-0.004	-0.014	0.016
a3:t a BRAND	0.087	-0.128	0.13	-0.089
a3:telephone ( DIGITS	0.025	-0.003	-0.022	0
a3:telephone DIGITS ¶	0.041	-0.005	-0.036	0
a3:terms & conditions	-0.026	-0.005	-0.01	0.042
a3:terms and conditions	-0.017	-0.028	0.019	0.026
a3:terms of business	0.058	-0.002	0.004	-0.061
a3:terms of sale	-0.04	0	0	0.041
a3:terms of service	-0.022	0	0	0.023
a3:terms of use	0.068	-0.002	0.002	-0.069
a3:terms privacy ¶	0.024	-0.001	-0.001	-0.023
a3:the data controller	-0.03	-0.006	0.008	0.028
a3:the information generated	-0.019	0	0.019	0
a3:the trading name	-0.004	-0.005	0.023	-0.014
a3:there is parking	0.025	-0.001	-0.001	-0.023
a3:this site remembers	-0.032	-0.001	-0.001	0.034
a3:thoughtful things sent	0.009	-0.002	-0.013	0.007
a3:trading as BRAND	0.028	0.065	-0.058	-0.035
a3:under account number	-0.004	-0.01	0.016	-0.002
a3:understands that your	0.006	-0.016	-0.005	0.015
a3:unit DIGITS ropewalk	0.015	-0.002	-0.013	0
a3:url : https	-0.048	-0.001	-0.007	0.056
a3:uses cookies and	0.014	-0.001	-0.002	-0.011
a3:uses data BRAND	0.04	0	0	-0.04
a3:uses the information	-0.024	-0.004	-0.002	0.031
a3:vat no :	0.012	0	-0.011	-0.001
a3:vat ¶ DIGITS	0.012	-0.001	-0.011	0
a3:vat ¶ gb	0.026	-0.002	-0.024	-0.001
a3:views my own	-0.061	0	0	0.061
a3:visit us ¶	-0.022	-0.001	-0.002	0.024
a3:was incorporated in	-0.074	0.001	0.072	0
a3:we also work	0.014	0	0.019	-0.032
a3:we are a	0.037	-0.007	-0.025	-0.005
a3:we are registered	0.067	-0.009	-0.062	0.003
a3:we have been	-0.03	0	0.01	0.019
a3:we use cookies	-0.016	-0.001	-0.001	0.017
a3:website by ORG	0.06	-0.005	-0.005	-0.049
a3:website design &	0.022	0	0	-0.022
a3:what we do	0.059	-0.001	-0.002	-0.057
a3:which decides for	-0.024	0.001	0.023	0
a3:which hosts it	-0.073	0.002	0.07	0.001
a3:which hosts the	-0.001	-0.011	0.013	-0.001
a3:which is a	0.047	-0.074	0.06	-0.033
a3:which is authorised	0.001	0.105	-0.095	-0.011
a3:which makes the	-0.073	0.003	0.069	0.001
a3:which only promotes	0.049	-0.002	-0.001	-0.045
a3:which receives the	-0.049	0.001	0.047	0
a3:which runs the	-0.043	0.068	-0.023	-0.003
a3:which supplies the	0.013	-0.002	-0.001	-0.01
a3:which trades as	0.044	-0.025	-0.016	-0.003
a3:who we are	0.01	-0.002	-0.004	-0.004
a3:whose registered office	0.107	-0.02	-0.07	-0.017
a3:winner of the	0.012	0	0	-0.011
a3:wins an order	-0.024	0	0.024	0
a3:with registered office	0.043	-0.067	-0.151	0.174
a3:you can pay	-0.012	0	0	0.012
a3:your questions are	0.056	0	0.011	-0.067
a3:yw BRAND rhif	0.024	-0.007	-0.016	0
a3:© BRAND DIGITS	-0.008	-0.014	0.022	-0.001
a3:© DIGITS BRAND	-0.025	0.043	-0.017	-0.001
a3:© DIGITS ¶	-0.038	-0.005	0.065	-0.023
a3:¶ BRAND DIGITS	-0.019	-0.034	0.062	-0.008
a3:¶ BRAND here	-0.019	0.001	0.019	0
a3:¶ BRAND is	-0.012	-0.001	-0.003	0.015
a3:¶ DIGITS about	0.016	-0.002	-0.014	0.001
a3:¶ DIGITS information	-0.034	-0.008	0.012	0.029
a3:¶ DIGITS our	0.042	-0.004	-0.03	-0.007
a3:¶ DIGITS the	-0.064	-0.005	0.072	-0.002
a3:¶ ORG registered	0.023	-0.034	0.017	-0.005
a3:¶ children under	-0.032	0.004	0.031	-0.002
a3:¶ cookies ¶	-0.018	-0.016	0.039	-0.005
a3:¶ home BRAND	-0.013	0	0.015	-0.001
a3:¶ how long	-0.002	-0.007	0.01	-0.001
a3:¶ if we	-0.01	-0.021	0.035	-0.004
a3:¶ if you	-0.011	0	0.011	0
a3:¶ our store	0.024	-0.004	-0.019	-0.001
a3:¶ privacy notice	0.043	-0.002	-0.041	-0.001
a3:¶ privacy ¶	-0.029	-0.014	0.047	-0.003
a3:¶ registered office	0.018	-0.001	-0.017	0
a3:¶ subscribe to	0.035	-0.008	-0.026	-0.002
a3:¶ we require	-0.007	-0.024	0.034	-0.003
a3:¶ what information	0.015	-0.006	-0.006	-0.003
a3:¶ what we	0.014	0	-0.001	-0.014
a3:¶ © BRAND	-0.046	0.146	-0.095	-0.005
a3:¶ © DIGITS	-0.028	-0.053	0.085	-0.004
ab:" "	0.103	-0.044	-0.052	-0.007
ab:" :	0.013	-0.013	-0.014	0.014
ab:" BRAND	-0.016	0.041	-0.035	0.01
ab:" SELF	0.013	-0.003	-0.01	-0.001
ab:" and	-0.044	-0.013	0.035	0.022
ab:" company	-0.022	0.022	-0.01	0.011
ab:" customer	0.03	-0.004	-0.024	-0.001
ab:" is	0.044	-0.031	0.022	-0.035
ab:" means	-0.055	-0.006	0.02	0.041
ab:" or	0.076	0.001	-0.09	0.013
ab:" our	0.072	-0.003	-0.061	-0.007
ab:" service	0.007	-0.011	-0.009	0.012
ab:" the	-0.048	0.042	0.064	-0.058
ab:" us	0.105	0.022	-0.07	-0.057
ab:" we	-0.069	0.058	0.026	-0.016
ab:" website	-0.082	-0.003	0.037	0.048
ab:" you	0.017	-0.008	0.026	-0.035
ab:" ¶	0.032	0.005	-0.007	-0.03
ab:& conditions	0.025	-0.036	0.022	-0.011
ab:& cs	-0.021	-0.002	0	0.024
ab:& development	0.016	0	0	-0.016
ab:& wales	0.022	0.002	-0.031	0.007
ab:( "	-0.1	0.013	-0.003	0.089
ab:( BRAND	0.008	-0.003	-0.018	0.013
ab:( DIGITS	0.094	-0.02	0.013	-0.086
ab:( NUM	-0.004	-0.002	-0.006	0.012
ab:( ORG	-0.042	0.023	0.003	0.016
ab:( SELF	0.094	-0.017	-0.072	-0.005
ab:( a	0.029	-0.119	0.069	0.021
ab:( also	-0.02	-0.004	0.023	0
ab:( aml	0.01	-0.001	-0.009	0
ab:( co	-0.062	0.015	0.046	0.001
ab:( collectively	0.047	0.021	-0.076	0.008
ab:( companies	0.014	-0.001	-0.017	0.004
ab:( company	-0.079	-0.07	0.234	-0.085
ab:( fca	0.014	-0.019	0.012	-0.007
ab:( frn	0.009	-0.011	0.004	-0.003
ab:( hereinafter	-0.024	0.104	-0.096	0.016
ab:( https	-0.014	-0.003	0.01	0.007
ab:( ico	-0.004	-0.015	0.022	-0.003
ab:( in	0.081	-0.023	-0.067	0.009
ab:( incorporated	0.022	-0.001	-0.021	0
ab:( no	0.029	-0.006	-0.02	-0.003
ab:( number	-0.036	0.004	0.032	0
ab:( referred	0.015	-0.006	-0.005	-0.004
ab:( reg	0.005	0.038	-0.046	0.003
ab:( registered	-0.056	0.088	-0.016	-0.016
ab:( the	0.193	-0.055	-0.082	-0.056
ab:( together	-0.092	0.11	-0.015	-0.003
ab:( trading	0.02	0.013	-0.047	0.014
ab:( uk	0.058	-0.032	0.03	-0.056
ab:( vat	-0.03	-0.001	0.026	0.005
ab:( we	0.064	-0.025	-0.042	0.003
ab:( with	0.022	-0.012	-0.001	-0.009
ab:( www	-0.049	0.034	0.018	-0.003
ab:1st floor	-0.051	0.013	0.023	0.014
ab:2az subject	-0.029	0	0.029	0
ab:2az which	-0.021	0	0.02	0
ab:2nd floor	-0.037	-0.002	0.04	0
ab:7th floor	-0.01	0	0.006	0.004
ab:8qe ¶	-0.051	0.004	0.046	0
ab:: BRAND	0.064	-0.017	-0.051	0.005
ab:: DIGITS	-0.131	0.069	0.025	0.036
ab:: NUM	-0.043	0.06	-0.036	0.019
ab:: ORG	-0.102	-0.042	0.086	0.058
ab:: SELF	0.269	-0.06	-0.098	-0.11
ab:: a	-0.042	-0.007	0.075	-0.026
ab:: c	-0.027	-0.001	0.028	0
ab:: company	0.011	-0.006	-0.039	0.034
ab:: five	-0.026	-0.001	0.011	0.017
ab:: home	0.076	-0.002	-0.016	-0.057
ab:: https	-0.053	-0.006	0.021	0.038
ab:: info	0.031	-0.01	-0.037	0.016
ab:: it	0.015	0	0	-0.014
ab:: norupo	0.019	0	0	-0.019
ab:: privacy	-0.02	-0.003	-0.007	0.03
ab:: terms	0.021	0	-0.004	-0.017
ab:: the	0.009	-0.008	-0.055	0.055
ab:: three	0.026	-0.002	-0.001	-0.023
ab:: unit	0.049	-0.005	-0.035	-0.009
ab:: www	-0.09	0.034	-0.003	0.059
ab:: ¶	0.132	-0.011	-0.091	-0.029
ab:; ORG	-0.077	0.059	0.045	-0.026
ab:; and	-0.046	0.008	0.042	-0.004
ab:; ask	-0.026	0	0	0.026
ab:; the	0.022	-0.013	0.014	-0.023
ab:; there	-0.027	0	-0.001	0.028
ab:; we	-0.022	-0.011	0.035	-0.002
ab:; ¶	-0.011	-0.004	-0.046	0.061
ab:@ BRAND	-0.006	-0.019	-0.033	0.058
ab:BRAND "	-0.004	-0.041	0.003	0.042
ab:BRAND (	0.152	-0.009	-0.033	-0.11
ab:BRAND :	0.013	0	0	-0.013
ab:BRAND DIGITS	-0.037	0.073	-0.013	-0.024
ab:BRAND a	-0.102	0.041	0.002	0.059
ab:BRAND all	-0.049	0.025	0.01	0.014
ab:BRAND and	0.005	0.064	-0.014	-0.055
ab:BRAND app	-0.019	0	0	0.02
ab:BRAND are	-0.04	-0.019	0.038	0.02
ab:BRAND because	-0.005	0	0.011	-0.007
ab:BRAND began	0.012	-0.002	0.001	-0.011
ab:BRAND bottles	-0.017	0	0.002	0.015
ab:BRAND buildings	0.025	-0.001	0.002	-0.027
ab:BRAND built	-0.022	-0.001	0.001	0.022
ab:BRAND company	-0.009	-0.006	-0.003	0.017
ab:BRAND contact	0	-0.018	0.019	-0.001
ab:BRAND drive	-0.021	-0.001	-0.004	0.026
ab:BRAND find	-0.024	-0.002	0.011	0.015
ab:BRAND freshly	0.025	0	0	-0.025
ab:BRAND from	0.052	-0.01	-0.04	-0.002
ab:BRAND good	-0.01	0	0.011	-0.001
ab:BRAND handles	-0.009	-0.002	-0.001	0.013
ab:BRAND here	-0.045	-0.003	-0.007	0.055
ab:BRAND holidays	0.009	0.001	0.004	-0.014
ab:BRAND home	-0.062	-0.016	-0.016	0.095
ab:BRAND installed	-0.017	0	0	0.017
ab:BRAND insurance	0.003	-0.005	0.019	-0.017
ab:BRAND is	-0.009	-0.076	0.123	-0.039
ab:BRAND learning	0.017	0	0	-0.017
ab:BRAND mortgage	-0.031	0	0.01	0.022
ab:BRAND of	0.001	-0.011	0.01	-0.001
ab:BRAND offers	-0.068	0.041	0.026	0.001
ab:BRAND or	-0.042	0.061	-0.009	-0.01
ab:BRAND personal	-0.017	0	0	0.017
ab:BRAND powered	0	-0.023	0.025	-0.002
ab:BRAND privacy	-0.011	-0.006	0.019	-0.001
ab:BRAND registered	0.041	-0.01	0.023	-0.054
ab:BRAND rhif	0.012	-0.004	-0.008	0
ab:BRAND selling	-0.022	0	0	0.022
ab:BRAND software	-0.041	0.003	0.01	0.028
ab:BRAND stay	-0.035	0	0.006	0.03
ab:BRAND terms	-0.045	0.029	-0.002	0.017
ab:BRAND the	0.038	-0.018	-0.005	-0.016
ab:BRAND thoughtful	0.01	-0.004	0.013	-0.019
ab:BRAND trade	-0.036	0.064	0	-0.028
ab:BRAND we	-0.003	0.041	-0.025	-0.013
ab:BRAND website	-0.026	-0.03	0.045	0.011
ab:BRAND which	-0.054	0.056	-0.001	-0.001
ab:BRAND win	-0.043	0.016	0.026	0.001
ab:BRAND ©	-0.064	-0.016	0.088	-0.007
ab:BRAND ¶	-0.061	-0.066	0.075	0.053
ab:DIGITS "	-0.011	0	-0.001	0.012
ab:DIGITS (	0.053	-0.02	-0.02	-0.013
ab:DIGITS BRAND	-0.067	0.123	-0.038	-0.018
ab:DIGITS ORG	-0.042	-0.038	0.088	-0.008
ab:DIGITS SELF	0.105	-0.038	-0.059	-0.008
ab:DIGITS a	0.01	-0.001	0	-0.01
ab:DIGITS about	-0.011	-0.004	-0.012	0.026
ab:DIGITS acceptance	0	-0.002	-0.009	0.011
ab:DIGITS all	0.068	-0.011	0.005	-0.062
ab:DIGITS almoner	-0.017	0.003	0.014	0
ab:DIGITS an	-0.003	-0.006	-0.003	0.012
ab:DIGITS and	0.026	0.013	-0.014	-0.025
ab:DIGITS as	0.03	-0.017	-0.004	-0.009
ab:DIGITS bellfounder	-0.005	0.014	-0.01	0.001
ab:DIGITS built	0.055	0	0	-0.054
ab:DIGITS by	-0.009	0.02	0.028	-0.039
ab:DIGITS changes	-0.012	-0.001	0	0.013
ab:DIGITS children	0.013	0	0	-0.013
ab:DIGITS company	-0.043	-0.005	0.005	0.043
ab:DIGITS complaints	0.008	0.007	0.001	-0.016
ab:DIGITS contact	-0.008	-0.002	-0.001	0.011
ab:DIGITS cooper	0.012	0.003	-0.016	0.001
ab:DIGITS days	-0.011	-0.001	-0.012	0.024
ab:DIGITS definitions	0.034	-0.011	-0.027	0.005
ab:DIGITS drover	-0.036	0.002	0.034	0.001
ab:DIGITS e	-0.038	-0.009	0.012	0.034
ab:DIGITS for	0.037	-0.004	-0.008	-0.025
ab:DIGITS foundry	-0.018	0	0.018	0.001
ab:DIGITS heron	-0.015	0	0.015	0
ab:DIGITS hmrc	0.01	-0.001	-0.009	0
ab:DIGITS how	-0.031	0.009	0.014	0.008
ab:DIGITS if	0.034	-0.011	-0.022	0
ab:DIGITS in	0.046	-0.006	-0.018	-0.022
ab:DIGITS information	-0.018	-0.005	0.008	0.015
ab:DIGITS introduction	0.086	-0.024	-0.005	-0.057
ab:DIGITS ireland	0.119	-0.013	-0.091	-0.015
ab:DIGITS kestrel	-0.081	0.015	0.066	0
ab:DIGITS lantern	-0.026	0.005	0.02	0.001
ab:DIGITS larkfield	-0.055	0.007	0.048	0
ab:DIGITS letters	-0.017	0	0	0.017
ab:DIGITS maltings	-0.039	-0.004	0.042	0.001
ab:DIGITS march	-0.083	0.01	-0.006	0.078
ab:DIGITS millrace	-0.012	0	0.012	0
ab:DIGITS months	-0.017	-0.001	0.003	0.015
ab:DIGITS nomofer	-0.008	-0.003	0.011	0
ab:DIGITS old	0.007	0	0.006	-0.012
ab:DIGITS on	-0.014	0	0	0.015
ab:DIGITS or	-0.02	-0.009	0.002	0.026
ab:DIGITS orders	-0.014	0	0.003	0.011
ab:DIGITS our	-0.05	-0.031	0.075	0.006
ab:DIGITS people	0.027	0	-0.009	-0.018
ab:DIGITS prices	-0.025	0.001	0.024	0
ab:DIGITS privacy	-0.022	-0.009	0.019	0.012
ab:DIGITS registered	0.03	-0.017	0.021	-0.033
ab:DIGITS rita	0.012	-0.006	-0.005	0
ab:DIGITS ropewalk	-0.015	-0.002	0.017	0
ab:DIGITS runs	-0.029	-0.001	0	0.03
ab:DIGITS saddler	0.012	-0.005	-0.007	0
ab:DIGITS sexton	-0.025	0	0.025	0.001
ab:DIGITS site	0.012	0	-0.001	-0.011
ab:DIGITS sluice	-0.02	0.005	0.015	0
ab:DIGITS suvo	0.033	-0.006	-0.029	0.003
ab:DIGITS tannery	0.01	-0.001	-0.009	0
ab:DIGITS the	-0.072	-0.024	0.048	0.048
ab:DIGITS to	-0.039	-0.009	0.01	0.038
ab:DIGITS under	-0.035	0.001	0.036	-0.002
ab:DIGITS vozato	0.01	-0.005	-0.003	-0.002
ab:DIGITS we	0.029	-0.006	-0.035	0.012
ab:DIGITS website	0.049	-0.01	-0.035	-0.004
ab:DIGITS weighbridge	-0.024	-0.001	0.023	0.002
ab:DIGITS what	-0.025	-0.029	0.012	0.042
ab:DIGITS when	-0.028	-0.001	0.001	0.028
ab:DIGITS wherry	-0.021	0.001	0.021	0
ab:DIGITS who	0.027	-0.012	-0.053	0.038
ab:DIGITS with	-0.022	-0.002	0.019	0.004
ab:DIGITS you	-0.032	0.047	-0.012	-0.003
ab:DIGITS your	-0.038	0.033	0.007	-0.001
ab:DIGITS ©	0.042	0	-0.037	-0.004
ab:DIGITS ¶	-0.006	0.06	0.021	-0.074
ab:NUM (	0.008	-0.013	0.001	0.004
ab:NUM ORG	-0.039	0.003	0.03	0.005
ab:NUM and	0.012	-0.005	0.005	-0.012
ab:NUM company	0.017	-0.012	-0.004	-0.001
ab:NUM for	-0.015	0	0.013	0.001
ab:NUM our	-0.033	-0.001	0.033	0.001
ab:NUM registered	-0.05	-0.021	0.036	0.035
ab:NUM uses	-0.079	0.011	0.067	0.001
ab:NUM which	0.023	-0.001	-0.019	-0.004
ab:NUM whose	0.019	-0.018	-0.017	0.016
ab:NUM with	0.026	0.022	-0.044	-0.003
ab:NUM ¶	0.006	0.012	0.087	-0.105
ab:ORG (	-0.112	0.179	-0.11	0.043
ab:ORG :	-0.022	0.001	0.022	0
ab:ORG BRAND	0.011	-0.001	-0.011	0.001
ab:ORG DIGITS	0.04	-0.058	-0.066	0.084
ab:ORG NUM	-0.009	-0.001	-0.001	0.01
ab:ORG SELF	0.027	-0.023	-0.001	-0.004
ab:ORG a	-0.026	0.026	-0.028	0.028
ab:ORG all	-0.011	-0.009	0.015	0.006
ab:ORG an	-0.019	-0.004	0.029	-0.007
ab:ORG and	0.104	-0.042	0.039	-0.1
ab:ORG are	0	0.03	-0.019	-0.011
ab:ORG as	0.006	-0.011	0.014	-0.009
ab:ORG company	0.053	-0.032	-0.038	0.017
ab:ORG for	0.003	-0.005	0.011	-0.009
ab:ORG is	-0.022	-0.032	0.023	0.031
ab:ORG may	0.012	-0.01	0.014	-0.016
ab:ORG on	-0.029	-0.01	0.053	-0.015
ab:ORG or	0.017	-0.012	-0.004	-0.002
ab:ORG our	-0.012	-0.015	0.028	0
ab:ORG registered	0.002	-0.018	0.069	-0.054
ab:ORG san	0.03	-0.02	-0.01	0
ab:ORG t	-0.152	0.013	0.076	0.063
ab:ORG the	0.016	-0.024	0.031	-0.024
ab:ORG trading	-0.055	0.027	0.009	0.019
ab:ORG unit	0.034	-0.003	-0.031	0
ab:ORG who	0.032	-0.007	-0.019	-0.007
ab:ORG ©	-0.008	0.039	-0.027	-0.004
ab:ORG ¶	-0.341	0.217	0.115	0.008
ab:SELF (	0.037	0.032	-0.053	-0.015
ab:SELF ;	-0.021	0.047	-0.021	-0.005
ab:SELF BRAND	0.048	-0.016	-0.021	-0.01
ab:SELF DIGITS	-0.099	0.033	0.071	-0.004
ab:SELF ORG	-0.092	-0.003	0.093	0.001
ab:SELF a	-0.001	-0.005	0.012	-0.007
ab:SELF all	0.05	-0.025	-0.024	0
ab:SELF an	0.026	-0.014	-0.01	-0.002
ab:SELF and	-0.107	0.023	0.1	-0.016
ab:SELF at	0.043	-0.003	-0.04	0
ab:SELF authorised	-0.037	-0.009	0.046	0
ab:SELF bought	0.052	-0.01	-0.04	-0.002
ab:SELF charity	0.01	-0.003	-0.006	-0.001
ab:SELF company	-0.036	-0.013	0.052	-0.002
ab:SELF fca	-0.007	-0.004	0.011	0
ab:SELF fefatned	-0.011	0	0.011	0
ab:SELF for	-0.012	-0.001	0.014	-0.002
ab:SELF formed	0.025	-0.005	-0.017	-0.003
ab:SELF in	0.041	-0.009	-0.03	-0.001
ab:SELF is	0.078	0.036	-0.082	-0.031
ab:SELF its	-0.028	0	0.028	0
ab:SELF of	-0.166	0.001	0.165	0
ab:SELF office	0.017	-0.005	-0.012	0
ab:SELF our	-0.014	-0.01	0.025	0
ab:SELF registered	0.128	-0.023	-0.097	-0.007
ab:SELF said	-0.017	0	0.016	0
ab:SELF subject	-0.027	0	0.027	0
ab:SELF swyddfa	0.012	-0.004	-0.008	0
ab:SELF take	-0.056	0.018	0.038	0.001
ab:SELF telephone	0.01	-0.006	-0.004	0
ab:SELF the	0.012	0.012	-0.023	-0.001
ab:SELF to	0.022	-0.013	-0.009	0
ab:SELF trading	0.016	-0.006	-0.01	0
ab:SELF unit	-0.077	0.024	0.056	-0.002
ab:SELF uses	0.118	-0.017	-0.1	-0.001
ab:SELF vat	0.086	-0.016	-0.067	-0.003
ab:SELF we	-0.077	0.041	0.038	-0.001
ab:SELF which	-0.083	-0.012	0.111	-0.016
ab:SELF whose	0.031	-0.002	-0.025	-0.005
ab:SELF with	0.028	-0.008	-0.018	-0.002
ab:SELF you	0.048	-0.01	-0.037	0
ab:SELF ¶	0.219	-0.089	-0.008	-0.122
ab:a BRAND	0.115	-0.077	-0.027	-0.012
ab:a ORG	0.034	-0.003	-0.013	-0.018
ab:a booking	-0.013	-0.019	0.047	-0.016
ab:a charitable	0.019	-0.006	-0.014	0.001
ab:a charity	-0.006	0.025	-0.006	-0.012
ab:a company	0.036	0.083	-0.128	0.009
ab:a complaint	-0.01	0.008	0.003	-0.001
ab:a controller	-0.012	0.019	-0.006	-0.001
ab:a cookie	-0.007	-0.014	0.023	-0.002
ab:a copy	-0.13	-0.008	0.159	-0.021
ab:a court	-0.004	-0.014	0.021	-0.003
ab:a credit	0.039	-0.015	-0.034	0.01
ab:a customer	0.023	-0.008	-0.014	-0.001
ab:a data	-0.005	-0.007	0.032	-0.019
ab:a day	-0.033	-0.006	0.01	0.03
ab:a few	-0.005	-0.027	0.029	0.003
ab:a first	-0.017	-0.001	-0.021	0.039
ab:a franchise	-0.014	-0.004	-0.001	0.018
ab:a friendly	-0.009	0	-0.002	0.011
ab:a limited	0.039	-0.01	-0.029	0
ab:a list	-0.001	0.016	-0.012	-0.002
ab:a little	-0.011	0	0.005	0.006
ab:a member	0.038	-0.002	-0.036	0
ab:a name	-0.012	-0.001	0	0.013
ab:a network	-0.031	0.114	-0.109	0.027
ab:a new	-0.041	0	0.025	0.015
ab:a page	0.015	-0.001	0.033	-0.047
ab:a payment	0.024	-0.001	-0.001	-0.023
ab:a photograph	0.011	-0.001	-0.001	-0.009
ab:a private	0.057	-0.044	-0.033	0.02
ab:a provider	0.014	-0.011	0.014	-0.017
ab:a registered	0.002	-0.02	0.084	-0.066
ab:a rented	0.079	-0.036	-0.045	0.002
ab:a second	0.004	-0.007	0.015	-0.012
ab:a self	-0.012	0	0	0.012
ab:a separate	-0.011	0.004	0.007	0
ab:a session	-0.002	-0.01	0.013	-0.001
ab:a sketch	0.012	0	0	-0.012
ab:a small	-0.041	-0.004	0.001	0.044
ab:a sole	-0.058	-0.006	0.02	0.044
ab:a subsidiary	-0.019	-0.02	0.042	-0.003
ab:a the	0.078	0	-0.057	-0.022
ab:a trading	-0.123	0.035	0.067	0.02
ab:a tree	0.022	-0.001	-0.002	-0.019
ab:a uk	0.033	-0.014	-0.014	-0.005
ab:a voluntary	-0.017	0	0	0.018
ab:a wholly	-0.167	0.197	0.003	-0.034
ab:a written	0.083	-0.009	-0.015	-0.059
ab:a year	0.018	-0.006	0.026	-0.038
ab:a ¶	-0.01	0.001	0.008	0.002
ab:aberdeen and	0.034	0	0	-0.033
ab:aberystwyth and	-0.011	0	0	0.012
ab:abosdi garden	-0.009	-0.003	0.011	0
ab:about how	0.01	-0.002	-0.005	-0.002
ab:about our	-0.093	0.157	-0.056	-0.008
ab:about the	-0.022	0.006	0.005	0.012
ab:about these	-0.006	-0.015	-0.013	0.033
ab:about us	0.137	-0.021	-0.004	-0.112
ab:about you	0.06	-0.027	-0.019	-0.015
ab:about your	-0.041	-0.01	0.063	-0.011
ab:about ¶	-0.121	-0.006	0.023	0.104
ab:abroad ¶	-0.022	-0.006	0.009	0.02
ab:access to	0.007	-0.015	-0.012	0.02
ab:accessing our	-0.017	-0.017	0.02	0.014
ab:account and	-0.014	-0.002	-0.003	0.019
ab:account number	0.001	-0.01	0.021	-0.012
ab:account to	-0.012	-0.002	-0.001	0.015
ab:account ¶	-0.029	-0.009	0.02	0.018
ab:accountant and	-0.018	0.001	0.017	0
ab:accounts are	0.11	0.036	-0.135	-0.011
ab:accounts unpaid	-0.026	0	0	0.026
ab:acquired or	-0.008	-0.012	0.022	-0.002
ab:act DIGITS	-0.016	-0.001	0.016	0.002
ab:act as	0.021	0.013	-0.008	-0.026
ab:act on	-0.01	-0.001	0.023	-0.013
ab:acting on	-0.024	-0.005	0.03	-0.001
ab:acts as	0	-0.024	0.007	0.017
ab:acts only	-0.036	0.002	0.031	0.003
ab:address :	-0.015	0.007	-0.007	0.015
ab:address and	-0.015	-0.017	0.022	0.009
ab:address at	0.131	-0.041	-0.177	0.087
ab:address for	-0.015	0.018	-0.003	0.001
ab:address is	0.021	-0.023	0.01	-0.009
ab:address ¶	-0.041	-0.007	0.016	0.032
ab:admin away	-0.031	0.003	0.015	0.013
ab:advertise ¶	-0.017	-0.002	-0.001	0.02
ab:advice from	0.076	-0.003	-0.003	-0.071
ab:advice ¶	-0.074	-0.001	-0.002	0.077
ab:affiliated to	-0.043	-0.011	0.049	0.004
ab:affiliates (	0.002	-0.009	-0.01	0.018
ab:affiliates ¶	-0.058	-0.002	0.061	-0.001
ab:after DIGITS	-0.026	0	0	0.026
ab:after by	0.01	-0.01	0.014	-0.013
ab:after campaigns	0.019	-0.001	-0.007	-0.011
ab:after hand	0.013	0	0	-0.012
ab:after menus	0.024	0	0	-0.024
ab:after slate	0.017	0	0	-0.016
ab:after the	-0.048	0.027	-0.018	0.039
ab:after treatment	0.013	0	0	-0.013
ab:after your	-0.035	0.088	-0.074	0.022
ab:against us	-0.014	0	0.013	0
ab:agents and	-0.004	-0.005	0.025	-0.016
ab:agents in	0.019	0	0	-0.019
ab:agents who	0.007	0	0.009	-0.016
ab:agents ¶	0.056	-0.008	0.019	-0.068
ab:agree to	0.021	-0.018	-0.022	0.02
ab:agreement "	0.03	-0.005	-0.009	-0.016
ab:agreement ¶	-0.051	-0.006	0.041	0.016
ab:aided school	-0.017	0	0	0.018
ab:akevafifo ¶	-0.008	-0.009	0.018	-0.001
ab:all bookings	0.022	-0.013	-0.009	0
ab:all of	-0.017	-0.011	0.043	-0.014
ab:all registered	-0.014	0.002	0.012	0
ab:all rights	-0.005	0.047	0.01	-0.052
ab:all third	-0.005	-0.016	0.022	-0.001
ab:also referred	-0.008	-0.011	0.019	0
ab:also see	-0.017	0.062	-0.024	-0.021
ab:also send	0.029	-0.004	-0.027	0.002
ab:also work	0.017	0	0.018	-0.035
ab:american vududka	0.022	-0.001	0	-0.022
ab:aml NUM	0.01	-0.001	-0.009	0
ab:an account	0.023	-0.002	-0.003	-0.018
ab:an agreement	-0.014	-0.002	0.045	-0.029
ab:an appointed	0.047	0.006	-0.012	-0.041
ab:an electronic	-0.015	-0.003	0.021	-0.003
ab:an england	-0.025	0	0.021	0.004
ab:an independent	0.062	-0.01	-0.028	-0.024
ab:an insurance	-0.009	-0.005	-0.008	0.022
ab:an offer	-0.037	-0.002	-0.015	0.054
ab:an order	-0.007	-0.006	-0.007	0.02
ab:an ordinary	-0.03	0	0	0.03
ab:and "	-0.066	-0.006	0.045	0.028
ab:and BRAND	-0.04	0.044	-0.01	0.006
ab:and ORG	0.103	-0.024	0.046	-0.125
ab:and a	-0.152	-0.001	0.135	0.019
ab:and any	0.025	-0.024	-0.019	0.019
ab:and are	-0.008	-0.012	0.044	-0.024
ab:and by	-0.023	-0.01	0.015	0.017
ab:and company	-0.001	0.039	-0.019	-0.019
ab:and conditions	0.042	0.057	0.015	-0.114
ab:and connections	0.02	0	0	-0.02
ab:and does	-0.027	0.008	0.024	-0.005
ab:and events	-0.022	0	0	0.023
ab:and files	-0.011	-0.006	0.018	-0.001
ab:and for	-0.054	-0.021	0.067	0.009
ab:and give	-0.011	-0.011	-0.03	0.051
ab:and handles	-0.015	-0.013	0.002	0.026
ab:and has	0.04	-0.041	0.005	-0.004
ab:and having	-0.026	0.001	0.022	0.003
ab:and hold	-0.055	0.015	0.045	-0.005
ab:and in	-0.023	0	0.012	0.01
ab:and interpretation	-0.027	-0.004	-0.005	0.035
ab:and is	0.007	0.037	-0.011	-0.033
ab:and its	0.018	0	-0.015	-0.003
ab:and keep	-0.034	-0.018	0.061	-0.009
ab:and keeps	-0.04	0	0.068	-0.028
ab:and kit	0.053	-0.002	0	-0.052
ab:and large	-0.049	0	0.048	0
ab:and look	-0.027	-0.002	-0.001	0.03
ab:and managing	-0.076	0	0.011	0.065
ab:and may	0.014	-0.004	-0.011	0.002
ab:and no	-0.012	0	0	0.012
ab:and not	-0.043	-0.01	0.02	0.033
ab:and operated	-0.035	0.009	0.03	-0.005
ab:and operates	0.111	-0.093	-0.008	-0.01
ab:and or	-0.007	-0.008	-0.007	0.022
ab:and our	0.056	-0.01	-0.041	-0.005
ab:and passes	0.019	0	0.006	-0.025
ab:and payroll	-0.038	0	-0.001	0.039
ab:and pensioners	0.013	-0.001	0.004	-0.016
ab:and photographs	0.01	-0.002	-0.008	-0.001
ab:and protects	0.006	-0.005	-0.019	0.018
ab:and registered	0.056	0.017	-0.067	-0.006
ab:and regulated	-0.071	0.004	0.05	0.018
ab:and respecting	-0.06	-0.029	0.062	0.028
ab:and responsible	-0.011	-0.001	-0.002	0.015
ab:and runs	0.095	-0.017	-0.091	0.013
ab:and services	-0.022	0.039	-0.002	-0.014
ab:and similar	-0.007	0.069	-0.057	-0.005
ab:and that	0.003	-0.007	-0.006	0.011
ab:and the	0.011	0.087	-0.093	-0.004
ab:and their	-0.031	0.006	0.009	0.016
ab:and to	-0.002	-0.004	0.019	-0.013
ab:and trading	-0.04	0.058	-0.016	-0.002
ab:and us	0.126	0.014	-0.151	0.012
ab:and usually	0	-0.001	-0.02	0.022
ab:and vat	-0.043	0.022	0.02	0
ab:and wales	0.038	-0.093	0.092	-0.038
ab:and we	-0.006	-0.012	0.031	-0.013
ab:and whose	-0.011	0.018	-0.007	0
ab:and why	0.006	-0.008	0.015	-0.013
ab:and with	0.003	-0.018	-0.015	0.03
ab:and you	0.054	-0.005	-0.025	-0.024
ab:and your	0.013	-0.003	0.017	-0.027
ab:and ¶	-0.011	-0.002	0.014	0
ab:answered on	0.038	0	0.005	-0.042
ab:anti slavery	0.02	-0.001	-0.006	-0.013
ab:any time	-0.012	-0.004	0.005	0.01
ab:app ¶	-0.015	-0.003	0.005	0.013
ab:applies to	0.016	0.054	-0.069	-0.001
ab:apply for	0.01	0	0	-0.009
ab:apply to	0.018	-0.013	-0.019	0.015
ab:appointed representative	0.116	-0.033	-0.04	-0.043
ab:appointment ¶	-0.025	0	0.001	0.024
ab:appointments are	0.016	-0.001	-0.001	-0.014
ab:apprentices stay	-0.021	-0.002	0.01	0.012
ab:april DIGITS	-0.014	-0.001	0.006	0.009
ab:are a	0.046	-0.048	0.046	-0.044
ab:are acquired	-0.008	-0.012	0.022	-0.002
ab:are always	-0.045	0	-0.001	0.046
ab:are an	0.054	-0.007	-0.02	-0.027
ab:are answered	0.061	-0.001	0.005	-0.065
ab:are authorised	0.036	-0.015	0.008	-0.029
ab:are available	0.01	-0.006	-0.004	0
ab:are collected	0.02	-0.004	0.007	-0.023
ab:are committed	-0.033	0.052	-0.006	-0.012
ab:are contact	0.014	0	0	-0.013
ab:are for	0.024	-0.001	-0.002	-0.022
ab:are get	-0.047	0	0	0.048
ab:are handled	-0.017	0	0.02	-0.003
ab:are in	0.013	-0.002	-0.007	-0.004
ab:are joint	-0.003	-0.018	0.047	-0.025
ab:are kept	0.004	-0.009	0.013	-0.008
ab:are kind	-0.049	0.001	0.048	0
ab:are made	0.019	-0.018	0	-0.001
ab:are not	-0.021	-0.011	0.017	0.015
ab:are on	0.104	0.03	-0.151	0.016
ab:are paid	0.012	-0.004	-0.005	-0.003
ab:are possible	0.016	0	-0.001	-0.014
ab:are processed	-0.003	-0.01	0.014	0
ab:are published	-0.067	0.001	0.066	0
ab:are read	-0.012	-0.001	0	0.013
ab:are registered	0.001	0.035	-0.054	0.018
ab:are regulated	-0.033	0.026	-0.01	0.017
ab:are responsible	-0.009	-0.004	0.002	0.012
ab:are sold	-0.019	-0.004	-0.002	0.024
ab:are taken	-0.019	-0.013	0.035	-0.003
ab:are the	0.028	-0.03	-0.044	0.045
ab:are trade	0.007	-0.009	0.015	-0.013
ab:are trading	-0.022	-0.005	-0.002	0.029
ab:are underwritten	0.016	0	-0.002	-0.013
ab:are used	0.036	-0.021	-0.012	-0.003
ab:are we	0.044	-0.033	-0.007	-0.004
ab:are ¶	-0.006	-0.003	-0.003	0.012
ab:arranges the	0.04	-0.021	-0.006	-0.014
ab:article DIGITS	0.022	-0.012	-0.003	-0.007
ab:as "	-0.047	0.077	-0.015	-0.015
ab:as BRAND	0.033	0.081	-0.071	-0.042
ab:as ORG	0.139	-0.031	-0.097	-0.011
ab:as a	-0.039	-0.013	0.038	0.014
ab:as agent	-0.003	-0.005	-0.006	0.014
ab:as an	0.06	-0.012	0.013	-0.061
ab:as the	-0.061	-0.051	-0.009	0.121
ab:as we	-0.026	0.025	0.004	-0.003
ab:as well	0.003	-0.012	0.01	-0.001
ab:ask for	-0.015	-0.009	0.021	0.003
ab:ask us	0.003	-0.006	-0.017	0.021
ab:asked for	-0.031	-0.001	0.004	0.028
ab:assets are	-0.005	-0.011	0.018	-0.002
ab:association ¶	-0.033	-0.008	0.013	0.029
ab:at :	-0.01	-0.002	-0.006	0.017
ab:at BRAND	-0.033	0.054	-0.003	-0.018
ab:at DIGITS	0.057	-0.005	-0.064	0.012
ab:at ORG	-0.01	0.004	-0.085	0.092
ab:at a	0.01	-0.001	0.001	-0.01
ab:at companies	-0.005	-0.008	0.022	-0.009
ab:at eight	-0.013	0.002	0.002	0.009
ab:at home	-0.012	-0.015	0.007	0.019
ab:at our	-0.019	-0.002	0.048	-0.027
ab:at the	0.009	-0.009	0.027	-0.027
ab:at this	-0.02	-0.001	-0.001	0.023
ab:at unit	0.003	-0.003	0.015	-0.015
ab:authorised and	-0.041	0.01	0.04	-0.008
ab:authorised by	0.047	-0.024	-0.02	-0.003
ab:authority (	0.043	-0.038	0.003	-0.008
ab:authority as	-0.035	-0.005	0.043	-0.004
ab:authority for	-0.018	-0.009	0.013	0.015
ab:authority to	-0.015	-0.01	0.026	0
ab:authority ¶	0.109	0.053	-0.197	0.035
ab:available in	0.011	-0.002	-0.015	0.006
ab:award for	-0.01	0	0.001	0.009
ab:away for	-0.036	-0.001	-0.005	0.041
ab:bags ¶	-0.025	-0.001	0	0.026
ab:balloon (	0.019	0	0	-0.019
ab:based in	0.054	-0.028	-0.054	0.028
ab:be collected	0.04	-0.002	-0.013	-0.025
ab:be repossessed	-0.053	-0.006	0.018	0.041
ab:be seen	-0.045	0	0.044	0
ab:because that	0.016	-0.004	-0.012	0
ab:because the	0.039	-0.039	-0.024	0.024
ab:because we	0.003	-0.005	-0.008	0.01
ab:become a	0.029	0	-0.001	-0.027
ab:been there	0.03	0	0	-0.03
ab:before somebody	-0.03	0	0.005	0.025
ab:before ten	0.015	-0.002	0.001	-0.015
ab:before you	0.018	-0.018	0.061	-0.061
ab:began in	0.05	-0.037	-0.045	0.032
ab:behalf of	0.082	0.015	-0.048	-0.049
ab:behind BRAND	0.02	-0.006	-0.013	-0.002
ab:behind the	-0.034	-0.001	-0.001	0.036
ab:bellfounder business	-0.015	0.006	0.009	0.001
ab:belong to	-0.034	0.016	0.016	0.001
ab:belongs to	-0.012	-0.002	0	0.013
ab:below and	0.053	-0.003	-0.011	-0.04
ab:below ¶	-0.004	-0.003	0.025	-0.018
ab:best sellers	0.053	0	0	-0.052
ab:beyond that	-0.007	-0.018	0.027	-0.003
ab:blend ¶	0.018	0	0	-0.017
ab:book ¶	-0.045	-0.001	-0.002	0.048
ab:booking and	-0.042	0.017	0.038	-0.014
ab:booking terms	-0.001	-0.011	0.03	-0.017
ab:booking ¶	-0.003	-0.01	0.032	-0.018
ab:bookings are	0.022	-0.013	-0.009	0
ab:bottles worth	-0.075	0.001	0.006	0.069
ab:bottom of	-0.055	-0.043	0.108	-0.01
ab:bought the	0.052	-0.01	-0.04	-0.002
ab:box DIGITS	0.002	0.015	-0.041	0.024
ab:brands ¶	0.024	0	0	-0.023
ab:brighton and	-0.02	-0.001	-0.002	0.022
ab:brighton east	-0.01	0.001	0.009	0.001
ab:bring a	0.011	-0.001	-0.001	-0.009
ab:bristol and	-0.045	-0.001	-0.001	0.047
ab:broker and	0.017	-0.01	-0.021	0.013
ab:buildings and	0.053	-0.002	0	-0.052
ab:built and	-0.04	0.003	0.019	0.018
ab:built by	0.045	0	0	-0.045
ab:built for	-0.076	0	-0.001	0.076
ab:bundles ¶	-0.022	-0.001	-0.001	0.023
ab:bus stops	0.012	-0.001	0	-0.011
ab:business address	-0.018	-0.001	0.001	0.018
ab:business and	0.043	-0.01	-0.041	0.008
ab:business centre	-0.026	-0.011	0.038	-0.002
ab:business cover	0.045	-0.001	-0.001	-0.043
ab:business in	-0.033	-0.007	0.049	-0.009
ab:business is	-0.011	0	0	0.011
ab:business name	-0.026	0	0	0.027
ab:business park	0.043	-0.007	-0.03	-0.005
ab:business privacy	0.016	0	-0.001	-0.015
ab:business the	-0.016	-0.011	0.027	-0.001
ab:business ¶	0.004	0.063	-0.052	-0.015
ab:businesses ¶	-0.046	0.098	-0.021	-0.031
ab:buyer may	-0.015	-0.009	0.025	-0.001
ab:by BRAND	0.015	-0.008	0.005	-0.011
ab:by DIGITS	0.028	0	-0.009	-0.019
ab:by ORG	0.025	0.074	0.023	-0.122
ab:by SELF	0.006	-0.028	0.029	-0.007
ab:by a	-0.008	-0.009	0.015	0.002
ab:by appointment	-0.018	0	0	0.018
ab:by arrangement	-0.021	0	-0.001	0.022
ab:by card	-0.012	-0.001	-0.001	0.013
ab:by carrying	-0.013	-0.008	0.015	0.006
ab:by commission	-0.025	-0.001	0.001	0.025
ab:by guarantee	0.014	-0.02	0.012	-0.006
ab:by letter	-0.039	-0.01	0.064	-0.016
ab:by me	-0.021	0	-0.001	0.022
ab:by one	-0.027	-0.001	0.003	0.025
ab:by our	-0.031	-0.007	0.049	-0.011
ab:by ovekavuvu	-0.014	-0.002	0.045	-0.028
ab:by personal	0.013	0.021	-0.031	-0.003
ab:by post	0.047	-0.001	-0.002	-0.044
ab:by schools	0.008	0	0.005	-0.014
ab:by shares	0.015	-0.003	-0.012	0
ab:by tafapon	-0.054	-0.009	0.001	0.062
ab:by telephone	-0.039	-0.01	0.064	-0.016
ab:by the	-0.036	0	0.034	0.002
ab:by updating	-0.009	-0.008	-0.026	0.044
ab:by us	0.028	0	0.002	-0.029
ab:c a	-0.013	0.001	0.012	0
ab:c o	0.067	0.004	-0.072	0.001
ab:calls lines	0.032	-0.001	-0.001	-0.031
ab:cambridge and	-0.041	-0.001	-0.002	0.044
ab:cambridge cambridgeshire	-0.021	-0.001	0.021	0.001
ab:cambridgeshire cb1	-0.02	-0.001	0.02	0.001
ab:came when	-0.011	0	0.006	0.005
ab:can and	-0.026	0	0.003	0.023
ab:can ask	0.03	-0.004	-0.008	-0.019
ab:can be	0.03	-0.004	0.018	-0.045
ab:can contact	0.002	-0.014	0.01	0.003
ab:can pay	-0.02	-0.001	-0.001	0.022
ab:cancel ¶	-0.009	0.032	-0.02	-0.002
ab:card by	-0.012	0	0	0.012
ab:card is	0.031	0	-0.001	-0.029
ab:card payments	-0.013	-0.009	0.03	-0.008
ab:card terms	-0.001	0.051	-0.023	-0.028
ab:card ¶	0.024	-0.004	0.003	-0.023
ab:cardiff and	0.031	-0.002	-0.003	-0.026
ab:cards are	-0.023	-0.01	0.038	-0.004
ab:care in	0.035	0	-0.001	-0.033
ab:care services	0.017	-0.012	-0.002	-0.002
ab:care ¶	-0.018	-0.001	-0.001	0.019
ab:careers ¶	-0.021	0	-0.001	0.022
ab:carry interest	-0.027	0	0	0.026
ab:carry on	-0.022	-0.002	0.001	0.023
ab:carry out	-0.077	-0.006	0.083	0.001
ab:cart (	0.021	-0.001	-0.001	-0.019
ab:cart DIGITS	0.009	-0.002	-0.023	0.016
ab:cart ¶	0.064	-0.001	-0.003	-0.06
ab:cash and	0.024	0	0	-0.023
ab:category ¶	0.035	-0.005	-0.013	-0.018
ab:cb1 5qz	-0.011	0	0.011	0
ab:central london	-0.007	-0.012	-0.031	0.05
ab:certificate can	-0.057	0.001	0.056	0
ab:chairs outside	-0.022	-0.001	-0.001	0.023
ab:change this	-0.009	-0.008	-0.026	0.044
ab:changes to	0.054	-0.006	-0.015	-0.033
ab:changes ¶	-0.013	-0.002	0.007	0.008
ab:charitable company	0.019	-0.006	-0.014	0.001
ab:charity (	-0.006	-0.012	0.015	0.004
ab:charity DIGITS	0.044	-0.056	0.047	-0.034
ab:charity NUM	0.02	-0.013	0.054	-0.061
ab:charity in	0.04	-0.001	-0.001	-0.039
ab:charity no	0.024	0.086	-0.086	-0.025
ab:charity number	0.077	-0.038	-0.031	-0.008
ab:charity ¶	-0.085	-0.006	0.027	0.064
ab:charter company	0.015	-0.001	-0.012	-0.003
ab:children under	-0.016	0.002	0.015	-0.001
ab:children ¶	0.021	0	-0.001	-0.02
ab:choices with	-0.013	0.004	-0.001	0.009
ab:choose BRAND	0.002	0	0.011	-0.013
ab:choose to	0.01	-0.006	0.019	-0.024
ab:chosen one	-0.022	-0.001	0.007	0.015
ab:claim against	-0.015	0	0.014	0
ab:claims ¶	-0.035	0	0.007	0.027
ab:clear advice	0.055	-0.003	-0.003	-0.05
ab:clearance ¶	-0.007	-0.001	-0.02	0.028
ab:clients ¶	0.02	-0.001	-0.002	-0.017
ab:club is	-0.025	-0.007	0.035	-0.003
ab:co no	-0.056	0.015	0.04	0.001
ab:co operative	0.028	0.048	-0.048	-0.029
ab:co reg	0.024	-0.001	-0.022	-0.002
ab:co uk	-0.03	-0.006	0.043	-0.007
ab:cofrestru’r cwmni	0.011	-0.004	-0.008	0.001
ab:collect ¶	0.003	-0.02	-0.001	0.017
ab:collected at	0.025	-0.001	-0.01	-0.014
ab:collected by	0.02	-0.004	0.007	-0.023
ab:collected through	0.014	-0.008	0.006	-0.013
ab:collectively "	0.001	0.022	-0.034	0.011
ab:collects uses	0.004	-0.005	-0.013	0.015
ab:com ¶	0.011	-0.003	0.006	-0.013
ab:comes with	0.044	-0.004	0.005	-0.045
ab:commission so	-0.016	-0.001	0.001	0.016
ab:commission under	0.04	-0.001	-0.003	-0.036
ab:commissioner's office	-0.002	-0.002	-0.014	0.017
ab:commissioner’s office	-0.005	-0.007	0.023	-0.011
ab:committed to	-0.019	0.024	-0.016	0.012
ab:community interest	-0.055	0	0.013	0.041
ab:companies house	0.013	-0.012	0.004	-0.005
ab:companies ¶	0.01	0.039	-0.015	-0.034
ab:company "	0.039	-0.04	-0.02	0.02
ab:company :	-0.049	0.05	-0.001	0
ab:company SELF	0.021	-0.008	-0.012	-0.001
ab:company behind	0.016	-0.004	-0.012	0
ab:company incorporated	0.097	-0.003	-0.1	0.005
ab:company information	0.073	-0.009	-0.032	-0.033
ab:company is	-0.019	0.055	-0.022	-0.015
ab:company limited	0.026	-0.021	0.001	-0.005
ab:company name	-0.024	-0.002	-0.003	0.029
ab:company no	-0.05	-0.056	0.118	-0.012
ab:company number	-0.102	0.069	0.122	-0.089
ab:company of	0.054	0.026	-0.066	-0.014
ab:company registered	-0.029	-0.001	-0.015	0.044
ab:company registration	-0.007	-0.066	0.05	0.023
ab:company with	0.036	-0.015	-0.02	-0.001
ab:company ¶	-0.063	0.093	-0.038	0.009
ab:competitions ¶	0.015	-0.001	0.001	-0.015
ab:complain to	-0.037	-0.002	0.039	0
ab:complaints ¶	-0.021	0.001	0.005	0.016
ab:conditions (	0.023	-0.001	0	-0.022
ab:conditions BRAND	-0.052	0.047	-0.002	0.007
ab:conditions contact	-0.037	-0.001	0	0.038
ab:conditions for	0.017	-0.008	-0.021	0.012
ab:conditions of	-0.04	0.02	0.033	-0.014
ab:conditions privacy	-0.005	-0.022	0.026	0.001
ab:conditions ¶	-0.016	0.041	0.089	-0.114
ab:conduct authority	-0.071	0.003	0.03	0.038
ab:connections for	-0.014	0	0	0.014
ab:contact :	0.001	-0.004	-0.009	0.012
ab:contact details	0.094	-0.047	-0.046	-0.001
ab:contact us	0.013	0.061	-0.01	-0.063
ab:contact who	0.015	0	0	-0.015
ab:contact ¶	0.007	0.006	-0.051	0.038
ab:contract is	-0.021	-0.016	0.045	-0.009
ab:contract with	0.015	-0.008	-0.011	0.003
ab:contract ¶	-0.059	0.025	0.024	0.009
ab:controller :	-0.025	0.02	0.003	0.002
ab:controller and	-0.001	-0.006	-0.025	0.033
ab:controller for	-0.003	-0.009	0.019	-0.006
ab:controller in	-0.001	0.024	-0.02	-0.003
ab:controller is	0.055	-0.018	-0.041	0.005
ab:controller of	0.055	-0.017	-0.041	0.003
ab:controller we	0.003	0.001	0.012	-0.016
ab:controller ¶	-0.021	-0.007	-0.009	0.037
ab:controllers ¶	-0.007	0.021	-0.029	0.015
ab:conversation costs	0.002	-0.001	-0.021	0.02
ab:cookie about	-0.01	-0.009	0.019	0
ab:cookie is	-0.006	-0.014	0.023	-0.002
ab:cookie policy	0.034	-0.003	0.011	-0.042
ab:cookie ¶	0.038	-0.001	0.001	-0.037
ab:cookies and	-0.007	0.067	-0.055	-0.005
ab:cookies fine	-0.012	0.004	-0.002	0.01
ab:cookies necessary	-0.04	-0.001	-0.002	0.043
ab:cookies you	-0.009	-0.006	0.018	-0.002
ab:cookies ¶	-0.039	-0.047	0.073	0.013
ab:cooper terrace	0.013	-0.002	-0.011	0
ab:cooper wharf	0.003	0.006	-0.01	0
ab:copy because	-0.013	-0.008	0.039	-0.018
ab:copy for	-0.032	0.016	0.005	0.011
ab:copy of	-0.132	-0.001	0.133	0
ab:copyright ©	-0.018	-0.027	0.05	-0.005
ab:costs nothing	0.003	-0.001	-0.021	0.019
ab:costs them	0.041	-0.039	-0.029	0.027
ab:counter or	0.02	0	-0.01	-0.01
ab:county award	-0.013	0	0.002	0.011
ab:course is	-0.012	0	0	0.013
ab:courses ¶	0.039	-0.001	0	-0.038
ab:court the	-0.004	-0.013	0.02	-0.002
ab:cover ¶	0.059	-0.002	0.002	-0.059
ab:covers ¶	-0.051	-0.005	-0.005	0.06
ab:created with	0.028	-0.002	-0.013	-0.013
ab:credit broker	0.029	-0.021	-0.017	0.01
ab:croydon ¶	-0.012	-0.005	0.022	-0.005
ab:cs ¶	-0.035	-0.001	-0.001	0.037
ab:customer DIGITS	-0.011	0	0.011	0
ab:customer ¶	0.014	0	0	-0.013
ab:customers have	0.039	-0.002	-0.002	-0.036
ab:customers live	-0.008	-0.001	-0.001	0.01
ab:customers said	0	-0.002	-0.013	0.014
ab:customers ¶	0.015	-0.002	-0.004	-0.009
ab:cwmni :	0.011	-0.004	-0.008	0.001
ab:cyber essentials	-0.019	0	0	0.019
ab:daezal road	-0.011	0	0.011	0
ab:data (	0.01	-0.001	-0.006	-0.004
ab:data BRAND	0.02	0	0	-0.02
ab:data collected	0.041	-0.007	-0.012	-0.022
ab:data controller	0.04	-0.039	-0.052	0.05
ab:data controllers	-0.02	0.035	-0.034	0.02
ab:data described	-0.017	0	0	0.017
ab:data for	0.053	0.038	-0.051	-0.039
ab:data in	0.055	-0.035	-0.019	0
ab:data is	0.052	-0.011	-0.038	-0.004
ab:data on	0.012	-0.001	-0.001	-0.01
ab:data processor	-0.044	-0.008	0.046	0.007
ab:data protection	-0.093	-0.02	0.107	0.006
ab:data that	-0.038	-0.018	0.044	0.012
ab:data we	0.033	-0.015	-0.015	-0.003
ab:data when	-0.018	-0.002	-0.002	0.021
ab:data ¶	0.053	0.038	-0.053	-0.038
ab:date :	-0.012	0	0	0.012
ab:day ¶	-0.062	-0.018	0.001	0.078
ab:days carry	-0.027	0	0	0.026
ab:decides for	-0.018	0	0.017	0
ab:decides how	0.078	-0.012	-0.081	0.016
ab:decision and	-0.07	0.002	0.067	0
ab:definitions and	-0.027	-0.004	-0.005	0.035
ab:definitions ¶	0.074	-0.017	-0.041	-0.016
ab:delivered ¶	0.055	0	-0.001	-0.054
ab:delivery and	-0.011	-0.003	-0.007	0.022
ab:delivery is	0.016	0	0	-0.015
ab:delivery to	-0.021	-0.003	0.005	0.02
ab:delivery within	0.037	0	-0.015	-0.022
ab:delivery ¶	-0.023	-0.016	0.029	0.011
ab:depends on	-0.001	-0.009	0.012	-0.001
ab:described below	0.023	-0.001	0	-0.022
ab:described in	-0.012	-0.004	0.016	0
ab:design &	0.016	0	0	-0.016
ab:designed built	-0.04	0.003	0.019	0.018
ab:details :	-0.014	-0.007	0.022	-0.002
ab:details are	0.05	-0.002	-0.039	-0.01
ab:details for	0.157	-0.044	-0.096	-0.017
ab:details given	-0.039	-0.01	0.064	-0.016
ab:details of	0.013	-0.004	-0.004	-0.004
ab:details that	-0.034	0.002	0.003	0.028
ab:details we	-0.016	-0.001	0.007	0.01
ab:details you	-0.018	0.004	0.025	-0.011
ab:details ¶	-0.01	-0.005	0.019	-0.004
ab:detime richmond	-0.054	0.005	0.049	0
ab:development by	0.016	0	0	-0.016
ab:direct debits	-0.026	-0.004	0.031	-0.001
ab:disclose it	-0.004	-0.015	0.022	-0.003
ab:disputes ¶	0.016	-0.001	-0.001	-0.014
ab:division of	0.005	-0.048	0.073	-0.03
ab:do not	0.009	-0.023	0.01	0.004
ab:do with	-0.054	0.014	-0.016	0.056
ab:do ¶	0	-0.002	0.037	-0.035
ab:does not	0.029	-0.013	0.024	-0.041
ab:drink responsibly	0.014	-0.003	0.005	-0.015
ab:drive away	-0.036	-0.001	-0.005	0.041
ab:drover row	-0.01	0.001	0.009	0.001
ab:dublin DIGITS	0.124	-0.017	-0.09	-0.018
ab:dublin under	-0.011	0.004	0.007	0
ab:dundee and	0.015	0	0	-0.014
ab:e mail	0.004	-0.014	0.019	-0.009
ab:e mails	-0.01	-0.023	0.029	0.004
ab:edge of	0.104	0.012	-0.095	-0.022
ab:edinburgh and	0.019	0	0	-0.018
ab:edinburgh eh3	0.036	-0.002	-0.001	-0.033
ab:effective date	-0.012	0	0	0.012
ab:else does	-0.03	0	0.005	0.025
ab:email :	-0.015	-0.004	-0.017	0.036
ab:email address	0.121	-0.02	-0.085	-0.016
ab:email message	-0.055	-0.003	0.039	0.019
ab:emails ¶	-0.004	-0.003	-0.02	0.027
ab:employed sole	-0.012	0	0	0.012
ab:end up	-0.014	0	0.002	0.012
ab:engineer ORG	-0.022	0.002	0.019	0
ab:england &	0.033	0.002	-0.031	-0.004
ab:england (	0.017	-0.004	-0.015	0.001
ab:england :	0.003	0.045	-0.046	-0.002
ab:england SELF	-0.008	-0.006	0.014	0
ab:england and	0.002	-0.075	0.107	-0.033
ab:england company	0.032	-0.005	-0.026	-0.001
ab:england no	-0.006	0.001	0.049	-0.044
ab:england number	-0.011	-0.011	0.023	-0.001
ab:england under	-0.011	-0.007	0.014	0.003
ab:england with	-0.007	-0.006	-0.012	0.025
ab:england ¶	0.013	-0.002	-0.008	-0.003
ab:enterprise centre	0.038	-0.006	-0.03	-0.003
ab:estate millrace	-0.012	0	0.012	0
ab:et rog	-0.014	0	0.014	0
ab:evening appointments	0.016	0	-0.001	-0.014
ab:evenings ¶	0.007	0.001	0.003	-0.01
ab:events ¶	-0.042	0	-0.001	0.043
ab:ever sell	-0.016	-0.011	0.028	-0.001
ab:every installation	-0.019	0	0	0.019
ab:every order	-0.027	0.001	0.005	0.021
ab:everyone who	-0.02	-0.003	-0.007	0.03
ab:examples ¶	0.035	-0.005	-0.013	-0.018
ab:exeter and	0.013	-0.001	-0.001	-0.012
ab:explains how	-0.01	-0.004	0.001	0.013
ab:fabegeku house	-0.003	-0.005	0.01	-0.001
ab:family ¶	-0.02	0	0	0.021
ab:faq ¶	0.024	-0.001	-0.001	-0.022
ab:fca frn	0.01	-0.001	-0.009	0
ab:fca no	-0.007	-0.004	0.011	0
ab:features ¶	0.02	-0.001	-0.001	-0.019
ab:fees ¶	-0.024	-0.003	0.029	-0.003
ab:fefatned house	-0.011	0	0.011	0
ab:file our	-0.018	0.001	0.017	0
ab:file ¶	-0.019	0.001	0.018	0
ab:files are	-0.011	0.001	0.01	0
ab:filter blend	0.018	0	0	-0.017
ab:finance is	0.002	-0.01	-0.028	0.036
ab:finance ¶	0.016	-0.007	0.042	-0.051
ab:financial conduct	-0.031	-0.005	0	0.036
ab:financial services	-0.009	-0.017	0.019	0.007
ab:find a	-0.09	-0.003	0.004	0.089
ab:find the	-0.028	-0.003	0.01	0.021
ab:find us	0.012	0	-0.001	-0.012
ab:find your	0.02	0	0	-0.019
ab:fine by	-0.015	0	-0.006	0.021
ab:finished our	-0.01	-0.001	-0.002	0.013
ab:firm reference	0.022	-0.007	-0.011	-0.004
ab:first conversation	-0.017	-0.001	-0.021	0.039
ab:first time	-0.019	0	0	0.02
ab:five of	-0.006	0	0.011	-0.004
ab:floor DIGITS	-0.071	-0.014	0.084	0.001
ab:food no	0.032	-0.003	0.01	-0.039
ab:for BRAND	-0.047	0.015	0.046	-0.014
ab:for DIGITS	0.034	-0.002	0.001	-0.034
ab:for a	-0.008	-0.008	-0.003	0.019
ab:for data	-0.005	0.035	-0.032	0.002
ab:for each	0.014	0	0.003	-0.018
ab:for every	-0.02	-0.001	0.001	0.02
ab:for everyone	-0.027	-0.003	-0.008	0.037
ab:for hosting	-0.016	-0.003	0.019	-0.001
ab:for information	0.012	-0.004	0.014	-0.021
ab:for its	-0.001	0.015	-0.018	0.003
ab:for itself	-0.018	0	0.017	0
ab:for landlords	-0.002	0	0.019	-0.017
ab:for less	-0.036	-0.001	-0.005	0.041
ab:for marketing	0.032	-0.006	-0.032	0.006
ab:for modern	-0.076	0	-0.001	0.076
ab:for news	0	-0.002	-0.011	0.013
ab:for people	-0.056	-0.003	-0.002	0.061
ab:for personal	0.024	-0.005	0.002	-0.021
ab:for profit	-0.017	-0.006	0.038	-0.015
ab:for references	0.025	-0.002	-0.001	-0.021
ab:for small	-0.023	0	0.001	0.023
ab:for the	0.016	0.004	-0.081	0.061
ab:for twenty	0.03	-0.001	-0.015	-0.014
ab:for us	-0.01	0	0.012	-0.001
ab:for users	-0.017	-0.012	0.029	0
ab:for you	-0.013	0.03	0.001	-0.018
ab:for your	0.006	0.01	-0.001	-0.016
ab:for ¶	-0.008	-0.003	0.013	-0.002
ab:form below	0.025	-0.002	-0.011	-0.012
ab:formed and	0.022	-0.004	-0.016	-0.001
ab:formed in	0.048	-0.008	-0.015	-0.025
ab:fourteen days	-0.027	0	0	0.026
ab:freshly roasted	0.019	0	-0.001	-0.018
ab:friendly studio	-0.009	0	-0.002	0.011
ab:frn :	0.014	-0.002	-0.012	0
ab:frn DIGITS	-0.014	-0.007	0.016	0.005
ab:from DIGITS	0.09	-0.017	-0.008	-0.065
ab:from a	-0.045	-0.002	-0.005	0.052
ab:from our	0.03	-0.007	0.005	-0.028
ab:from people	0.036	-0.002	-0.002	-0.033
ab:from the	0.039	0.019	0.018	-0.077
ab:from time	0.033	-0.031	-0.044	0.042
ab:from which	0.011	-0.026	0	0.016
ab:from you	-0.015	0	0	0.016
ab:fuss ¶	0.017	-0.002	-0.001	-0.014
ab:gallery ¶	0.048	-0.003	-0.017	-0.028
ab:gambling commission	0.006	0.017	0.034	-0.057
ab:gaps before	-0.026	0	0.005	0.021
ab:gas and	0.067	-0.005	-0.019	-0.044
ab:gathered by	-0.001	-0.011	0.013	-0.001
ab:gathers and	-0.02	-0.001	-0.001	0.023
ab:gb DIGITS	0.041	-0.004	-0.037	0
ab:general conditions	0.022	-0.004	-0.014	-0.004
ab:general data	-0.013	-0.001	-0.001	0.014
ab:general ¶	0.027	-0.008	-0.023	0.004
ab:generated by	-0.027	-0.021	0.048	-0.001
ab:germany ¶	-0.041	0.046	-0.004	-0.001
ab:get in	-0.051	0.001	-0.006	0.056
ab:gift cards	0.017	-0.004	-0.015	0.003
ab:gift packs	0.013	0	0.002	-0.015
ab:gift sets	0.017	-0.001	-0.001	-0.015
ab:gift vouchers	0.051	-0.003	-0.013	-0.035
ab:gifts ¶	-0.031	0	0	0.031
ab:give it	-0.011	-0.011	-0.03	0.051
ab:give us	-0.007	-0.006	-0.006	0.019
ab:given through	-0.039	-0.01	0.064	-0.016
ab:given to	0.013	-0.004	0.005	-0.013
ab:gives please	-0.013	-0.008	0.039	-0.018
ab:gives ¶	-0.005	-0.009	0.021	-0.007
ab:gizorelzi detime	-0.054	0.005	0.049	0
ab:gizorelzi house	-0.054	0.005	0.049	0
ab:glamorgan sa1	-0.012	0.006	0.006	0
ab:glasgow and	0.041	0	0	-0.04
ab:go on	-0.018	-0.004	0.022	-0.001
ab:go to	-0.045	-0.011	0.058	-0.002
ab:good food	0.032	-0.003	0.01	-0.039
ab:great britain	0.022	-0.011	0.022	-0.032
ab:green it	0.01	0	0	-0.009
ab:ground floor	0.035	-0.004	-0.025	-0.006
ab:group companies	0.014	-0.017	0.003	0
ab:group of	-0.001	0.057	-0.047	-0.009
ab:group stuttgart	-0.037	0.026	0.012	0
ab:group ¶	0.024	-0.014	0.004	-0.014
ab:guarantee is	-0.007	-0.001	-0.029	0.037
ab:guarantee registered	-0.018	-0.011	0.03	-0.001
ab:had nothing	-0.026	0.002	0.024	0.001
ab:halifax and	-0.025	-0.002	-0.002	0.029
ab:halifax west	-0.036	0.001	0.034	0.001
ab:hall for	-0.029	0	-0.001	0.03
ab:hand tools	0.013	0	0	-0.012
ab:handled by	-0.019	0	0.02	-0.001
ab:handles personal	-0.048	-0.021	0.062	0.007
ab:handles your	-0.021	0	0	0.022
ab:happens to	0.018	-0.001	-0.001	-0.016
ab:has been	0.008	-0.004	-0.018	0.014
ab:has had	-0.026	0.002	0.024	0.001
ab:has its	-0.033	-0.018	0.045	0.006
ab:has no	-0.031	-0.021	0.036	0.017
ab:has to	-0.046	0	0.045	0
ab:have a	0.026	-0.007	0.026	-0.045
ab:have an	0.072	-0.001	-0.04	-0.031
ab:have been	0.017	-0.015	-0.038	0.036
ab:have in	0.019	0	0	-0.018
ab:have less	0.013	0	0	-0.013
ab:having its	0.077	-0.039	-0.04	0.002
ab:head :	-0.017	0	0	0.018
ab:hello @	-0.006	-0.006	0.002	0.01
ab:help centre	0.012	0	0	-0.012
ab:help with	-0.047	-0.001	0.017	0.031
ab:help ¶	-0.044	-0.001	-0.001	0.045
ab:here for	-0.027	-0.003	-0.008	0.037
ab:here is	-0.019	-0.004	0.003	0.021
ab:here still	-0.001	0	0.011	-0.01
ab:here ¶	0.052	-0.015	-0.031	-0.006
ab:hereford and	-0.065	-0.002	-0.002	0.069
ab:hereford herefordshire	-0.026	0	0.026	0
ab:herefordshire hr4	-0.011	0	0.011	0
ab:high street	-0.014	-0.003	0.003	0.013
ab:hire ¶	0.024	-0.001	0.004	-0.027
ab:hmrc (	0.01	-0.001	-0.009	0
ab:hold about	0.041	-0.014	-0.018	-0.009
ab:hold ¶	-0.009	-0.014	-0.005	0.027
ab:holidays put	0.01	0.001	0.004	-0.016
ab:home BRAND	0.15	-0.009	0.049	-0.191
ab:home about	-0.067	0.001	0.036	0.03
ab:home book	-0.035	0	-0.001	0.036
ab:home care	0.06	0	-0.001	-0.059
ab:home may	-0.054	-0.015	0.028	0.041
ab:home privacy	-0.025	-0.014	0.036	0.003
ab:home services	-0.034	0	0	0.035
ab:home terms	-0.068	0.014	-0.004	0.058
ab:home the	-0.022	-0.001	-0.001	0.023
ab:home ¶	-0.002	0.008	-0.058	0.051
ab:homes ¶	-0.012	-0.001	-0.001	0.014
ab:hospice care	0.048	-0.011	-0.037	0
ab:hosted by	-0.025	-0.002	0.002	0.025
ab:hosted on	0.012	-0.003	-0.008	0
ab:hosting ORG	-0.014	0	0.013	0
ab:hosting and	-0.017	-0.003	0.005	0.016
ab:hosting ¶	-0.005	-0.015	0.022	-0.002
ab:hosts it	-0.062	0.002	0.06	0
ab:hosts the	-0.033	-0.003	0.026	0.01
ab:hotels in	0.034	0	0	-0.034
ab:hotels ¶	0.024	-0.002	-0.001	-0.021
ab:hours are	-0.011	-0.002	-0.003	0.016
ab:house DIGITS	-0.031	-0.007	0.028	0.01
ab:house SELF	0.018	-0.001	-0.017	-0.001
ab:house gizorelzi	-0.054	0.005	0.049	0
ab:house nusil	-0.003	-0.005	0.01	-0.001
ab:house we	0.017	-0.001	-0.016	0
ab:house with	-0.053	-0.006	0.062	-0.003
ab:house ¶	-0.007	0.04	-0.046	0.013
ab:houses schools	0.018	0	0	-0.018
ab:how BRAND	-0.014	-0.002	-0.002	0.018
ab:how it	-0.094	-0.003	0.002	0.095
ab:how long	0.006	-0.019	0.059	-0.045
ab:how the	0.004	0.006	-0.033	0.023
ab:how to	-0.019	0.038	-0.014	-0.005
ab:how we	0.057	-0.017	-0.037	-0.003
ab:how your	0.088	-0.02	-0.064	-0.004
ab:https :	-0.084	0.026	-0.009	0.068
ab:i am	-0.006	-0.005	0.012	-0.001
ab:ico :	-0.009	0	0.01	-0.001
ab:ico org	-0.003	-0.01	0.015	-0.002
ab:ico registration	0.017	-0.018	-0.013	0.014
ab:identity checks	0.014	-0.005	0.008	-0.017
ab:if a	-0.004	-0.014	0.021	-0.003
ab:if nobody	-0.029	0	0.029	0
ab:if we	-0.025	-0.026	0.054	-0.003
ab:if you	0.028	-0.123	0.089	0.006
ab:if your	-0.003	-0.002	-0.014	0.018
ab:important information	0.019	-0.008	0.007	-0.017
ab:imprint ¶	0.003	0.003	0.011	-0.016
ab:in DIGITS	0	-0.004	0.023	-0.02
ab:in a	0.044	-0.042	-0.035	0.034
ab:in any	0.009	-0.001	-0.015	0.007
ab:in dublin	-0.011	0.003	0.008	0
ab:in england	-0.056	-0.052	0.166	-0.057
ab:in full	0.015	-0.002	-0.012	0
ab:in germany	-0.043	0.026	-0.002	0.019
ab:in guernsey	-0.018	0.048	-0.024	-0.006
ab:in ireland	0.087	-0.022	-0.055	-0.01
ab:in its	0.078	0.004	-0.078	-0.004
ab:in london	-0.021	-0.013	-0.006	0.041
ab:in northern	0.026	-0.003	-0.02	-0.003
ab:in one	-0.002	-0.001	-0.007	0.01
ab:in question	-0.007	-0.006	0.013	-0.001
ab:in running	-0.011	0.002	0.009	0
ab:in scotland	0.1	0.018	-0.066	-0.052
ab:in the	0.096	0.045	-0.108	-0.033
ab:in these	-0.024	-0.009	-0.007	0.041
ab:in this	0.029	-0.019	0.013	-0.022
ab:in touch	-0.01	0.001	-0.004	0.012
ab:in two	-0.023	0	0	0.024
ab:in whose	0.029	-0.004	-0.027	0.002
ab:in ¶	-0.064	-0.004	-0.002	0.07
ab:include vat	-0.015	0	-0.015	0.031
ab:including the	0.007	-0.001	-0.012	0.006
ab:incorporated and	-0.045	0.051	-0.007	0.001
ab:incorporated in	0.044	0.02	-0.078	0.014
ab:incorporated ¶	-0.011	0	0	0.011
ab:independently owned	-0.027	-0.014	0.041	-0.001
ab:info @	0.052	-0.015	-0.053	0.015
ab:information about	-0.037	0.039	-0.016	0.013
ab:information commissioner's	-0.002	-0.002	-0.014	0.017
ab:information commissioner’s	-0.005	-0.007	0.023	-0.011
ab:information generated	-0.027	-0.021	0.048	-0.001
ab:information to	-0.012	-0.002	-0.001	0.015
ab:information we	0.041	-0.022	-0.023	0.003
ab:information ¶	0.039	0.055	-0.082	-0.012
ab:installed properly	0.018	-0.001	-0.001	-0.016
ab:instructions ¶	-0.019	-0.001	0.003	0.017
ab:interest at	-0.027	0	0	0.026
ab:interest company	-0.023	0	0.013	0.01
ab:international transfers	-0.004	0.014	-0.009	-0.002
ab:interpretation ¶	0.01	-0.003	-0.004	-0.003
ab:introduction ¶	0.043	0.008	-0.033	-0.018
ab:investors ¶	0.017	-0.002	-0.015	0
ab:invoices and	0.01	-0.003	-0.006	0
ab:invoices ¶	0.03	-0.006	-0.024	0
ab:involved ¶	-0.013	-0.001	0	0.014
ab:ip4 3gt	-0.018	0	0.018	0
ab:ip4 5ul	-0.038	0.001	0.037	0
ab:ipswich and	0.028	-0.001	-0.002	-0.024
ab:ipswich suffolk	-0.048	0	0.048	0
ab:ireland (	0.029	-0.003	-0.023	-0.002
ab:ireland under	0.031	-0.008	-0.026	0.002
ab:ireland with	0.06	-0.013	-0.043	-0.004
ab:ireland ¶	0.068	-0.014	-0.043	-0.011
ab:is :	-0.003	-0.01	0.012	0.001
ab:is BRAND	-0.019	0.021	-0.002	0
ab:is DIGITS	0.025	0.027	-0.035	-0.017
ab:is ORG	0.04	-0.023	-0.021	0.004
ab:is SELF	0.067	-0.016	-0.048	-0.003
ab:is a	-0.102	0.1	0.068	-0.066
ab:is about	0.055	-0.002	-0.052	-0.001
ab:is an	0.018	0.011	-0.026	-0.003
ab:is at	0.105	-0.029	-0.097	0.022
ab:is authorised	-0.055	0.018	0.062	-0.025
ab:is committed	0.032	-0.03	-0.015	0.014
ab:is free	0.015	0	0.006	-0.021
ab:is green	0.01	0	0	-0.009
ab:is hosted	0.011	-0.005	-0.006	0
ab:is independently	-0.021	-0.014	0.041	-0.007
ab:is issued	0.034	0	-0.001	-0.033
ab:is late	0.018	0	0.002	-0.02
ab:is licensed	-0.038	0.068	-0.002	-0.028
ab:is looked	-0.003	-0.012	0.014	0.001
ab:is made	0.019	-0.011	-0.013	0.006
ab:is managed	-0.004	-0.009	0.013	0
ab:is no	-0.034	0.007	0.004	0.024
ab:is not	-0.012	-0.021	0.015	0.019
ab:is one	0.014	0	-0.016	0.003
ab:is open	-0.01	-0.001	0.001	0.01
ab:is operated	0.012	-0.01	0	-0.002
ab:is owned	0.091	-0.012	-0.076	-0.003
ab:is paid	0.001	0.035	-0.016	-0.019
ab:is parking	-0.042	-0.001	-0.001	0.045
ab:is part	0.041	-0.027	-0.013	-0.001
ab:is provided	-0.037	-0.018	0.058	-0.002
ab:is registered	0.024	-0.039	-0.003	0.018
ab:is responsible	0.003	-0.044	0.035	0.006
ab:is run	-0.014	-0.028	0.028	0.013
ab:is sent	-0.008	-0.014	0.022	0
ab:is the	0.006	-0.017	-0.026	0.037
ab:is this	-0.047	-0.005	0.053	0
ab:is used	0.049	-0.005	-0.042	-0.003
ab:is with	-0.054	-0.008	0.066	-0.003
ab:is written	-0.007	-0.001	-0.029	0.037
ab:isle of	0.119	-0.011	-0.146	0.038
ab:issued by	0.012	-0.003	0.023	-0.032
ab:it and	0.004	-0.003	0.019	-0.02
ab:it is	0.063	-0.003	0.02	-0.08
ab:it keeps	-0.016	0	0.015	0
ab:it only	-0.004	-0.015	0.022	-0.003
ab:it our	-0.011	-0.011	-0.03	0.051
ab:it sometimes	-0.062	0.002	0.06	0
ab:it under	0.03	-0.006	-0.024	0
ab:it with	-0.01	0.035	-0.049	0.025
ab:it works	-0.093	-0.003	0.002	0.094
ab:it ¶	0.031	0	0.007	-0.038
ab:its affiliates	-0.001	-0.032	0.017	0.016
ab:its clients	0.012	-0.009	-0.001	-0.002
ab:its customers	0.008	0.018	-0.022	-0.004
ab:its loss	-0.02	0	0.02	0
ab:its own	-0.103	0.024	0.076	0.004
ab:its registered	0.039	-0.015	-0.027	0.003
ab:its subsidiaries	0.026	0.003	-0.017	-0.012
ab:itself how	-0.018	0	0.017	0
ab:january DIGITS	-0.017	-0.002	0.019	0
ab:joint data	-0.009	0.011	-0.01	0.008
ab:june DIGITS	-0.006	-0.007	-0.004	0.017
ab:keep a	0.022	-0.007	0.026	-0.041
ab:keep it	-0.006	0.011	-0.001	-0.004
ab:keep the	0.022	-0.005	-0.005	-0.013
ab:keep them	0.042	-0.001	0.004	-0.045
ab:keep up	-0.035	-0.001	0.01	0.026
ab:keep your	-0.028	0.054	-0.012	-0.013
ab:keeps its	-0.046	0.002	0.044	0
ab:keeps the	-0.011	-0.003	0.026	-0.012
ab:keeps transaction	-0.013	0	0.012	0
ab:keeps your	-0.015	-0.002	-0.005	0.022
ab:kendal and	-0.032	-0.001	-0.001	0.035
ab:kendal cumbria	-0.021	0.002	0.018	0.001
ab:kent me15	0.011	-0.002	-0.009	0
ab:kept for	0.001	-0.002	-0.015	0.016
ab:kestrel road	-0.038	0	0.037	0
ab:kestrel wharf	-0.026	0.012	0.014	0
ab:kind and	-0.021	0	0	0.02
ab:kind or	-0.049	0.001	0.048	0
ab:kinds of	-0.014	-0.002	0.001	0.015
ab:kingdom registered	0.017	-0.005	-0.011	0
ab:kingdom ¶	0.004	-0.009	-0.013	0.018
ab:kit for	0.03	-0.002	0.001	-0.028
ab:know as	0.063	-0.008	-0.025	-0.031
ab:know where	-0.014	-0.021	0.028	0.007
ab:known as	0.014	0.033	-0.047	0.001
ab:kop com	0.028	-0.002	-0.013	-0.013
ab:landlords letting	-0.001	0	0.019	-0.018
ab:lane wilmslow	-0.003	-0.005	0.01	-0.001
ab:large ones	-0.049	0	0.048	0
ab:larkfield road	-0.014	0	0.014	0
ab:last month	-0.013	-0.001	-0.012	0.026
ab:last updated	-0.097	-0.015	0.001	0.111
ab:law ¶	-0.019	-0.001	0.021	-0.001
ab:laws of	0.019	-0.005	-0.011	-0.003
ab:leeds and	0.091	-0.001	-0.002	-0.088
ab:legal name	0.103	-0.001	-0.002	-0.1
ab:legal notice	-0.036	-0.001	-0.001	0.037
ab:legal ¶	-0.05	0.004	0.02	0.026
ab:leicester and	-0.009	-0.001	-0.002	0.013
ab:lenders ¶	-0.026	-0.002	0	0.028
ab:less and	0.01	0	0.005	-0.015
ab:letter for	0.011	-0.002	-0.011	0.003
ab:letter or	-0.023	-0.011	0.05	-0.016
ab:letting agents	-0.004	0	0.019	-0.016
ab:letting and	-0.081	0	-0.001	0.082
ab:liability partnership	0.026	-0.003	-0.023	0
ab:liability ¶	0.036	-0.008	-0.027	-0.001
ab:liable for	0.035	-0.003	-0.029	-0.003
ab:licence and	0.109	-0.017	-0.091	-0.001
ab:licence ¶	-0.014	-0.002	0.007	0.009
ab:licensed by	-0.026	0.021	0.025	-0.02
ab:like most	-0.009	-0.006	0.018	-0.002
ab:like to	0.026	-0.007	0.01	-0.029
ab:limited by	0.028	-0.023	0	-0.005
ab:limited company	0.056	-0.054	-0.027	0.026
ab:limited liability	0.039	-0.01	-0.028	0
ab:limited ¶	0.014	-0.002	-0.012	0
ab:limited’s privacy	0.02	-0.004	0.013	-0.029
ab:lincoln and	-0.069	-0.001	-0.002	0.072
ab:lines and	0.021	0	0	-0.02
ab:list of	-0.013	0.017	-0.001	-0.002
ab:little less	0.017	0	0.005	-0.022
ab:liverpool and	-0.037	-0.014	0.015	0.036
ab:located at	-0.008	0.024	-0.001	-0.014
ab:log in	-0.08	-0.005	0.042	0.043
ab:london and	0.039	-0.001	-0.001	-0.036
ab:london e14	0.036	-0.018	-0.016	-0.002
ab:london ec1v	-0.053	-0.002	0.054	0
ab:london ec2a	0.012	-0.006	-0.005	0
ab:london england	0.024	-0.005	-0.015	-0.004
ab:london se1	-0.027	-0.007	0.034	0
ab:london sw1w	-0.011	0	0.011	0
ab:london united	0.041	-0.01	-0.018	-0.013
ab:london ¶	-0.023	-0.027	-0.072	0.122
ab:londonderry and	0.015	0	0	-0.014
ab:long depends	-0.001	-0.009	0.011	-0.001
ab:long it	-0.015	0	0.015	0
ab:long we	0.032	0.009	0.002	-0.043
ab:look after	-0.01	0.097	-0.071	-0.016
ab:look out	0.013	-0.001	-0.001	-0.012
ab:looked after	0.003	-0.01	0.013	-0.005
ab:looking after	-0.037	0	0	0.037
ab:looks after	0.005	0.084	-0.102	0.012
ab:loss adjusters	-0.02	0	0.02	0
ab:lottery is	-0.044	0.039	0.018	-0.014
ab:lottery manager	0.006	-0.008	0.018	-0.016
ab:m12 2az	-0.05	0.001	0.049	0
ab:made in	-0.042	-0.001	0	0.042
ab:made simple	0.031	-0.001	-0.001	-0.03
ab:made the	0.022	-0.013	-0.009	0
ab:made with	-0.013	-0.001	0.001	0.013
ab:made ¶	0.028	0.004	0.001	-0.032
ab:maidstone me15	-0.013	0	0.012	0
ab:mail is	-0.005	-0.014	0.019	0
ab:mail ¶	-0.003	-0.012	0.017	-0.002
ab:main trading	0.03	-0.004	-0.005	-0.02
ab:make an	0.022	-0.002	-0.015	-0.005
ab:makes the	-0.07	0.002	0.067	0
ab:making a	0.016	0	0.001	-0.017
ab:maltings way	-0.05	0.001	0.049	0
ab:managed by	0.033	-0.026	-0.008	0
ab:manager ¶	0.004	-0.003	0.043	-0.044
ab:managing agents	0.005	0	0.012	-0.017
ab:managing homes	-0.081	0	-0.001	0.082
ab:manchester m12	-0.05	0.001	0.049	0
ab:march DIGITS	-0.1	0.012	0.01	0.078
ab:march ¶	0.019	-0.002	-0.017	0
ab:mark of	0.011	-0.01	0.025	-0.025
ab:marks of	0.007	-0.009	0.015	-0.013
ab:materials ourselves	-0.043	-0.001	-0.001	0.044
ab:may DIGITS	-0.058	-0.01	0.047	0.021
ab:may also	-0.024	0.06	-0.023	-0.014
ab:may ask	-0.014	-0.004	0.019	-0.001
ab:may be	-0.088	-0.024	0.021	0.091
ab:may change	0.007	-0.01	-0.029	0.032
ab:may not	0.022	-0.001	-0.02	0
ab:may pass	-0.011	0	0.011	0
ab:may process	0.016	-0.009	-0.003	-0.003
ab:may receive	-0.014	-0.009	0.023	-0.001
ab:may refuse	0.024	-0.001	-0.001	-0.023
ab:me ¶	-0.016	0	-0.001	0.017
ab:me15 7eb	-0.013	0	0.012	0
ab:mean ORG	-0.014	0	0	0.015
ab:mean SELF	0.015	-0.001	-0.013	0
ab:mean the	-0.016	0	-0.005	0.022
ab:means SELF	-0.007	-0.004	0.015	-0.004
ab:means any	0.022	0.022	-0.04	-0.004
ab:means that	-0.022	0.047	-0.031	0.006
ab:means the	-0.029	-0.015	0.02	0.025
ab:member of	0.082	-0.009	-0.024	-0.049
ab:members of	-0.03	-0.011	0.02	0.022
ab:menus for	0.02	0	0	-0.02
ab:methods ¶	0.045	-0.001	-0.006	-0.038
ab:miles of	0.024	0	-0.015	-0.009
ab:millrace road	-0.02	0	0.019	0
ab:miniatures ¶	-0.018	0	0	0.018
ab:modern teams	-0.076	0	-0.001	0.076
ab:month including	0.006	-0.001	-0.012	0.008
ab:months ¶	-0.027	-0.001	0.002	0.026
ab:more than	-0.01	-0.003	0.001	0.011
ab:more ¶	-0.018	-0.004	0.004	0.019
ab:mortgage advice	0.007	-0.003	-0.027	0.023
ab:mortgages ¶	-0.059	-0.001	-0.001	0.06
ab:most of	-0.018	-0.012	-0.005	0.035
ab:most sites	-0.009	-0.006	0.018	-0.002
ab:must be	-0.011	-0.001	0.007	0.005
ab:my own	-0.011	0	0	0.012
ab:name :	0.001	0.009	-0.03	0.02
ab:name BRAND	0.057	-0.014	-0.041	-0.002
ab:name email	-0.005	-0.009	-0.001	0.015
ab:name of	-0.129	0.083	-0.018	0.064
ab:name the	-0.04	0.001	0.038	0
ab:name used	-0.017	-0.001	0	0.018
ab:name we	0.029	-0.004	-0.027	0.002
ab:name ¶	-0.048	-0.008	0.039	0.017
ab:names of	-0.039	0.014	-0.001	0.026
ab:names ¶	-0.025	0.054	-0.03	0
ab:near you	-0.048	-0.007	0.015	0.04
ab:necessary ones	-0.041	-0.002	0	0.043
ab:need a	0.097	-0.015	-0.082	0
ab:needs us	-0.02	-0.003	-0.007	0.03
ab:network registered	-0.158	0.053	0.105	0
ab:never reaches	-0.02	0	0.02	0
ab:new in	-0.021	-0.004	-0.001	0.027
ab:new this	0.02	-0.001	0	-0.019
ab:new website	-0.027	0.001	0.026	0
ab:newcastle upon	0.03	-0.009	0	-0.021
ab:newry and	0.035	0	0	-0.035
ab:news offers	0.011	-0.002	-0.011	0.002
ab:news ¶	0.065	-0.003	-0.002	-0.059
ab:night ¶	0.028	0.02	-0.018	-0.03
ab:no DIGITS	0.091	0.047	-0.105	-0.033
ab:no NUM	-0.005	0.031	0.028	-0.054
ab:no SELF	-0.269	0.052	0.228	-0.011
ab:no contract	-0.016	-0.021	0.042	-0.005
ab:no fuss	0.032	-0.003	0.01	-0.039
ab:no investors	0.017	-0.001	-0.016	0
ab:no part	-0.012	0.001	0.011	0
ab:nobody here	-0.011	-0.002	0	0.013
ab:nobody is	-0.029	0	0.029	0
ab:nobody will	-0.018	-0.001	0.001	0.018
ab:nomofer street	-0.008	-0.003	0.011	0
ab:norfolk nr7	-0.012	0	0.012	0
ab:north east	0.058	0	0	-0.058
ab:north of	-0.03	0	-0.001	0.031
ab:north yorkshire	-0.011	-0.002	0.012	0
ab:northern ireland	0.041	-0.008	-0.03	-0.003
ab:norupo balloon	0.019	0	0	-0.019
ab:norupo london	0.05	-0.019	-0.03	-0.001
ab:norwich and	0.011	-0.001	-0.002	-0.009
ab:norwich norfolk	-0.026	0.001	0.014	0.01
ab:not a	-0.017	-0.008	0.012	0.013
ab:not be	0.021	-0.001	-0.02	0
ab:not for	-0.036	-0.007	0.038	0.005
ab:not incorporated	-0.011	0	0	0.011
ab:not keep	-0.035	-0.001	0.01	0.026
ab:not liable	0.035	-0.003	-0.029	-0.003
ab:not send	-0.016	0.002	0.015	-0.001
ab:not vat	-0.012	0	0	0.012
ab:not we	-0.015	0	0.015	0
ab:not ¶	0.002	0	0.021	-0.022
ab:nothing BRAND	0.036	-0.001	-0.001	-0.034
ab:nothing and	0.007	-0.002	-0.021	0.016
ab:nothing bring	0.016	0	0	-0.015
ab:nothing delivery	-0.017	0	0	0.017
ab:nothing evening	0.016	0	0	-0.016
ab:nothing every	0.021	-0.001	-0.001	-0.019
ab:nothing gift	0.024	-0.002	-0.001	-0.022
ab:nothing if	0.018	-0.001	-0.001	-0.016
ab:nothing on	0.04	-0.002	-0.015	-0.023
ab:nothing our	-0.049	-0.003	-0.002	0.054
ab:nothing quote	-0.025	-0.001	-0.001	0.027
ab:nothing rated	-0.066	-0.001	0	0.067
ab:nothing spare	-0.04	-0.001	-0.001	0.041
ab:nothing tell	-0.011	0	0	0.011
ab:nothing there	-0.019	-0.001	0	0.02
ab:nothing to	-0.026	0.002	0.024	0.001
ab:nothing trade	0.023	0	0	-0.022
ab:nothing use	0.036	-0.001	-0.001	-0.035
ab:nothing we	0.041	-0.005	-0.004	-0.032
ab:nothing when	-0.014	-0.001	-0.001	0.015
ab:nothing ¶	0.033	-0.015	-0.014	-0.004
ab:notice covers	-0.069	-0.015	0.024	0.059
ab:notice explains	-0.007	-0.003	-0.002	0.012
ab:notice tells	0.042	-0.007	-0.039	0.004
ab:notice terms	-0.016	-0.002	-0.012	0.031
ab:notice ©	-0.001	-0.001	-0.007	0.01
ab:notice ¶	0.012	0.01	-0.046	0.024
ab:nottingham and	0.069	-0.002	-0.002	-0.066
ab:nottingham ng7	-0.028	0.007	0.021	0
ab:now ¶	-0.013	-0.001	0.002	0.012
ab:number (	-0.014	-0.004	0.022	-0.004
ab:number :	-0.069	-0.061	0.04	0.09
ab:number DIGITS	0.062	0.017	-0.017	-0.063
ab:number NUM	0.052	-0.091	0.082	-0.043
ab:number SELF	-0.378	0.105	0.313	-0.04
ab:number at	0.01	-0.002	-0.008	0
ab:number is	0.055	-0.053	-0.009	0.007
ab:number never	-0.02	0	0.02	0
ab:number ¶	0.091	-0.014	-0.073	-0.004
ab:nusil lane	-0.003	-0.005	0.01	-0.001
ab:o ORG	0.049	-0.013	-0.036	-0.001
ab:of BRAND	0.019	0.094	-0.023	-0.09
ab:of DIGITS	-0.099	-0.013	0.085	0.028
ab:of ORG	0.006	0.006	-0.111	0.099
ab:of SELF	0.093	-0.035	-0.013	-0.045
ab:of a	0.045	-0.014	-0.038	0.007
ab:of aberdeen	0.034	0	0	-0.033
ab:of aberystwyth	-0.011	0	0	0.012
ab:of any	0.003	-0.004	0.011	-0.01
ab:of birmingham	-0.019	-0.002	-0.002	0.023
ab:of brighton	-0.016	-0.001	-0.002	0.018
ab:of bristol	-0.039	-0.001	-0.001	0.041
ab:of business	0.024	0.028	-0.003	-0.049
ab:of cambridge	-0.033	-0.001	-0.002	0.036
ab:of cardiff	0.031	-0.002	-0.003	-0.026
ab:of companies	0.001	0.044	-0.04	-0.005
ab:of contract	-0.051	0.045	-0.013	0.019
ab:of data	-0.005	-0.008	-0.001	0.014
ab:of dundee	0.015	0	0	-0.014
ab:of edinburgh	0.019	0	0	-0.018
ab:of england	0.088	-0.011	-0.042	-0.036
ab:of exeter	0.041	-0.001	-0.024	-0.016
ab:of glasgow	0.041	0	0	-0.04
ab:of halifax	-0.025	-0.002	-0.002	0.029
ab:of hereford	-0.072	-0.001	0.004	0.069
ab:of ipswich	0.028	-0.001	-0.002	-0.024
ab:of its	-0.013	0.007	-0.009	0.015
ab:of kendal	-0.032	-0.001	-0.001	0.035
ab:of leeds	0.091	-0.001	-0.002	-0.088
ab:of leicester	-0.009	-0.001	-0.002	0.013
ab:of lincoln	-0.069	-0.001	-0.002	0.072
ab:of liverpool	-0.035	-0.001	-0.001	0.037
ab:of london	0.084	-0.008	-0.001	-0.075
ab:of londonderry	0.015	0	0	-0.014
ab:of man	0.126	-0.007	-0.128	0.009
ab:of newcastle	0.015	-0.002	-0.002	-0.012
ab:of newry	0.042	0	0	-0.042
ab:of nottingham	0.069	-0.002	-0.002	-0.066
ab:of onarebu	-0.004	-0.017	0.02	0
ab:of our	-0.015	0.007	-0.011	0.019
ab:of page	-0.001	-0.04	0.102	-0.062
ab:of patients	0.014	-0.005	-0.008	0
ab:of reading	-0.085	-0.001	-0.001	0.087
ab:of sale	0.017	-0.002	0.003	-0.018
ab:of service	0.016	-0.006	-0.009	-0.002
ab:of shrewsbury	-0.047	-0.001	-0.001	0.049
ab:of stockport	0.023	-0.001	-0.001	-0.021
ab:of swansea	0.01	-0.001	-0.001	-0.008
ab:of the	-0.195	0.079	0.171	-0.054
ab:of their	0.026	-0.01	0.004	-0.02
ab:of them	-0.031	0.012	0.032	-0.014
ab:of this	0.046	-0.009	-0.005	-0.032
ab:of truro	-0.057	-0.002	-0.003	0.062
ab:of unit	-0.024	0	0.024	0
ab:of use	-0.064	-0.007	0.079	-0.007
ab:of what	0.008	-0.011	-0.009	0.012
ab:of which	-0.049	-0.014	0.062	0.001
ab:of whitby	0.027	-0.001	-0.001	-0.025
ab:of wrexham	0.03	-0.001	-0.001	-0.028
ab:of york	0.036	-0.001	-0.001	-0.035
ab:of your	0.008	-0.028	0.049	-0.029
ab:offered to	0.01	-0.001	0	-0.008
ab:offers and	0.004	-0.002	-0.011	0.008
ab:offers to	-0.063	0.041	0.026	-0.004
ab:offers ¶	0.016	0	0	-0.015
ab:office :	0.031	-0.098	0.08	-0.013
ab:office SELF	0.013	-0.003	-0.01	0
ab:office address	0.003	-0.002	-0.078	0.076
ab:office and	0.025	-0.006	-0.019	0
ab:office at	0.018	-0.013	0.002	-0.007
ab:office is	0.08	-0.014	-0.095	0.029
ab:office registration	0.005	-0.007	-0.012	0.014
ab:office the	-0.035	-0.002	0.037	0
ab:office unit	0.02	-0.003	-0.016	0
ab:office with	-0.008	-0.005	0.021	-0.008
ab:office ¶	0.027	-0.005	-0.036	0.014
ab:offices at	0	-0.016	0.019	-0.003
ab:okimiletpo ¶	0.022	-0.002	0.002	-0.022
ab:on DIGITS	-0.002	-0.015	-0.006	0.023
ab:on ORG	0.012	-0.003	-0.008	0
ab:on a	0.002	-0.01	0.018	-0.01
ab:on behalf	0.064	0.005	0.005	-0.074
ab:on it	0.03	-0.003	-0.008	-0.019
ab:on its	-0.011	-0.003	0.024	-0.01
ab:on our	-0.014	0.031	-0.027	0.01
ab:on request	-0.04	-0.007	0.048	-0.001
ab:on sale	-0.042	0	0.002	0.04
ab:on sea	-0.014	-0.001	-0.003	0.018
ab:on the	0.174	-0.02	-0.087	-0.067
ab:on these	0.012	-0.001	-0.003	-0.008
ab:on this	0.023	-0.002	0	-0.021
ab:on wednesdays	-0.021	0	-0.001	0.022
ab:on weekdays	-0.014	0	0	0.015
ab:on working	-0.012	0	0.012	0
ab:on www	0.015	-0.012	-0.017	0.014
ab:on your	-0.102	-0.006	0.034	0.075
ab:on ¶	-0.069	-0.005	0.04	0.034
ab:onarebu georgia	-0.006	-0.017	0.023	0
ab:one by	-0.012	-0.001	0.003	0.009
ab:one of	0.014	-0.017	-0.011	0.013
ab:one person	0.018	0	0	-0.018
ab:one place	-0.017	-0.001	-0.007	0.025
ab:one sets	-0.009	-0.006	0.018	-0.002
ab:one side	0.012	0	0	-0.011
ab:ones are	-0.04	-0.001	-0.002	0.043
ab:ones by	-0.049	0	0.048	0
ab:only as	-0.059	-0.003	0.057	0.005
ab:only if	-0.027	-0.015	0.021	0.021
ab:only promotes	0.024	-0.001	-0.001	-0.023
ab:only ¶	0.045	0.017	-0.001	-0.061
ab:operated by	0.032	-0.02	-0.018	0.006
ab:operates the	0.065	-0.083	0.004	0.014
ab:or "	0.117	0.027	-0.105	-0.04
ab:or ORG	-0.015	-0.011	0.029	-0.003
ab:or a	-0.008	-0.003	0.022	-0.01
ab:or any	0.019	0.007	-0.017	-0.008
ab:or by	-0.012	-0.018	0.038	-0.007
ab:or in	0.01	-0.004	-0.011	0.006
ab:or its	-0.054	-0.01	0.069	-0.006
ab:or not	-0.036	0	0.036	0
ab:or our	0.01	0.018	-0.011	-0.016
ab:or sent	0.025	0	-0.01	-0.014
ab:or substantially	-0.005	-0.011	0.018	-0.002
ab:or the	-0.005	-0.011	0.002	0.013
ab:or to	0.015	-0.004	-0.009	-0.001
ab:or us	0.007	-0.004	-0.015	0.011
ab:orchard business	-0.011	0	0.011	0.001
ab:orchard terrace	-0.014	0	0.014	0
ab:order and	-0.016	-0.016	0.061	-0.029
ab:order materials	-0.043	-0.001	-0.001	0.044
ab:order placed	-0.013	-0.003	-0.003	0.019
ab:order you	-0.043	0.044	-0.012	0.012
ab:order ¶	-0.039	-0.003	0.017	0.024
ab:orders an	0.01	-0.003	-0.007	0.001
ab:orders ¶	-0.019	0.033	-0.025	0.01
ab:ordinary partnership	-0.03	0	0	0.03
ab:org uk	-0.006	-0.011	0.018	-0.002
ab:other countries	0.011	0	0	-0.011
ab:other names	-0.006	-0.005	0.014	-0.004
ab:our "	0.019	-0.009	0.001	-0.011
ab:our BRAND	0.012	-0.007	0.001	-0.006
ab:our accountant	-0.036	0.002	0.034	0
ab:our address	-0.019	-0.003	0.002	0.021
ab:our and	0.021	0.034	-0.06	0.005
ab:our apprentices	-0.021	-0.002	0.01	0.012
ab:our assets	-0.005	-0.011	0.018	-0.002
ab:our behalf	-0.018	0.039	-0.039	0.017
ab:our company	0.001	0.028	-0.033	0.003
ab:our cookies	-0.027	0	0	0.027
ab:our customer	-0.004	-0.007	0.011	0
ab:our customers	-0.008	-0.002	-0.002	0.012
ab:our data	0.016	-0.01	-0.002	-0.004
ab:our emails	-0.012	-0.003	-0.019	0.034
ab:our financial	-0.006	-0.014	0.006	0.014
ab:our guarantee	-0.007	-0.001	-0.029	0.037
ab:our homes	0.014	0	0	-0.014
ab:our instructions	-0.026	0.003	0.023	0
ab:our is	-0.013	0.002	0.002	0.009
ab:our letter	0.01	-0.003	-0.011	0.004
ab:our main	-0.013	-0.001	0.001	0.013
ab:our number	0.01	-0.002	-0.008	0
ab:our office	-0.045	0	0.044	0
ab:our or	-0.025	-0.012	0.02	0.018
ab:our own	0.008	-0.036	0.084	-0.056
ab:our pages	-0.003	-0.017	0.021	-0.001
ab:our payment	-0.018	0.003	0.015	0
ab:our people	0.026	0	0	-0.026
ab:our prices	0.013	-0.002	-0.001	-0.011
ab:our profits	-0.011	-0.011	-0.03	0.051
ab:our registered	0.027	-0.029	-0.004	0.006
ab:our services	-0.034	-0.016	0.035	0.015
ab:our shops	-0.011	0.042	-0.039	0.008
ab:our site	-0.014	-0.018	0.018	0.014
ab:our store	0.012	-0.002	-0.01	0
ab:our story	0.051	-0.006	-0.037	-0.008
ab:our trading	-0.006	0.039	-0.04	0.006
ab:our van	0.027	-0.001	0	-0.026
ab:our vat	0.015	-0.002	0.002	-0.015
ab:our website	0.007	0.03	-0.035	-0.002
ab:our work	0.039	-0.002	-0.002	-0.035
ab:our workshop	-0.025	-0.002	0.001	0.026
ab:our ¶	-0.021	0.047	-0.012	-0.014
ab:ourselves ;	-0.047	0	-0.001	0.048
ab:ourselves and	-0.049	-0.001	-0.001	0.051
ab:out for	0.013	-0.001	-0.001	-0.012
ab:out of	0.017	-0.002	-0.009	-0.006
ab:out repairs	-0.039	0.001	0.037	0
ab:out the	-0.022	-0.01	0.029	0.003
ab:out we	0.021	0	-0.001	-0.02
ab:outside ¶	-0.022	-0.001	-0.001	0.023
ab:ovekavuvu ¶	-0.014	-0.002	0.045	-0.028
ab:own and	0.014	-0.002	0.024	-0.037
ab:own file	-0.036	0.002	0.034	0
ab:own shelves	0.01	-0.005	-0.001	-0.004
ab:own terms	-0.005	-0.014	0.022	-0.002
ab:own van	-0.035	0	0.035	0
ab:own ¶	-0.107	0.002	0.036	0.07
ab:owned and	-0.005	-0.015	0.026	-0.005
ab:owned by	0.099	0.005	-0.081	-0.023
ab:owned subsidiary	-0.124	0.133	0.024	-0.033
ab:owner and	0.001	-0.002	-0.013	0.014
ab:owners ¶	0.028	-0.003	0.014	-0.039
ab:owns and	0.115	-0.094	-0.011	-0.01
ab:owns the	-0.023	-0.003	-0.009	0.035
ab:page of	-0.013	0	0.039	-0.026
ab:page ¶	0.023	0.009	0.045	-0.078
ab:pages are	-0.015	-0.001	-0.001	0.016
ab:pages store	-0.002	-0.012	0.015	-0.001
ab:paid by	-0.016	-0.003	0.004	0.016
ab:papers to	-0.011	0	0.01	0
ab:parent company	-0.048	0.071	-0.017	-0.006
ab:parent of	0.042	0.059	-0.1	-0.001
ab:parking behind	-0.046	-0.001	-0.001	0.048
ab:part in	-0.012	0.001	0.011	0
ab:part of	0.026	-0.009	-0.036	0.019
ab:parties to	-0.005	-0.016	0.022	-0.001
ab:parties ¶	0.06	-0.001	-0.002	-0.057
ab:partnership registered	0.021	-0.003	-0.023	0.005
ab:partnership the	-0.03	0	0	0.03
ab:parts are	0.028	-0.003	-0.016	-0.01
ab:pass the	-0.011	0	0.01	0
ab:patients records	0.014	-0.005	-0.008	0
ab:pay a	0.019	-0.001	0.005	-0.023
ab:pay by	-0.008	-0.001	0.011	-0.002
ab:payment and	-0.006	-0.003	0.012	-0.004
ab:payment cards	-0.018	0.003	0.016	0
ab:payment for	-0.062	0.015	0.046	0.001
ab:payment methods	0.045	-0.001	-0.006	-0.038
ab:payment processing	-0.02	-0.002	0.002	0.02
ab:payment provider	-0.018	0.003	0.016	-0.001
ab:payment service	-0.028	-0.001	0.003	0.026
ab:payment services	-0.015	-0.001	0.016	0
ab:payment that	0.024	-0.001	-0.001	-0.023
ab:payment ¶	-0.021	-0.003	0.025	-0.001
ab:payments and	-0.014	-0.003	0.004	0.013
ab:payments are	-0.009	-0.016	0.026	-0.001
ab:payments ¶	-0.01	0.03	-0.018	-0.001
ab:payroll without	-0.047	0	-0.001	0.048
ab:pensioners pay	0.014	-0.001	0.004	-0.017
ab:people choose	-0.011	0	0.013	-0.002
ab:people who	0.043	-0.003	-0.013	-0.028
ab:people ¶	0.034	0	0	-0.034
ab:periods ¶	-0.002	-0.01	0.012	-0.001
ab:person who	0.013	-0.001	-0.006	-0.005
ab:personal data	0.166	0.03	-0.202	0.006
ab:personal details	-0.039	-0.01	0.064	-0.016
ab:personal information	0.088	0.025	-0.096	-0.017
ab:personal training	0.024	0	-0.001	-0.024
ab:phone ¶	0.011	-0.003	-0.016	0.009
ab:pick up	0.014	-0.001	-0.001	-0.012
ab:pictures are	0.01	-0.002	-0.005	-0.003
ab:pier ¶	-0.023	-0.002	-0.001	0.026
ab:places to	-0.022	-0.001	0.007	0.016
ab:placing an	-0.082	0.011	0	0.071
ab:plant a	0.013	-0.001	-0.002	-0.01
ab:platform (	-0.02	-0.001	0	0.021
ab:platform ¶	-0.052	-0.002	-0.001	0.056
ab:please read	-0.003	-0.018	0.055	-0.034
ab:please take	0.031	-0.009	-0.001	-0.02
ab:po box	-0.028	0.017	-0.013	0.024
ab:police or	-0.004	-0.013	0.02	-0.002
ab:policies are	-0.003	0.001	0.014	-0.012
ab:policy BRAND	0.019	0.009	-0.011	-0.017
ab:policy applies	-0.002	0.053	-0.05	-0.001
ab:policy contact	-0.049	0.027	0.021	0.001
ab:policy for	0.004	-0.003	0.02	-0.021
ab:policy from	-0.009	-0.008	-0.026	0.044
ab:policy of	-0.035	0.059	-0.009	-0.015
ab:policy sets	0.051	-0.007	-0.027	-0.018
ab:policy terms	-0.016	-0.002	0.008	0.011
ab:policy ¶	0.057	0.04	0	-0.098
ab:portal that	-0.068	0.041	0.026	0.001
ab:possible on	0.011	0	-0.001	-0.01
ab:postal address	0.027	-0.006	-0.01	-0.011
ab:posted the	0.037	0	0	-0.036
ab:powered by	-0.046	-0.038	0.074	0.01
ab:practices ¶	0	-0.009	0.012	-0.003
ab:price and	0.034	-0.002	0.003	-0.035
ab:price does	0.03	0	0	-0.03
ab:prices are	-0.011	0	0.022	-0.011
ab:prices ¶	-0.027	0	0.022	0.006
ab:pricing log	-0.01	0	0	0.01
ab:pricing ¶	0.068	-0.001	-0.001	-0.066
ab:prints and	0.077	-0.002	-0.003	-0.072
ab:privacy &	0.026	-0.006	0.001	-0.02
ab:privacy BRAND	-0.003	0.045	-0.042	0
ab:privacy and	0.001	0.058	-0.055	-0.004
ab:privacy notice	0.071	-0.002	-0.151	0.082
ab:privacy policy	-0.119	0.025	0.121	-0.027
ab:privacy statement	0.074	-0.03	-0.033	-0.012
ab:privacy ¶	0.001	-0.04	0.1	-0.061
ab:private and	-0.019	0.053	-0.013	-0.021
ab:private company	0.029	-0.019	-0.034	0.024
ab:private limited	0.048	-0.037	-0.004	-0.007
ab:process your	-0.005	-0.007	0.015	-0.002
ab:process ¶	0.037	-0.005	-0.013	-0.018
ab:processed by	-0.003	-0.01	0.014	0
ab:product ¶	-0.016	0	0	0.017
ab:profits ¶	-0.011	-0.011	-0.03	0.051
ab:project is	0.012	0	0	-0.011
ab:promotes the	0.023	0.032	-0.032	-0.023
ab:properly first	-0.019	0	0	0.02
ab:property of	0.007	-0.001	-0.012	0.007
ab:property on	0.029	-0.003	-0.011	-0.015
ab:protecting and	-0.054	-0.031	0.058	0.027
ab:protecting your	0.057	-0.007	-0.018	-0.032
ab:protection officer	0.001	-0.019	0.028	-0.011
ab:protection regulation	-0.013	-0.001	0	0.014
ab:protection ¶	0.013	0.041	-0.041	-0.013
ab:proudly created	0.028	-0.002	-0.013	-0.013
ab:provided by	-0.049	-0.027	0.072	0.005
ab:provider and	-0.018	0.003	0.015	0
ab:provider of	-0.004	-0.006	-0.005	0.015
ab:provides this	0.015	-0.001	-0.004	-0.01
ab:published whether	-0.067	0.001	0.066	0
ab:purposes of	0.01	0.032	-0.04	-0.001
ab:put together	0.016	0	0	-0.016
ab:questions are	0.063	-0.001	0.004	-0.066
ab:quote reference	-0.016	-0.001	0	0.017
ab:quote ¶	-0.018	-0.001	0	0.019
ab:range for	0.013	0	0	-0.013
ab:rapa ¶	0.021	-0.004	0.004	-0.022
ab:read more	-0.012	0	-0.001	0.013
ab:read them	-0.016	-0.016	0.061	-0.029
ab:read what	-0.018	-0.002	-0.013	0.033
ab:reading and	-0.085	-0.001	-0.001	0.087
ab:reading rg30	-0.016	0.007	0.009	0
ab:receive our	-0.004	-0.007	0.011	0
ab:receives the	-0.04	0.001	0.038	0
ab:receives your	-0.002	0.024	-0.004	-0.019
ab:records the	0.004	-0.008	0.016	-0.013
ab:records ¶	-0.038	0.016	0.011	0.011
ab:recycle what	-0.021	-0.001	0.002	0.02
ab:refer to	0.034	-0.01	-0.036	0.013
ab:reference web	-0.016	-0.001	0	0.017
ab:references :	0.019	-0.002	-0.001	-0.016
ab:references to	0.001	0.016	-0.017	0
ab:referred to	0.023	0.018	-0.049	0.008
ab:refers to	-0.005	0.038	-0.019	-0.014
ab:refuse a	0.024	-0.001	-0.001	-0.023
ab:refuse the	-0.012	0	0.012	0
ab:reg SELF	0.018	-0.003	-0.015	0
ab:reg in	0.014	-0.001	-0.013	0
ab:reg no	0.051	0.035	-0.088	0.002
ab:register number	-0.049	-0.005	0.06	-0.005
ab:register of	-0.002	-0.004	0.01	-0.004
ab:registered address	0.022	0.006	-0.036	0.008
ab:registered and	-0.03	0.001	0.029	0
ab:registered as	-0.006	-0.001	0.011	-0.004
ab:registered at	-0.112	0.028	0.093	-0.009
ab:registered charity	0.072	-0.007	0.054	-0.119
ab:registered in	-0.068	0.075	0.078	-0.084
ab:registered no	-0.048	0.038	0.009	0.001
ab:registered number	-0.039	0.032	-0.007	0.015
ab:registered office	0.114	-0.013	-0.179	0.078
ab:registered offices	0.017	-0.007	-0.01	0
ab:registered trade	-0.007	-0.002	0.011	-0.002
ab:registered under	0.016	-0.002	-0.003	-0.011
ab:registered with	-0.009	-0.019	0.005	0.023
ab:registered ¶	0.01	-0.004	-0.018	0.012
ab:registration SELF	-0.014	-0.017	0.031	-0.001
ab:registration no	0.092	-0.03	-0.058	-0.004
ab:registration number	-0.005	-0.099	0.039	0.065
ab:regulated by	-0.078	0.03	-0.042	0.09
ab:rely on	-0.032	0.001	0.014	0.017
ab:remembers your	-0.013	0.004	-0.001	0.009
ab:remove a	-0.015	0	0.015	0
ab:rented unit	0.042	-0.035	-0.044	0.037
ab:repair it	0.015	0	-0.001	-0.014
ab:repairs what	-0.02	0.001	0.019	0
ab:repairs ¶	-0.019	0.001	0.018	0
ab:repossessed if	-0.041	-0.004	0.018	0.027
ab:representative of	0.122	-0.033	-0.046	-0.043
ab:request ¶	-0.04	-0.007	0.048	-0.001
ab:require all	-0.006	-0.018	0.025	-0.001
ab:reserved DIGITS	-0.013	0	0	0.014
ab:reserved SELF	0.011	0	-0.007	-0.004
ab:reserved home	-0.038	-0.008	0.049	-0.003
ab:reserved ¶	0.052	0.017	0	-0.069
ab:respect the	-0.005	-0.016	0.022	-0.001
ab:respect your	0.038	-0.004	-0.023	-0.011
ab:respecting your	-0.039	-0.024	0.054	0.009
ab:respects your	0.007	-0.006	-0.011	0.01
ab:responsible for	-0.026	-0.033	0.022	0.037
ab:retention ¶	-0.003	-0.007	0.011	-0.001
ab:returns ¶	0.051	-0.002	-0.001	-0.048
ab:reviewed january	-0.017	-0.001	0.018	0
ab:rhif cofrestru’r	0.011	-0.004	-0.008	0.001
ab:richmond upon	-0.054	0.005	0.049	0
ab:right to	-0.021	0.039	-0.056	0.038
ab:rights reserved	-0.048	0.067	0.038	-0.058
ab:rights ¶	-0.007	-0.012	0.02	-0.001
ab:ring before	0.015	-0.002	0.002	-0.015
ab:rita street	0.012	-0.006	-0.005	0
ab:road birmingham	0.062	-0.012	-0.05	0
ab:road halifax	-0.017	0	0.017	0
ab:road ipswich	-0.056	0.001	0.055	0
ab:road london	-0.033	-0.013	0.051	-0.006
ab:road norwich	-0.017	0	0.007	0.01
ab:road stockport	-0.023	0.007	0.016	0
ab:road worthing	-0.036	-0.007	0.022	0.021
ab:roasted posted	0.037	0	0	-0.036
ab:robotovuro daezal	-0.011	0	0.011	0
ab:rog s	-0.014	0	0.013	0
ab:rooms and	0.05	-0.007	0.023	-0.067
ab:royal charter	0.015	-0.001	-0.012	-0.003
ab:rules ¶	0.016	-0.002	0.003	-0.018
ab:run by	0.043	0.043	-0.049	-0.037
ab:run it	-0.04	0.018	0.022	0
ab:running it	-0.011	0.002	0.009	0
ab:runs the	-0.042	0.054	-0.005	-0.007
ab:runs this	0.081	-0.019	-0.095	0.033
ab:s c	-0.035	-0.002	-0.003	0.04
ab:saddler wharf	-0.01	0	0.01	0
ab:said about	0.007	-0.001	-0.012	0.007
ab:said yesterday	-0.017	0	0.016	0
ab:sale ¶	-0.015	-0.001	-0.002	0.018
ab:sales and	-0.043	0	-0.001	0.045
ab:sales ¶	-0.025	0	0	0.025
ab:same day	0.036	0	0	-0.036
ab:school head	-0.017	0	0	0.018
ab:schools ¶	-0.012	-0.007	0.011	0.008
ab:scotland no	0.025	-0.007	-0.001	-0.018
ab:scotland our	0.037	-0.021	-0.017	0.001
ab:scotland with	-0.007	0.053	-0.043	-0.002
ab:sea ¶	-0.008	-0.001	-0.005	0.015
ab:season :	0.046	-0.001	0	-0.045
ab:second sort	-0.012	0	0.012	0
ab:second visit	0.031	-0.039	-0.025	0.033
ab:section DIGITS	-0.033	-0.016	0.041	0.008
ab:security of	-0.01	0.052	-0.037	-0.005
ab:security ¶	-0.024	0	0	0.024
ab:see the	0.018	0.047	-0.054	-0.01
ab:see them	-0.028	0.003	0.024	0.001
ab:see what	0.018	-0.009	-0.01	0.002
ab:see which	-0.016	-0.001	0.001	0.016
ab:see your	0	0.001	0.012	-0.013
ab:seen at	-0.045	0	0.044	0
ab:self employed	-0.011	0	0	0.011
ab:sell the	-0.016	-0.011	0.027	-0.001
ab:sell tickets	-0.022	-0.008	0.011	0.018
ab:seller has	-0.009	0.001	0.024	-0.017
ab:selling letting	-0.081	0	-0.001	0.082
ab:send invoices	0.031	-0.004	-0.027	0
ab:send us	-0.032	0.002	0.015	0.016
ab:sent by	0.014	0	0	-0.014
ab:sent through	-0.006	-0.014	0.02	0
ab:separate company	-0.011	0.004	0.007	0
ab:september DIGITS	0.014	-0.005	0.003	-0.012
ab:seriously and	0.023	-0.001	-0.001	-0.021
ab:service "	-0.031	-0.002	0.003	0.029
ab:service (	-0.013	0	0.006	0.007
ab:service ¶	-0.04	-0.011	0.022	0.029
ab:services "	0.081	-0.019	-0.08	0.017
ab:services (	-0.022	-0.002	0.009	0.015
ab:services for	-0.032	-0.005	0.015	0.023
ab:services in	0.056	0	0	-0.056
ab:services register	-0.049	-0.009	0.048	0.01
ab:services ¶	0.026	0.025	0.038	-0.088
ab:sets cookies	-0.009	-0.006	0.018	-0.002
ab:sets out	-0.004	0.03	-0.012	-0.014
ab:sets ¶	-0.041	-0.001	-0.002	0.043
ab:seven who	-0.001	0	0.011	-0.01
ab:sexton road	-0.022	0.001	0.02	0.001
ab:sheffield south	-0.012	0	0.012	0
ab:shelves ¶	0.024	-0.001	-0.002	-0.021
ab:shop with	-0.045	-0.001	-0.001	0.047
ab:shop ¶	0.004	-0.01	-0.02	0.026
ab:shops ¶	-0.073	-0.001	-0.001	0.075
ab:should not	-0.016	0.002	0.015	-0.001
ab:shrewsbury and	-0.047	-0.001	-0.001	0.049
ab:shrewsbury sy3	-0.025	0.011	0.014	0
ab:sign in	-0.001	-0.004	-0.009	0.014
ab:similar technologies	0	0.048	-0.044	-0.004
ab:similar technology	-0.001	-0.013	0.015	-0.001
ab:since DIGITS	0.125	-0.021	-0.081	-0.023
ab:site :	0.019	0	0	-0.019
ab:site by	-0.02	-0.007	0.013	0.014
ab:site is	0.012	-0.009	0.008	-0.011
ab:site means	0.016	-0.003	-0.001	-0.012
ab:site remembers	-0.014	0.004	0.001	0.009
ab:site the	0.036	-0.029	0.014	-0.02
ab:site uses	-0.042	-0.001	-0.002	0.044
ab:site will	-0.012	0	0.012	0
ab:site you	-0.01	0	0	0.01
ab:site ¶	0.116	-0.125	-0.021	0.03
ab:sites this	-0.009	-0.006	0.018	-0.002
ab:sk9 7jt	-0.003	-0.005	0.01	-0.001
ab:slavery statement	0.02	-0.001	-0.006	-0.013
ab:small firms	-0.01	0	0.001	0.009
ab:small shop	-0.022	-0.001	-0.001	0.023
ab:smaller range	0.012	0	0	-0.013
ab:so nobody	-0.026	-0.001	0.001	0.026
ab:so that	-0.043	-0.025	0.052	0.016
ab:software and	0.011	-0.014	0.019	-0.017
ab:software for	-0.025	0	0	0.025
ab:software from	0.014	-0.001	0.001	-0.014
ab:software that	-0.071	0.002	0.009	0.06
ab:sold by	0.013	-0.001	-0.003	-0.01
ab:sole trader	-0.094	-0.002	0.002	0.094
ab:some of	-0.003	0.029	-0.026	0
ab:somebody else	-0.03	0	0.005	0.025
ab:someone who	0.039	-0.001	0	-0.039
ab:something ¶	0.042	0	0	-0.041
ab:sometimes has	-0.062	0.002	0.06	0
ab:sort the	-0.012	0	0.012	0
ab:sorted ¶	0.027	-0.001	-0.001	-0.025
ab:south yorkshire	-0.012	0	0.012	0
ab:spare parts	0.028	-0.003	-0.016	-0.01
ab:statement ¶	0.042	-0.008	-0.025	-0.009
ab:status ;	-0.032	0	0.032	0
ab:statutory rate	-0.027	0	0	0.026
ab:stay :	-0.003	-0.002	0.01	-0.006
ab:stay chosen	-0.022	-0.001	0.007	0.015
ab:stay with	-0.058	0	0.005	0.053
ab:stockport and	0.023	-0.001	-0.001	-0.021
ab:stockport cheshire	-0.023	0.007	0.016	0
ab:stops at	0.012	-0.001	0	-0.011
ab:storage periods	-0.002	-0.01	0.012	-0.001
ab:store a	-0.002	-0.012	0.015	-0.001
ab:store is	0.012	-0.002	-0.01	0
ab:store ¶	-0.009	-0.011	0.021	-0.001
ab:stories worth	0.025	0.001	-0.003	-0.022
ab:street abosdi	-0.009	-0.003	0.011	0
ab:street birmingham	-0.007	-0.021	-0.06	0.089
ab:street dublin	-0.008	-0.001	0.01	-0.001
ab:street edinburgh	0.03	0	0.017	-0.046
ab:street london	-0.072	-0.033	0.127	-0.022
ab:stripe ¶	-0.007	-0.004	0.017	-0.007
ab:students and	0.013	-0.001	0.004	-0.016
ab:studio at	-0.011	0	0	0.011
ab:stuttgart germany	-0.037	0.026	0.012	0
ab:style of	-0.049	-0.012	-0.036	0.097
ab:subject to	-0.026	-0.007	0.034	-0.001
ab:subscribe to	-0.005	-0.01	-0.048	0.063
ab:subsidiaries and	0.043	-0.01	-0.032	0
ab:subsidiary companies	0.026	-0.006	-0.018	-0.001
ab:subsidiary of	-0.063	0.07	0.034	-0.041
ab:substantially all	-0.005	-0.011	0.018	-0.002
ab:such as	0.022	-0.008	-0.021	0.008
ab:suffolk ip4	-0.05	0.001	0.049	0
ab:suite DIGITS	-0.026	0.062	-0.029	-0.007
ab:supplied by	0	-0.013	0.044	-0.031
ab:suppliers ¶	0.037	0	0	-0.037
ab:supply the	-0.068	0.041	0.026	0.001
ab:support @	-0.034	-0.003	0.026	0.011
ab:support ¶	-0.012	0.035	-0.004	-0.019
ab:surrey tw9	-0.054	0.005	0.049	0
ab:suvo road	0.038	-0.008	-0.03	0
ab:swansea and	0.01	-0.001	-0.001	-0.008
ab:swansea west	-0.013	0.006	0.007	0
ab:swyddfa :	0.011	-0.004	-0.008	0.001
ab:t a	0.016	-0.05	0.039	-0.005
ab:tafapon ¶	-0.054	-0.009	0.001	0.062
ab:tailor made	0.03	0	0	-0.029
ab:take the	-0.118	0.032	0.085	0.001
ab:takes no	-0.011	0.002	0.009	0
ab:takes the	-0.074	0	0.04	0.034
ab:takes your	0.034	-0.003	0.004	-0.034
ab:tasting evenings	0.007	0.001	0.003	-0.01
ab:team meets	0.022	0.002	0.001	-0.024
ab:technology ¶	-0.001	-0.013	0.015	-0.001
ab:tel :	-0.065	0.096	-0.062	0.032
ab:telephone (	0.014	-0.003	-0.011	0
ab:telephone DIGITS	0.038	-0.007	-0.024	-0.007
ab:telephone by	-0.039	-0.01	0.064	-0.016
ab:telephone number	0.024	-0.007	-0.014	-0.003
ab:tell us	-0.008	-0.017	-0.025	0.05
ab:tell you	0.011	0	0.002	-0.012
ab:tells you	0.053	-0.013	-0.048	0.007
ab:ten and	0.037	-0.002	0.001	-0.037
ab:ten miles	0.032	0	-0.015	-0.017
ab:terms "	-0.002	-0.004	-0.016	0.022
ab:terms &	0.004	-0.044	0.038	0.002
ab:terms BRAND	-0.01	-0.01	0.023	-0.004
ab:terms and	0.055	0.058	0.016	-0.129
ab:terms apply	-0.005	-0.006	-0.001	0.012
ab:terms contact	0.043	-0.008	-0.01	-0.025
ab:terms for	-0.013	0.06	-0.047	0
ab:terms of	-0.02	0.042	-0.008	-0.014
ab:terms privacy	0.05	-0.007	0.006	-0.049
ab:terms ©	-0.002	-0.001	-0.007	0.01
ab:terms ¶	-0.041	-0.064	-0.031	0.136
ab:terrace cambridge	-0.021	0	0.02	0
ab:thames surrey	-0.054	0.005	0.049	0
ab:that BRAND	-0.068	0.041	0.026	0.001
ab:that are	-0.019	0.035	-0.024	0.008
ab:that does	-0.1	-0.001	-0.002	0.102
ab:that is	-0.004	-0.004	-0.012	0.02
ab:that it	-0.022	-0.002	0.005	0.019
ab:that takes	-0.053	0.002	0.009	0.042
ab:that the	-0.022	0.031	-0.017	0.008
ab:that we	-0.054	-0.028	0.067	0.014
ab:that works	0.019	-0.001	0.001	-0.018
ab:that you	-0.023	0.028	-0.06	0.055
ab:the "	-0.039	0.089	-0.051	0.001
ab:the BRAND	0.039	-0.066	0.047	-0.02
ab:the ORG	-0.008	0.039	-0.006	-0.026
ab:the address	-0.071	-0.001	0.066	0.006
ab:the admin	-0.039	0.003	0.015	0.022
ab:the advice	-0.017	-0.004	0.02	0.001
ab:the app	-0.015	-0.001	0.001	0.015
ab:the booking	-0.076	0.014	0.063	-0.001
ab:the building	0.015	-0.013	-0.009	0.008
ab:the business	-0.001	-0.022	-0.012	0.035
ab:the buyer	-0.015	-0.01	0.026	-0.001
ab:the card	0.027	-0.011	0.01	-0.025
ab:the case	-0.013	-0.003	-0.018	0.034
ab:the certificate	-0.06	-0.002	0.065	-0.003
ab:the charity	0.041	-0.03	0.008	-0.019
ab:the client	-0.012	-0.001	-0.007	0.02
ab:the club	-0.024	-0.005	0.036	-0.007
ab:the companies	0.01	-0.004	-0.006	0
ab:the company	-0.099	0.07	-0.035	0.064
ab:the context	0.013	-0.005	0.012	-0.02
ab:the contract	0.009	-0.011	-0.002	0.005
ab:the controller	0.016	-0.017	-0.052	0.053
ab:the cookie	-0.027	-0.021	0.048	-0.001
ab:the counter	0.013	-0.001	-0.009	-0.003
ab:the country	0.038	-0.008	-0.011	-0.019
ab:the customer	0.006	-0.014	-0.029	0.037
ab:the data	0.007	-0.038	-0.03	0.061
ab:the day	-0.018	0	0.002	0.016
ab:the decision	-0.07	0.002	0.067	0
ab:the details	-0.026	-0.003	0.016	0.013
ab:the edge	0.122	-0.036	-0.048	-0.038
ab:the financial	-0.014	-0.006	-0.017	0.038
ab:the first	0.033	0.04	-0.041	-0.031
ab:the following	-0.005	-0.024	0.032	-0.003
ab:the form	0.035	-0.003	-0.009	-0.023
ab:the gambling	0.008	0.016	0.033	-0.056
ab:the gaps	-0.026	0	0.005	0.021
ab:the garden	0.036	-0.001	0.001	-0.036
ab:the general	0.012	-0.003	-0.039	0.029
ab:the gift	-0.043	-0.004	0.034	0.012
ab:the hospice	-0.02	0.038	-0.015	-0.003
ab:the information	-0.044	-0.04	0.095	-0.01
ab:the isle	0.073	-0.004	-0.067	-0.002
ab:the laws	-0.02	0.05	-0.028	-0.002
ab:the lottery	-0.031	0.02	-0.003	0.015
ab:the money	0.027	-0.001	0.003	-0.029
ab:the name	0.011	-0.016	-0.009	0.015
ab:the national	-0.01	-0.01	0.024	-0.004
ab:the network	-0.117	0.053	0.105	-0.04
ab:the new	-0.011	-0.012	0.012	0.012
ab:the number	0.045	-0.009	-0.027	-0.009
ab:the office	0.014	-0.001	0	-0.012
ab:the online	0.017	-0.011	-0.005	-0.002
ab:the other	0.024	-0.001	0	-0.023
ab:the owner	-0.017	-0.006	-0.01	0.032
ab:the papers	-0.011	0	0.01	0
ab:the parent	0.024	0.098	-0.117	-0.006
ab:the partners	-0.03	0	0	0.03
ab:the payment	-0.107	0.013	0.069	0.026
ab:the person	0.016	-0.008	0.001	-0.009
ab:the personal	0.078	-0.006	-0.076	0.004
ab:the phone	0.007	-0.003	-0.016	0.013
ab:the pier	-0.033	-0.002	-0.001	0.035
ab:the platform	-0.033	-0.005	0.009	0.028
ab:the police	-0.004	-0.013	0.02	-0.002
ab:the policy	-0.021	0.106	-0.081	-0.003
ab:the portal	-0.068	0.041	0.026	0.001
ab:the price	0.025	-0.002	0.015	-0.038
ab:the privacy	-0.001	0.035	-0.034	0.001
ab:the promoter	-0.009	0	0.012	-0.002
ab:the promotion	0.011	-0.011	0.005	-0.005
ab:the property	0.037	-0.007	-0.029	-0.002
ab:the purpose	0.016	-0.004	0.013	-0.024
ab:the purposes	-0.004	0.05	-0.043	-0.003
ab:the registered	-0.013	0.011	-0.01	0.012
ab:the sale	0.024	0	-0.001	-0.022
ab:the same	0.068	-0.006	-0.009	-0.053
ab:the sea	0.012	-0.002	-0.005	-0.006
ab:the second	0.028	-0.039	-0.014	0.024
ab:the security	-0.004	-0.012	0.017	-0.001
ab:the seller	0.001	-0.001	0.022	-0.022
ab:the service	-0.03	-0.002	0	0.032
ab:the services	-0.017	-0.017	-0.007	0.04
ab:the seven	-0.009	0	0.011	-0.002
ab:the shop	0.027	-0.021	-0.017	0.012
ab:the site	0.106	-0.13	0.027	-0.003
ab:the statutory	-0.027	0	0	0.026
ab:the supplier	0.01	-0.003	0.019	-0.025
ab:the team	0.008	0.002	0.001	-0.011
ab:the telephone	-0.024	0	0.022	0.001
ab:the terms	0.02	-0.016	0.013	-0.017
ab:the trade	-0.023	-0.001	0	0.024
ab:the trading	0.01	-0.002	-0.015	0.008
ab:the trust	0.031	0.087	-0.103	-0.015
ab:the uk	-0.095	0.032	0.067	-0.004
ab:the united	0.041	0.014	-0.09	0.036
ab:the user	0.035	-0.007	-0.031	0.003
ab:the village	0.001	-0.011	-0.013	0.024
ab:the web	-0.01	-0.003	-0.016	0.03
ab:the website	0.126	0.014	-0.119	-0.022
ab:the work	-0.042	0.003	0.038	0.001
ab:their details	-0.016	0.002	0.015	-0.001
ab:their own	-0.064	0.07	-0.041	0.035
ab:them act	-0.012	0	0.024	-0.012
ab:them before	-0.016	-0.016	0.061	-0.029
ab:them nothing	0.041	-0.039	-0.029	0.027
ab:them safe	0.014	0	0.004	-0.018
ab:them to	-0.014	0	0.005	0.009
ab:them ¶	-0.045	0.001	0.027	0.017
ab:theme by	0.02	0	0	-0.019
ab:there is	-0.055	-0.006	-0.013	0.073
ab:these terms	0.001	-0.062	-0.015	0.077
ab:they are	-0.029	-0.013	0.036	0.006
ab:they said	-0.011	0	0.006	0.005
ab:thimble industrial	-0.02	0	0.019	0
ab:things sent	0.026	-0.006	0.006	-0.025
ab:third parties	-0.005	-0.016	0.022	-0.001
ab:third party	0.002	-0.012	0.011	-0.001
ab:thirteen should	-0.016	0.002	0.015	-0.001
ab:thirty days	0.009	-0.001	0.008	-0.017
ab:this agreement	-0.014	-0.011	0.028	-0.004
ab:this document	0.023	-0.007	-0.016	0
ab:this notice	0.008	-0.027	0.017	0.002
ab:this one	-0.006	-0.007	0.017	-0.004
ab:this page	0.08	0.029	-0.13	0.021
ab:this policy	0.071	-0.003	-0.063	-0.005
ab:this privacy	-0.012	-0.008	-0.015	0.035
ab:this season	0.02	-0.001	0	-0.019
ab:this site	0.003	-0.034	0.018	0.014
ab:this web	0.01	-0.004	0.003	-0.01
ab:this website	-0.072	0.065	0.02	-0.013
ab:this your	-0.035	-0.005	0.04	0
ab:thousands of	0.022	-0.001	-0.001	-0.02
ab:three of	0.021	-0.001	-0.001	-0.019
ab:through ORG	-0.002	-0.01	0.014	-0.002
ab:through the	-0.006	-0.008	0	0.014
ab:through this	-0.028	-0.016	0.08	-0.036
ab:throughout the	0.04	-0.029	-0.003	-0.008
ab:tickets are	-0.077	-0.002	0.002	0.077
ab:tickets for	0.012	-0.003	-0.006	-0.003
ab:tickets from	0.039	-0.002	-0.011	-0.026
ab:time by	-0.009	-0.008	-0.026	0.044
ab:time to	0.033	-0.031	-0.044	0.042
ab:time ¶	0.032	-0.003	-0.008	-0.022
ab:timetable ¶	0.048	0	0	-0.047
ab:to "	0.001	0.017	-0.017	-0.001
ab:to :	0.021	-0.008	-0.011	-0.001
ab:to BRAND	-0.009	-0.011	-0.002	0.023
ab:to DIGITS	-0.052	-0.005	0.002	0.055
ab:to ORG	-0.069	0.007	0.017	0.044
ab:to SELF	0.059	-0.011	-0.034	-0.014
ab:to a	0.037	-0.022	-0.027	0.012
ab:to addresses	-0.022	-0.004	0.034	-0.008
ab:to as	0.008	0.028	-0.044	0.009
ab:to be	0.003	-0.006	-0.007	0.01
ab:to cancel	-0.007	0.044	-0.035	-0.002
ab:to carry	-0.033	-0.008	0.053	-0.012
ab:to contact	-0.026	0.04	-0.009	-0.005
ab:to do	-0.05	-0.005	-0.004	0.059
ab:to every	-0.023	0.001	0.004	0.017
ab:to in	0.021	-0.003	-0.018	0
ab:to it	0.019	-0.01	-0.006	-0.003
ab:to its	-0.083	0.038	0.05	-0.005
ab:to keep	0.009	0.047	-0.014	-0.042
ab:to our	0.005	-0.022	-0.065	0.082
ab:to pay	0.012	0	0.012	-0.024
ab:to protecting	-0.002	0.027	-0.015	-0.01
ab:to provide	-0.018	-0.006	0.031	-0.006
ab:to respect	-0.005	-0.016	0.022	-0.001
ab:to see	0.038	-0.011	-0.039	0.012
ab:to speak	0.01	-0.001	0	-0.008
ab:to status	-0.032	0	0.032	0
ab:to the	0.041	-0.022	0.09	-0.109
ab:to them	-0.003	-0.006	-0.002	0.011
ab:to these	0.044	-0.01	-0.034	0
ab:to this	0.04	-0.001	-0.001	-0.038
ab:to time	0.033	-0.031	-0.045	0.042
ab:to us	-0.031	-0.017	0.026	0.022
ab:to visitors	0.012	0	0.002	-0.014
ab:to which	0.025	-0.014	-0.01	-0.002
ab:to whom	-0.029	-0.012	0.045	-0.004
ab:to you	0.094	-0.02	-0.014	-0.059
ab:to your	-0.006	-0.01	0.058	-0.042
ab:together "	-0.05	0.062	-0.011	-0.002
ab:together by	0.01	0.001	0.004	-0.016
ab:together with	0.096	-0.038	-0.061	0.004
ab:top of	0.035	0	-0.001	-0.034
ab:touch about	0.016	0	0	-0.016
ab:touch who	-0.03	-0.001	0	0.031
ab:touch ¶	0.063	-0.002	-0.009	-0.051
ab:tours ¶	0.024	0	0	-0.024
ab:trade customers	0.036	-0.001	-0.001	-0.035
ab:trade mark	-0.017	-0.012	0.029	-0.001
ab:trade marks	0.007	-0.009	0.015	-0.013
ab:trade ¶	0.024	-0.003	-0.01	-0.012
ab:trader we	-0.012	0	0	0.012
ab:trader ¶	-0.035	0	0	0.035
ab:trades as	0.022	-0.015	-0.008	0.001
ab:trading address	0.027	0.014	-0.02	-0.021
ab:trading as	-0.079	0.07	0.027	-0.019
ab:trading company	0.077	-0.024	-0.036	-0.017
ab:trading name	-0.071	0.092	-0.028	0.007
ab:trading names	-0.038	0.015	-0.003	0.026
ab:trading style	-0.073	-0.022	0.017	0.078
ab:trained here	-0.001	0	0.011	-0.01
ab:training in	0.051	0	0	-0.051
ab:transaction records	-0.013	0	0.012	0
ab:travels with	0.019	-0.001	-0.001	-0.017
ab:treat your	0.026	-0.009	-0.014	-0.003
ab:tree for	0.029	-0.001	-0.001	-0.026
ab:truro and	-0.057	-0.002	-0.003	0.062
ab:trust is	-0.07	0.026	0.001	0.043
ab:trust ¶	-0.009	-0.001	0	0.01
ab:try to	0.021	-0.015	-0.004	-0.002
ab:tw9 8qe	-0.054	0.005	0.049	0
ab:twenty years	0.016	-0.001	-0.015	0
ab:two chairs	-0.022	-0.001	-0.001	0.023
ab:uk (	-0.031	0.002	0.026	0.002
ab:uk DIGITS	-0.011	-0.008	0.013	0.006
ab:uk and	0.04	-0.029	0	-0.012
ab:uk company	0.036	-0.01	-0.023	-0.004
ab:uk ¶	-0.043	-0.014	0.014	0.043
ab:under SELF	-0.047	0.013	0.034	0
ab:under account	0.008	-0.005	0.007	-0.01
ab:under company	0.05	-0.017	-0.057	0.024
ab:under firm	0.021	-0.004	-0.015	-0.002
ab:under licence	0.066	-0.03	-0.032	-0.004
ab:under number	-0.024	-0.031	0.052	0.004
ab:under registration	0.053	-0.023	-0.028	-0.003
ab:under the	0.101	-0.041	-0.013	-0.047
ab:under thirteen	-0.016	0.002	0.015	-0.001
ab:underwritten by	0.053	-0.003	-0.027	-0.023
ab:unit DIGITS	-0.095	-0.008	0.106	-0.003
ab:unit on	0.044	-0.035	-0.046	0.037
ab:united kingdom	0.103	0.03	-0.151	0.019
ab:unless you	-0.019	-0.007	0.029	-0.003
ab:unpaid after	-0.026	0	0	0.026
ab:up and	-0.046	-0.003	-0.002	0.051
ab:up the	0.014	-0.002	0.002	-0.014
ab:up ¶	-0.077	-0.001	-0.001	0.079
ab:updated :	-0.083	-0.013	-0.006	0.101
ab:updated may	-0.03	-0.01	0.048	-0.008
ab:updating this	-0.009	-0.008	-0.026	0.044
ab:upon thames	-0.054	0.005	0.049	0
ab:upon tyne	0.022	-0.008	0.007	-0.021
ab:url :	-0.018	-0.002	-0.008	0.028
ab:us "	0.133	-0.005	-0.104	-0.023
ab:us :	-0.001	-0.007	0.012	-0.004
ab:us ORG	0.019	0	-0.001	-0.017
ab:us and	-0.033	0.006	0.045	-0.018
ab:us at	-0.013	-0.002	-0.003	0.018
ab:us for	0.009	0.039	-0.04	-0.008
ab:us is	0.055	-0.012	-0.029	-0.013
ab:us last	-0.006	-0.001	-0.012	0.02
ab:us or	0.052	0.014	-0.043	-0.022
ab:us our	0.046	0.093	-0.106	-0.033
ab:us the	-0.027	0.007	0	0.019
ab:us their	-0.016	0.002	0.015	-0.001
ab:us to	0.024	0	-0.031	0.006
ab:us we	-0.062	0.008	0.032	0.022
ab:us what	0.043	-0.005	-0.068	0.03
ab:us ¶	0.089	-0.031	0.091	-0.149
ab:use of	0.008	-0.015	0.012	-0.005
ab:use the	0.048	-0.007	-0.013	-0.028
ab:use ¶	-0.071	0.035	0.046	-0.01
ab:used by	-0.024	-0.001	0	0.025
ab:used for	-0.006	-0.006	0.017	-0.005
ab:used the	0.047	-0.015	-0.023	-0.01
ab:users in	-0.017	-0.012	0.029	0
ab:uses and	0.015	-0.007	-0.026	0.018
ab:uses cookies	0.003	-0.003	-0.014	0.014
ab:uses data	0.02	0	0	-0.02
ab:uses it	0.03	-0.006	-0.024	0
ab:uses the	-0.004	-0.009	-0.002	0.015
ab:using the	0.062	-0.003	-0.023	-0.036
ab:usually answers	0.008	-0.001	-0.021	0.014
ab:van if	-0.019	0	0.019	0
ab:van in	0.019	0	0	-0.019
ab:van ¶	-0.016	0	0.016	0
ab:vat DIGITS	0.012	-0.001	-0.012	0
ab:vat no	0.02	-0.003	-0.017	0
ab:vat number	-0.105	-0.005	0.092	0.018
ab:vat registered	-0.011	-0.001	0	0.012
ab:vat registration	0.054	-0.01	-0.027	-0.016
ab:vat ¶	0.018	-0.007	-0.01	-0.001
ab:venues ¶	0.032	-0.006	0.01	-0.036
ab:via the	0.051	-0.015	-0.058	0.021
ab:views my	-0.03	0	0	0.03
ab:visit costs	0.031	-0.039	-0.025	0.033
ab:visit the	0.016	0	-0.001	-0.015
ab:visit us	-0.025	0	-0.001	0.026
ab:visitors to	0.018	-0.001	0	-0.017
ab:visitors ¶	0.037	0	-0.001	-0.036
ab:voluntary aided	-0.017	0	0	0.018
ab:volunteer ¶	0.025	-0.001	-0.001	-0.023
ab:vouchers can	0.043	-0.002	-0.013	-0.027
ab:vouchers ¶	-0.051	-0.001	-0.001	0.053
ab:vududka ¶	0.022	-0.001	0	-0.022
ab:wales (	0.029	-0.023	0.013	-0.019
ab:wales as	0.028	-0.02	-0.014	0.006
ab:wales company	-0.019	-0.01	0.037	-0.009
ab:wales no	-0.279	0.046	0.231	0.002
ab:wales number	0.059	-0.004	-0.055	0
ab:wales our	-0.012	-0.006	-0.011	0.029
ab:wales registered	0.008	0.013	-0.025	0.004
ab:wales registration	0.012	-0.004	-0.008	0
ab:wales under	0.06	-0.048	-0.034	0.022
ab:wales with	0.051	0	0.007	-0.058
ab:wales ¶	0.052	-0.024	-0.027	-0.002
ab:wall london	-0.02	0.034	-0.013	0
ab:want to	-0.002	0.076	-0.058	-0.016
ab:was incorporated	-0.037	0.001	0.036	0
ab:way manchester	-0.05	0.001	0.049	0
ab:we "	0.057	0.01	-0.005	-0.061
ab:we act	-0.025	-0.007	0.033	-0.001
ab:we also	0.046	-0.004	-0.008	-0.033
ab:we and	0.022	-0.026	0.003	0.001
ab:we are	0.056	-0.096	-0.065	0.105
ab:we collect	0.031	-0.032	-0.002	0.003
ab:we disclose	-0.007	-0.018	0.027	-0.003
ab:we do	0.013	0.028	-0.004	-0.037
ab:we end	-0.014	0	0.002	0.012
ab:we ever	-0.016	-0.011	0.028	-0.001
ab:we finished	-0.007	-0.001	-0.003	0.011
ab:we gather	0.028	-0.003	-0.015	-0.01
ab:we give	0.03	-0.005	0.021	-0.046
ab:we have	-0.035	-0.008	0.006	0.038
ab:we hold	0.083	-0.062	-0.051	0.029
ab:we keep	0.032	0.006	0.026	-0.063
ab:we look	0.031	-0.012	-0.011	-0.008
ab:we may	0.028	-0.003	0.009	-0.034
ab:we mean	-0.027	-0.005	0.027	0.005
ab:we never	-0.01	-0.004	0.015	0
ab:we or	0.007	-0.02	0.011	0.001
ab:we order	-0.043	-0.001	-0.001	0.044
ab:we our	-0.012	0.045	-0.031	-0.002
ab:we own	-0.028	0.003	0.028	-0.003
ab:we plant	0.013	-0.001	-0.002	-0.01
ab:we process	0.012	-0.006	-0.011	0.005
ab:we recycle	-0.018	-0.001	0.002	0.017
ab:we refer	0.054	-0.009	-0.041	-0.004
ab:we rely	0.01	0.001	0.013	-0.024
ab:we remove	-0.036	0	0.036	0
ab:we repair	0.015	0	-0.001	-0.014
ab:we require	-0.006	-0.018	0.025	-0.001
ab:we respect	0.039	-0.004	-0.023	-0.012
ab:we run	-0.001	0.014	0.001	-0.013
ab:we supply	-0.073	0.041	0.031	0.001
ab:we take	-0.061	0.057	0.004	0
ab:we tell	-0.026	0	0.003	0.023
ab:we treat	0.028	-0.01	-0.014	-0.005
ab:we try	0.021	-0.015	-0.004	-0.002
ab:we us	-0.043	0.123	-0.126	0.046
ab:we use	0.01	-0.011	0.012	-0.011
ab:we want	0.03	-0.005	-0.008	-0.017
ab:we will	-0.027	-0.007	0.011	0.022
ab:we would	-0.032	-0.011	0.021	0.023
ab:wears out	0.018	-0.001	-0.001	-0.016
ab:web DIGITS	-0.011	-0.001	0.001	0.012
ab:web form	-0.003	-0.009	0.013	-0.001
ab:web site	0.069	-0.015	-0.051	-0.003
ab:web sites	0.022	-0.005	-0.005	-0.012
ab:website "	-0.066	-0.002	0.038	0.031
ab:website (	-0.023	-0.002	-0.001	0.026
ab:website :	0.069	-0.017	-0.031	-0.021
ab:website ;	0.024	-0.002	-0.039	0.018
ab:website and	0.031	-0.006	-0.006	-0.019
ab:website because	-0.027	0	0	0.028
ab:website by	0.016	-0.019	0.065	-0.063
ab:website design	-0.006	-0.009	0.033	-0.018
ab:website including	-0.077	0.088	-0.004	-0.006
ab:website is	0.036	0.012	-0.021	-0.027
ab:website it	-0.01	0.009	0.003	-0.002
ab:website or	0.015	-0.001	-0.001	-0.012
ab:website www	0.041	-0.013	-0.026	-0.002
ab:website ¶	-0.009	-0.019	0.008	0.019
ab:websites ¶	0.013	-0.006	-0.014	0.007
ab:weddings and	0.002	-0.002	0.011	-0.011
ab:wednesdays by	-0.021	0	-0.001	0.022
ab:weekdays and	-0.014	0	0	0.015
ab:welcome to	-0.042	-0.004	0.043	0.003
ab:west glamorgan	-0.013	0.006	0.007	0
ab:west sussex	-0.029	0.002	0.03	-0.003
ab:west yorkshire	-0.033	0.001	0.031	0.001
ab:wharf birmingham	-0.012	0.006	0.006	0
ab:wharf maidstone	-0.013	0	0.012	0
ab:wharf shrewsbury	-0.017	0.005	0.012	0
ab:what customers	-0.018	-0.002	-0.013	0.033
ab:what follows	0.013	-0.002	0.002	-0.014
ab:what happens	0.025	-0.002	-0.005	-0.017
ab:what information	0	0.003	-0.017	0.014
ab:what is	0.018	0	0	-0.018
ab:what it	-0.028	0.004	-0.016	0.04
ab:what the	-0.039	-0.01	0.05	0
ab:what this	-0.083	-0.006	0.004	0.086
ab:what we	0.076	-0.031	-0.016	-0.029
ab:what you	0.033	-0.027	-0.038	0.032
ab:what's on	-0.047	-0.005	0.028	0.025
ab:when a	-0.057	0.047	0.013	-0.003
ab:when they	-0.011	0	0.006	0.005
ab:when we	0.006	-0.011	0.022	-0.017
ab:when you	0.06	-0.015	-0.014	-0.031
ab:where a	-0.006	0.013	-0.001	-0.006
ab:where the	0.015	-0.007	-0.01	0.003
ab:where we	-0.021	-0.01	0.03	0
ab:where you	0.002	-0.006	0.023	-0.019
ab:wherry wharf	-0.012	0.001	0.012	0
ab:whether they	-0.067	0.001	0.066	0
ab:which all	0.022	-0.013	-0.009	0
ab:which are	0.003	0.014	0.016	-0.032
ab:which decides	0.02	-0.015	-0.005	0
ab:which has	-0.01	0.026	-0.011	-0.005
ab:which hosts	-0.065	0.025	0.04	0
ab:which is	-0.052	0.017	0.079	-0.044
ab:which makes	-0.07	0.002	0.067	0
ab:which only	0.024	-0.001	-0.001	-0.023
ab:which pages	-0.016	-0.001	0.001	0.016
ab:which receives	-0.04	0.001	0.038	0
ab:which runs	-0.004	0.024	0.002	-0.023
ab:which takes	-0.011	0.002	0.009	0
ab:which the	-0.01	0.002	0.007	0.001
ab:which trades	0.022	-0.013	-0.008	-0.001
ab:which we	-0.021	-0.021	0.043	-0.001
ab:whitby and	0.027	-0.001	-0.001	-0.025
ab:who are	0.007	-0.036	0.038	-0.009
ab:who have	0.015	0	-0.036	0.021
ab:who is	0.019	-0.002	-0.026	0.008
ab:who need	0.031	-0.014	0.004	-0.021
ab:who needs	-0.02	-0.003	-0.007	0.03
ab:who owns	-0.033	-0.002	-0.001	0.035
ab:who pick	0.019	-0.002	-0.002	-0.015
ab:who receives	0.012	0	0.004	-0.016
ab:who trained	-0.001	0	0.011	-0.01
ab:who we	-0.036	-0.007	-0.001	0.044
ab:whole of	0.006	-0.003	-0.037	0.034
ab:wholly owned	-0.166	0.21	0.021	-0.065
ab:whom we	-0.02	-0.009	0.033	-0.003
ab:whose name	0.029	-0.004	-0.027	0.002
ab:whose registered	0.08	-0.021	-0.026	-0.033
ab:whose trading	-0.005	-0.003	-0.015	0.024
ab:wi fi	0.051	-0.022	0.026	-0.055
ab:will carry	-0.041	0	0.032	0.01
ab:will collect	0.019	-0.006	-0.01	-0.003
ab:will go	-0.012	0	0.012	0
ab:will not	-0.024	-0.002	0.004	0.022
ab:will speak	0.018	0	0.003	-0.021
ab:will talk	-0.018	-0.001	0.001	0.018
ab:win your	0.033	0	0	-0.032
ab:wins an	-0.012	0	0.012	0
ab:with ORG	0.043	-0.016	-0.012	-0.014
ab:with a	0.162	-0.012	0.013	-0.163
ab:with an	-0.03	-0.001	0.001	0.03
ab:with company	0.077	0.022	-0.034	-0.066
ab:with cookies	-0.013	0.004	-0.001	0.009
ab:with its	0.044	0.013	-0.039	-0.018
ab:with kop	0.028	-0.002	-0.013	-0.013
ab:with money	-0.022	-0.001	0.003	0.02
ab:with number	0.036	-0.019	-0.06	0.043
ab:with our	0.066	-0.012	-0.046	-0.009
ab:with registered	-0.044	0.004	-0.068	0.107
ab:with registration	0.026	-0.018	0	-0.009
ab:with the	-0.007	0.03	0.021	-0.044
ab:with two	-0.027	-0.002	0.01	0.019
ab:with us	-0.032	-0.009	0.053	-0.013
ab:with what	-0.001	-0.013	-0.013	0.027
ab:with you	0.032	-0.001	-0.001	-0.03
ab:with your	-0.02	-0.003	0.024	0
ab:with ¶	0.019	-0.005	-0.014	0
ab:within ten	0.037	0	-0.015	-0.022
ab:within the	-0.019	-0.005	-0.005	0.029
ab:without the	0.044	-0.001	-0.002	-0.041
ab:work for	0.006	0	0.019	-0.024
ab:work ¶	0.082	-0.002	-0.002	-0.078
ab:works with	0.037	-0.009	-0.009	-0.019
ab:works ¶	-0.055	-0.002	0.003	0.055
ab:workshop is	-0.019	-0.001	0.001	0.018
ab:worth opening	-0.075	0.001	0.006	0.069
ab:worth your	0.043	0.001	-0.003	-0.041
ab:worthing west	-0.023	0.002	0.024	-0.003
ab:would like	0.037	-0.008	0.009	-0.038
ab:would rather	-0.018	0	0	0.018
ab:wrexham and	0.03	-0.001	-0.001	-0.028
ab:wrexham clwyd	0.004	0.006	-0.011	0.001
ab:write to	0.066	-0.021	-0.057	0.012
ab:written price	0.048	0	0	-0.047
ab:www BRAND	0.012	-0.004	-0.073	0.065
ab:years which	0.03	-0.001	-0.015	-0.014
ab:yesterday that	-0.017	0	0.016	0
ab:york and	0.017	-0.001	-0.001	-0.016
ab:york north	-0.021	0.006	0.015	0.001
ab:yorkshire hx1	-0.016	0.001	0.014	0.001
ab:yorkshire hx3	-0.023	0	0.022	0
ab:you "	0.027	-0.005	-0.02	-0.002
ab:you (	0.049	-0.007	-0.025	-0.018
ab:you a	0.012	-0.005	-0.006	-0.001
ab:you accept	-0.025	0.048	-0.03	0.007
ab:you agree	0.015	-0.015	-0.02	0.02
ab:you and	0.032	-0.008	0.02	-0.044
ab:you are	0.004	-0.023	-0.028	0.047
ab:you buy	0.015	-0.002	-0.003	-0.01
ab:you can	-0.061	-0.029	0.022	0.068
ab:you care	0.002	-0.006	-0.006	0.01
ab:you choose	0.008	-0.006	0.022	-0.024
ab:you claim	-0.015	0	0.014	0
ab:you do	-0.068	-0.003	0.027	0.044
ab:you get	-0.009	-0.001	-0.03	0.04
ab:you give	-0.007	-0.009	-0.024	0.04
ab:you have	0.03	-0.003	0.019	-0.045
ab:you how	0.043	-0.009	-0.047	0.013
ab:you look	-0.02	-0.001	-0.001	0.023
ab:you make	0.028	-0.001	-0.001	-0.025
ab:you may	-0.038	-0.015	0.095	-0.041
ab:you need	0.085	-0.017	-0.074	0.005
ab:you order	-0.03	-0.017	0.06	-0.014
ab:you refuse	-0.012	0	0.012	0
ab:you tell	0.001	-0.014	-0.012	0.025
ab:you the	0.072	-0.008	-0.038	-0.026
ab:you use	0.089	-0.032	-0.05	-0.007
ab:you want	-0.013	-0.014	0.027	0
ab:you when	0.02	-0.008	-0.015	0.003
ab:you will	0.039	-0.006	-0.007	-0.026
ab:you would	0.026	-0.001	-0.001	-0.024
ab:you ¶	-0.005	-0.029	-0.03	0.064
ab:your account	-0.024	-0.011	0.02	0.015
ab:your booking	-0.015	-0.003	0.019	-0.001
ab:your business	-0.016	-0.007	0.023	0
ab:your choices	-0.021	0.003	0.009	0.009
ab:your contract	-0.039	-0.007	0.048	-0.002
ab:your data	0.001	0.057	-0.014	-0.044
ab:your delivery	0.013	0	0	-0.013
ab:your details	0.083	-0.021	-0.013	-0.05
ab:your home	-0.04	-0.022	0.037	0.025
ab:your information	-0.025	0.014	-0.011	0.021
ab:your mind	0.012	-0.003	-0.009	0
ab:your order	0.021	-0.007	-0.002	-0.012
ab:your own	-0.018	-0.001	0.001	0.018
ab:your personal	0.032	0.039	-0.058	-0.012
ab:your privacy	0.099	-0.046	-0.024	-0.029
ab:your questions	0.058	-0.001	0.004	-0.061
ab:your records	-0.019	0.043	-0.018	-0.006
ab:your right	0.002	0.043	-0.043	-0.002
ab:your rights	0.007	-0.012	0.019	-0.014
ab:your statement	-0.003	-0.008	0.011	0
ab:your time	0.068	0.001	-0.003	-0.066
ab:your use	-0.004	-0.009	0.019	-0.006
ab:yw BRAND	0.013	-0.004	-0.008	-0.001
ab:© BRAND	-0.017	-0.031	0.134	-0.086
ab:© DIGITS	-0.076	0.075	0.114	-0.113
ab:© ORG	-0.133	0.127	0.005	0.001
ab:¶ "	0.155	-0.034	-0.1	-0.02
ab:¶ (	-0.039	-0.008	0.06	-0.013
ab:¶ :	0.011	0	-0.001	-0.01
ab:¶ BRAND	-0.23	0.059	0.095	0.077
ab:¶ DIGITS	-0.001	-0.021	-0.069	0.09
ab:¶ ORG	-0.289	0.054	0.234	0.001
ab:¶ SELF	0.147	-0.061	-0.04	-0.046
ab:¶ a	-0.02	0.009	-0.088	0.098
ab:¶ about	0.008	0.02	0.005	-0.032
ab:¶ accounts	-0.029	-0.001	-0.001	0.031
ab:¶ address	0.102	-0.048	-0.075	0.021
ab:¶ advertise	-0.036	-0.006	-0.007	0.048
ab:¶ advertising	0.021	0	0	-0.02
ab:¶ all	0.007	0.043	-0.029	-0.021
ab:¶ american	0.022	-0.001	0.001	-0.022
ab:¶ an	-0.024	-0.001	0.001	0.024
ab:¶ anti	0.012	-0.001	-0.004	-0.008
ab:¶ areas	0.016	0	0	-0.015
ab:¶ ask	0.015	-0.006	-0.014	0.005
ab:¶ b	-0.005	-0.006	0.012	0
ab:¶ book	-0.022	0	-0.001	0.023
ab:¶ booking	0.005	-0.01	0.012	-0.006
ab:¶ bottles	-0.043	0.001	0.004	0.037
ab:¶ bottom	-0.04	-0.043	0.108	-0.026
ab:¶ built	-0.031	0	0	0.032
ab:¶ bundles	-0.011	-0.001	-0.001	0.012
ab:¶ business	0.074	-0.002	0	-0.071
ab:¶ buy	-0.033	0	0	0.033
ab:¶ by	-0.05	0	-0.009	0.06
ab:¶ calls	0.029	0	0	-0.029
ab:¶ card	-0.029	-0.003	0.046	-0.014
ab:¶ care	-0.01	0.046	-0.001	-0.035
ab:¶ careers	0.024	-0.002	-0.002	-0.021
ab:¶ cart	0.113	-0.004	-0.027	-0.082
ab:¶ category	0.035	-0.005	-0.013	-0.018
ab:¶ changes	0.03	-0.003	0.007	-0.034
ab:¶ charity	0.014	0	-0.011	-0.002
ab:¶ children	-0.023	0.001	0.015	0.006
ab:¶ clear	0.021	-0.001	-0.001	-0.019
ab:¶ clients	0.013	-0.001	0	-0.013
ab:¶ company	-0.106	-0.037	0.135	0.007
ab:¶ compare	0.038	0	-0.001	-0.037
ab:¶ complaints	-0.028	-0.004	0.001	0.031
ab:¶ conditions	-0.011	-0.001	0	0.011
ab:¶ contact	-0.084	0.055	-0.097	0.127
ab:¶ cookie	0.025	-0.003	0.017	-0.039
ab:¶ cookies	-0.102	0.028	0.019	0.055
ab:¶ copyright	-0.02	-0.029	0.053	-0.005
ab:¶ cottages	0.064	-0.002	-0.003	-0.059
ab:¶ credit	0.044	-0.005	-0.018	-0.022
ab:¶ data	-0.004	-0.028	-0.007	0.039
ab:¶ definitions	0.035	-0.046	-0.009	0.021
ab:¶ domogo	-0.002	-0.014	0.017	-0.001
ab:¶ each	-0.087	0.037	0.054	-0.004
ab:¶ email	-0.031	-0.007	0.003	0.035
ab:¶ engineer	-0.025	0.003	0.021	0
ab:¶ events	-0.029	-0.001	0.001	0.029
ab:¶ every	-0.026	-0.009	0.003	0.031
ab:¶ everything	0.055	0.001	0.008	-0.063
ab:¶ examples	0.035	-0.005	-0.013	-0.018
ab:¶ family	-0.051	0	0	0.052
ab:¶ faqs	-0.022	0	0	0.023
ab:¶ features	0.067	0	0	-0.066
ab:¶ fees	0.038	-0.003	-0.004	-0.031
ab:¶ finance	0.048	-0.001	0	-0.047
ab:¶ find	0.053	-0.001	0.001	-0.053
ab:¶ for	0.059	-0.011	0.025	-0.072
ab:¶ four	0.028	-0.002	-0.003	-0.023
ab:¶ from	0.086	-0.004	0.001	-0.083
ab:¶ full	0.008	-0.003	-0.014	0.009
ab:¶ gallery	0.004	-0.002	-0.017	0.015
ab:¶ gb	0.028	-0.001	-0.026	0
ab:¶ get	0.03	0.003	-0.011	-0.023
ab:¶ gift	-0.002	0.037	-0.038	0.003
ab:¶ gifts	-0.03	0	0	0.031
ab:¶ good	0.041	-0.002	-0.001	-0.038
ab:¶ help	0.051	-0.003	0.001	-0.049
ab:¶ here	0.032	-0.002	0.001	-0.031
ab:¶ hire	-0.003	-0.007	0.05	-0.04
ab:¶ home	-0.058	-0.001	0.05	0.009
ab:¶ hosting	-0.012	-0.006	-0.008	0.026
ab:¶ how	-0.067	0.077	0.02	-0.03
ab:¶ i	-0.02	-0.003	0.029	-0.007
ab:¶ ico	-0.011	-0.001	-0.001	0.013
ab:¶ identity	0.008	-0.011	0.003	0
ab:¶ if	0.033	-0.103	0.025	0.045
ab:¶ imprint	-0.003	0.004	0.015	-0.016
ab:¶ in	-0.031	-0.007	-0.012	0.049
ab:¶ independent	0.032	0	-0.001	-0.031
ab:¶ information	-0.001	-0.031	0.032	0
ab:¶ installed	0.047	-0.001	0	-0.046
ab:¶ insurance	0.017	-0.001	0.018	-0.033
ab:¶ international	-0.004	0.014	-0.009	-0.002
ab:¶ introduction	0.043	-0.013	-0.029	-0.001
ab:¶ invoices	-0.004	-0.006	0.01	0
ab:¶ it	0.014	-0.006	0.017	-0.025
ab:¶ join	-0.026	-0.002	0.03	-0.002
ab:¶ keep	0.001	0.01	-0.034	0.023
ab:¶ know	-0.01	0	-0.001	0.011
ab:¶ last	-0.092	-0.011	0.017	0.085
ab:¶ legal	0.082	0	0.007	-0.088
ab:¶ like	-0.009	-0.006	0.018	-0.002
ab:¶ local	0.036	0	-0.001	-0.035
ab:¶ log	-0.039	-0.005	0.048	-0.004
ab:¶ looking	-0.034	-0.001	0	0.035
ab:¶ making	0.062	0	0.001	-0.063
ab:¶ means	-0.014	0.03	-0.002	-0.014
ab:¶ miniatures	0.026	0	0	-0.026
ab:¶ mortgages	-0.078	-0.001	-0.001	0.08
ab:¶ most	-0.039	-0.006	0.006	0.04
ab:¶ move	0.047	0	0	-0.047
ab:¶ my	-0.03	0	-0.001	0.031
ab:¶ name	-0.032	0.009	0.011	0.013
ab:¶ new	-0.085	-0.001	0	0.086
ab:¶ news	0.13	-0.001	-0.002	-0.127
ab:¶ nobody	-0.016	-0.001	0.001	0.015
ab:¶ number	-0.003	-0.002	-0.018	0.023
ab:¶ offers	0.016	0	0	-0.015
ab:¶ office	0.014	-0.001	-0.012	0
ab:¶ okimiletpo	0.021	-0.003	0.003	-0.022
ab:¶ one	0.033	0.03	-0.001	-0.061
ab:¶ open	0.017	-0.005	-0.001	-0.011
ab:¶ orders	0.029	-0.004	-0.026	0.001
ab:¶ our	-0.054	-0.027	0.052	0.029
ab:¶ owners	0.036	-0.004	0.005	-0.037
ab:¶ parties	0.038	0	-0.001	-0.037
ab:¶ payment	0.025	0	0.013	-0.037
ab:¶ payroll	0.04	-0.001	0.001	-0.04
ab:¶ people	0.031	0	0.012	-0.044
ab:¶ personal	0.024	0.019	-0.004	-0.039
ab:¶ pick	-0.018	0	0	0.019
ab:¶ pictures	0.032	-0.003	-0.006	-0.023
ab:¶ plans	-0.015	0	-0.001	0.016
ab:¶ play	0.025	-0.002	0.025	-0.049
ab:¶ please	-0.018	0.011	0.012	-0.004
ab:¶ postal	0.033	-0.006	-0.016	-0.011
ab:¶ powered	-0.015	-0.012	0.013	0.013
ab:¶ privacy	0.173	0.099	-0.07	-0.202
ab:¶ property	0.013	0	-0.001	-0.012
ab:¶ questions	-0.036	0.07	0.005	-0.038
ab:¶ quote	0.011	-0.001	0.001	-0.011
ab:¶ rapa	0.02	-0.003	0.004	-0.021
ab:¶ rated	0.064	-0.001	-0.009	-0.054
ab:¶ read	-0.083	-0.002	0.05	0.036
ab:¶ ref	0.017	-0.001	-0.015	0
ab:¶ registered	-0.017	0.045	-0.034	0.007
ab:¶ retention	-0.002	-0.007	0.01	-0.001
ab:¶ reviewed	-0.037	-0.001	0.013	0.024
ab:¶ sales	-0.006	-0.003	-0.03	0.04
ab:¶ search	0.019	-0.002	0.003	-0.02
ab:¶ security	-0.022	0	0	0.022
ab:¶ see	-0.01	-0.001	0.012	0
ab:¶ sell	-0.008	-0.003	-0.001	0.013
ab:¶ selling	-0.038	0	-0.001	0.04
ab:¶ send	-0.033	-0.001	-0.001	0.035
ab:¶ services	0.003	-0.013	0.015	-0.004
ab:¶ shop	0.022	-0.014	0.018	-0.025
ab:¶ software	-0.062	-0.005	0.008	0.06
ab:¶ some	-0.011	-0.004	0.013	0.002
ab:¶ spare	0.059	-0.002	-0.015	-0.042
ab:¶ stronger	0.019	0	0	-0.019
ab:¶ subscribe	-0.007	-0.008	-0.044	0.059
ab:¶ t	-0.037	-0.001	-0.001	0.038
ab:¶ team	0.023	-0.002	-0.002	-0.02
ab:¶ tel	-0.074	0.102	-0.061	0.032
ab:¶ tell	-0.007	-0.002	-0.012	0.021
ab:¶ terms	-0.063	0.035	0.037	-0.009
ab:¶ the	-0.142	0.099	-0.019	0.063
ab:¶ there	-0.024	0.005	-0.008	0.026
ab:¶ these	-0.031	-0.02	0.029	0.023
ab:¶ they	-0.018	0.085	-0.063	-0.004
ab:¶ this	0.053	-0.014	-0.059	0.02
ab:¶ thoughtful	-0.007	-0.002	-0.002	0.011
ab:¶ three	0.032	-0.002	-0.003	-0.028
ab:¶ tickets	-0.009	-0.001	-0.005	0.016
ab:¶ timetable	0.048	0	0	-0.047
ab:¶ top	-0.027	-0.001	-0.002	0.03
ab:¶ trade	-0.054	0.071	-0.036	0.019
ab:¶ train	-0.012	0	-0.001	0.012
ab:¶ two	-0.091	-0.004	0.029	0.065
ab:¶ uk	-0.046	-0.007	0.007	0.046
ab:¶ unit	-0.034	-0.001	0.035	0
ab:¶ url	-0.006	-0.002	-0.006	0.014
ab:¶ use	-0.008	-0.001	-0.01	0.019
ab:¶ using	-0.043	-0.002	0.053	-0.008
ab:¶ vat	0.058	-0.003	-0.024	-0.031
ab:¶ visit	0.028	0	0	-0.027
ab:¶ volunteer	0.025	-0.001	-0.001	-0.023
ab:¶ we	0.152	-0.062	0.023	-0.113
ab:¶ web	0.031	-0.006	-0.013	-0.011
ab:¶ website	0.013	-0.006	0.002	-0.009
ab:¶ websites	0.028	-0.006	-0.014	-0.008
ab:¶ welcome	-0.047	-0.006	0.034	0.019
ab:¶ well	-0.012	0	0.006	0.006
ab:¶ what	0.044	-0.04	-0.005	0
ab:¶ when	0.015	-0.005	-0.002	-0.007
ab:¶ where	-0.009	-0.02	0.049	-0.02
ab:¶ who	0.017	-0.042	0.048	-0.024
ab:¶ whole	-0.041	-0.001	-0.001	0.043
ab:¶ work	-0.004	-0.004	0.013	-0.005
ab:¶ you	-0.082	-0.014	0.045	0.051
ab:¶ your	-0.056	-0.036	0.087	0.005
ab:¶ ©	-0.014	0.082	0.077	-0.146
aloneInBlock	0.432	-0.105	0.211	-0.538
aw:"	-0.032	0.071	-0.155	0.116
aw:&	-0.031	-0.058	-0.019	0.107
aw:(	0.155	-0.093	-0.148	0.086
aw:1st	-0.051	0.013	0.023	0.014
aw:2az	-0.05	0.001	0.049	0
aw:2nd	-0.054	-0.014	0.068	-0.001
aw:3gt	-0.018	0	0.018	0
aw:3rd	0.031	-0.013	-0.018	0
aw:5qz	-0.011	0	0.011	0
aw:5ul	-0.038	0.001	0.037	0
aw:7eb	-0.013	0	0.012	0
aw:7jt	-0.003	-0.005	0.01	-0.001
aw:7th	-0.01	0	0.006	0.004
aw:8qe	-0.054	0.005	0.049	0
aw::	0.169	0.066	-0.326	0.091
aw:;	-0.177	-0.05	0.156	0.07
aw:@	0	-0.034	-0.034	0.067
aw:BRAND	0.018	0.128	0.142	-0.289
aw:DIGITS	0.1	0.012	-0.041	-0.071
aw:NUM	-0.028	-0.053	0.164	-0.083
aw:ORG	-0.286	0.132	0.133	0.021
aw:SELF	0.219	-0.107	0.157	-0.268
aw:a	-0.226	-0.111	0.342	-0.005
aw:aberdeen	0.032	-0.001	-0.004	-0.027
aw:aberystwyth	-0.012	-0.001	0.001	0.012
aw:abosdi	-0.009	-0.003	0.011	0
aw:about	-0.074	0.037	0.079	-0.041
aw:abroad	0.015	-0.007	0.011	-0.02
aw:accept	-0.01	0.042	-0.039	0.007
aw:acceptance	-0.009	-0.002	-0.009	0.02
aw:accepts	-0.014	0.004	0.01	0
aw:access	0.007	-0.015	-0.012	0.02
aw:accessing	0.006	-0.018	0.01	0.002
aw:account	-0.05	-0.015	0.049	0.016
aw:accountant	-0.036	0.002	0.034	0
aw:accountants	0.067	-0.011	0.008	-0.064
aw:accounts	0.059	0.026	-0.125	0.04
aw:acquired	-0.008	-0.012	0.022	-0.002
aw:across	0.048	0.037	-0.035	-0.051
aw:act	-0.051	0	0.087	-0.036
aw:acting	0.034	-0.017	0	-0.016
aw:active	-0.049	-0.012	0.014	0.047
aw:acts	-0.042	-0.026	0.041	0.028
aw:add	-0.005	-0.001	-0.009	0.015
aw:address	0.19	-0.109	-0.201	0.12
aw:addresses	-0.046	0.046	0.009	-0.009
aw:adjusters	-0.02	0	0.02	0
aw:admin	-0.039	0.003	0.015	0.022
aw:administrator	0.016	-0.004	0.011	-0.023
aw:advertise	0.032	-0.009	-0.018	-0.005
aw:advertising	0.019	0	0.002	-0.02
aw:advice	-0.033	0.042	-0.032	0.023
aw:affiliated	-0.024	-0.013	0.049	-0.013
aw:affiliates	0.041	-0.042	-0.014	0.016
aw:after	-0.107	0.173	-0.146	0.079
aw:again	-0.006	-0.002	-0.002	0.011
aw:against	-0.006	-0.009	0.029	-0.014
aw:agency	-0.011	-0.037	0.082	-0.033
aw:agent	0.015	-0.026	0.043	-0.032
aw:agents	-0.03	-0.039	0.051	0.019
aw:agree	0.039	-0.02	-0.037	0.018
aw:agreed	-0.027	-0.003	0.039	-0.009
aw:agreement	-0.029	-0.022	0.067	-0.016
aw:ai	0.069	-0.006	-0.004	-0.059
aw:aided	-0.017	0	0	0.018
aw:airport	-0.035	-0.01	0.012	0.033
aw:akevafifo	-0.008	-0.009	0.018	-0.001
aw:alarms	-0.04	0	0	0.041
aw:all	0.009	0.104	-0.025	-0.088
aw:alma	-0.016	0	0	0.016
aw:already	0.038	-0.009	-0.025	-0.004
aw:also	-0.15	0.19	-0.017	-0.023
aw:alter	0.014	-0.001	-0.011	-0.002
aw:always	-0.045	0	-0.001	0.046
aw:am	-0.006	-0.005	0.012	-0.001
aw:america	-0.004	0.052	-0.047	-0.002
aw:american	0.022	-0.001	0.001	-0.022
aw:aml	0.01	-0.001	-0.009	0
aw:amount	0.013	-0.006	-0.011	0.003
aw:an	-0.034	-0.049	0.055	0.028
aw:and	-0.004	0.119	0.043	-0.158
aw:another	-0.011	-0.002	0.016	-0.002
aw:answer	-0.005	-0.003	-0.004	0.012
aw:answered	0.046	-0.001	0.006	-0.05
aw:answers	0	-0.009	-0.046	0.055
aw:anti	0.022	-0.001	-0.008	-0.013
aw:any	0.055	-0.025	-0.003	-0.026
aw:anyone	-0.035	-0.008	0.03	0.013
aw:anything	0.003	0.022	-0.028	0.004
aw:anywhere	-0.026	0.03	0	-0.004
aw:app	-0.147	0.046	-0.014	0.115
aw:appear	0.012	-0.008	-0.004	-0.001
aw:application	0.054	-0.002	-0.019	-0.033
aw:applies	0.01	0.045	-0.062	0.007
aw:apply	0.059	-0.029	-0.014	-0.016
aw:appointed	0.092	0.072	-0.115	-0.049
aw:appointment	-0.031	0	0	0.031
aw:appointments	0.016	-0.001	-0.001	-0.014
aw:apprentices	-0.021	-0.002	0.01	0.012
aw:apps	0.038	0	-0.001	-0.037
aw:april	-0.014	-0.001	0.006	0.009
aw:apumbe	-0.002	-0.009	0.012	-0.001
aw:are	0.139	0.037	-0.185	0.009
aw:areas	0.014	-0.004	-0.007	-0.003
aw:arrangement	-0.026	-0.006	0.013	0.019
aw:arranges	0.041	-0.024	0.01	-0.028
aw:article	0.022	-0.012	-0.003	-0.007
aw:as	-0.01	-0.025	0.057	-0.022
aw:asia	0.025	-0.003	0.026	-0.048
aw:ask	-0.003	-0.03	0.012	0.021
aw:assessment	0.069	0	-0.001	-0.068
aw:assets	-0.005	-0.011	0.018	-0.002
aw:associated	-0.019	-0.007	0.023	0.003
aw:association	-0.07	-0.016	0.063	0.023
aw:at	0.16	-0.069	-0.095	0.004
aw:authorised	0.004	-0.027	0.08	-0.057
aw:authority	0.038	-0.012	-0.059	0.032
aw:available	-0.008	0.057	-0.053	0.005
aw:award	-0.013	0	0.002	0.011
aw:away	-0.052	-0.002	0.022	0.032
aw:azusi	0.005	-0.01	0.007	-0.001
aw:b	-0.036	0	0	0.036
aw:b18	-0.012	0.005	0.006	0
aw:back	0.035	-0.012	0.006	-0.029
aw:balloon	0.019	0	0	-0.019
aw:bar	0.037	-0.004	-0.001	-0.032
aw:bars	-0.035	-0.008	0.014	0.029
aw:based	0.079	-0.04	-0.06	0.022
aw:batch	-0.033	0.001	0.004	0.028
aw:battery	0.034	-0.001	0.002	-0.034
aw:be	0.03	-0.068	-0.022	0.06
aw:because	0.033	-0.056	-0.005	0.027
aw:become	0.028	-0.002	0.001	-0.028
aw:beds	-0.048	0	0.005	0.043
aw:been	0.037	-0.021	-0.066	0.05
aw:before	0.036	-0.024	0.066	-0.078
aw:began	0.052	-0.037	-0.045	0.03
aw:behalf	0.003	0.04	0.015	-0.059
aw:behind	-0.023	-0.007	-0.014	0.045
aw:being	0.022	-0.01	-0.007	-0.004
aw:belfast	0.017	-0.007	-0.073	0.063
aw:bellfounder	-0.015	0.018	-0.004	0.001
aw:belong	-0.034	0.016	0.016	0.001
aw:belongs	-0.076	0.022	0.04	0.014
aw:below	0.043	0	0.004	-0.047
aw:berkshire	0.012	-0.006	-0.006	0
aw:best	0.049	0	-0.001	-0.048
aw:better	-0.034	0	-0.001	0.035
aw:beyond	-0.035	-0.018	0.028	0.025
aw:birmingham	0.002	-0.033	-0.105	0.135
aw:blend	0.018	0	0	-0.017
aw:board	0.063	-0.001	0.001	-0.062
aw:boards	0.011	0	0	-0.011
aw:body	-0.009	-0.02	0.046	-0.018
aw:book	-0.042	-0.002	0	0.045
aw:booking	-0.128	-0.03	0.16	-0.002
aw:bookings	0.01	-0.018	-0.006	0.014
aw:books	-0.025	-0.002	0.036	-0.008
aw:both	0.091	-0.017	-0.099	0.025
aw:bottles	-0.067	0	0.005	0.062
aw:bottom	-0.07	-0.043	0.108	0.005
aw:bought	0.017	0.048	-0.086	0.021
aw:bouquet	0.016	0	0	-0.016
aw:box	-0.003	0.013	-0.025	0.015
aw:boxes	-0.01	0	-0.001	0.011
aw:branch	0.004	-0.018	0.025	-0.01
aw:branches	-0.025	-0.005	0	0.031
aw:brand	0.001	0.031	-0.015	-0.017
aw:brands	0.069	0.013	-0.059	-0.023
aw:brewing	0.019	0	-0.001	-0.019
aw:bring	0.035	-0.001	-0.001	-0.033
aw:britain	0.022	-0.011	0.022	-0.032
aw:british	-0.12	-0.01	0.019	0.111
aw:broadband	0.041	0	-0.001	-0.04
aw:broker	0.033	-0.022	-0.013	0.003
aw:brought	-0.028	0	0	0.029
aw:browse	0.011	0	0	-0.011
aw:build	0.011	-0.001	0	-0.01
aw:building	-0.034	0.014	-0.001	0.021
aw:buildings	0.072	-0.005	-0.01	-0.057
aw:built	-0.072	-0.006	0.03	0.048
aw:bundles	-0.022	-0.001	-0.001	0.023
aw:bus	0.071	-0.009	-0.002	-0.06
aw:business	0.037	0.013	0.005	-0.055
aw:businesses	0.041	0.052	-0.087	-0.006
aw:but	0.03	-0.008	0.012	-0.034
aw:buy	-0.033	-0.003	-0.002	0.039
aw:buyer	-0.014	-0.01	0.026	-0.002
aw:buyers	0.028	0.062	-0.05	-0.04
aw:buying	-0.019	0.017	0.017	-0.015
aw:buys	-0.007	-0.001	-0.008	0.016
aw:by	0.008	-0.08	0.235	-0.163
aw:c	0.047	0	-0.085	0.038
aw:cake	0.018	-0.002	0.004	-0.019
aw:california	-0.007	-0.003	-0.012	0.022
aw:called	0.005	-0.01	-0.01	0.015
aw:calls	-0.025	-0.016	0.041	-0.001
aw:cambridge	-0.063	-0.004	0.02	0.047
aw:came	-0.029	-0.025	0.031	0.023
aw:campaign	0.018	0	0	-0.018
aw:campaigns	0.019	-0.001	-0.007	-0.011
aw:can	-0.047	-0.07	0.115	0.002
aw:cancel	0.006	0.03	-0.01	-0.026
aw:cannot	0.01	-0.004	-0.002	-0.004
aw:capital	0.019	-0.002	-0.002	-0.016
aw:car	-0.086	-0.002	-0.009	0.098
aw:card	-0.045	0.011	0.114	-0.08
aw:cardiff	0.01	-0.004	0.007	-0.013
aw:cards	-0.042	-0.016	0.04	0.017
aw:care	0.082	0.001	-0.055	-0.027
aw:careers	-0.02	-0.002	-0.002	0.024
aw:cares	0.068	-0.022	-0.059	0.012
aw:carried	-0.048	0	-0.003	0.051
aw:carriers	-0.033	-0.003	0.003	0.033
aw:carry	-0.121	-0.008	0.084	0.046
aw:carrying	-0.013	-0.008	0.015	0.006
aw:cars	-0.049	-0.002	0.001	0.05
aw:cart	0.113	-0.004	-0.027	-0.082
aw:case	-0.023	-0.003	-0.017	0.043
aw:cash	0.033	-0.007	-0.017	-0.009
aw:cask	0.029	0	0	-0.029
aw:category	0.035	-0.005	-0.013	-0.018
aw:catering	-0.036	-0.001	0	0.037
aw:cb1	-0.021	-0.001	0.021	0.001
aw:central	-0.007	-0.012	-0.031	0.05
aw:centre	0.017	-0.032	-0.026	0.041
aw:certain	0.022	-0.013	-0.016	0.007
aw:certificate	-0.06	-0.002	0.065	-0.003
aw:cf10	-0.012	0	0.011	0
aw:chairs	-0.023	-0.001	0.001	0.023
aw:change	0.017	-0.027	0.023	-0.013
aw:changes	0.041	-0.008	-0.008	-0.026
aw:changing	0.041	-0.003	-0.011	-0.027
aw:channel	-0.021	0	0	0.021
aw:charge	0.041	-0.005	-0.036	-0.001
aw:charitable	-0.009	-0.009	0.016	0.001
aw:charity	0.081	-0.024	0.064	-0.121
aw:charter	0.015	-0.001	-0.012	-0.003
aw:chat	-0.001	-0.004	-0.021	0.025
aw:check	-0.028	-0.017	0.028	0.017
aw:checks	0.008	-0.011	0.033	-0.03
aw:cheshire	-0.033	0.002	0.026	0.005
aw:children	0.037	-0.001	0.018	-0.053
aw:choose	-0.035	-0.018	0.063	-0.01
aw:church	-0.015	-0.002	-0.002	0.019
aw:city	0.014	-0.001	0.01	-0.024
aw:claim	-0.02	-0.006	0.026	0
aw:claims	-0.008	-0.008	-0.033	0.049
aw:classes	0.038	-0.002	0.001	-0.038
aw:classic	-0.02	-0.002	0.002	0.02
aw:clear	0.037	-0.006	0.004	-0.035
aw:clearance	0.014	-0.001	-0.02	0.007
aw:click	0.052	-0.006	-0.032	-0.014
aw:client	0.024	-0.005	-0.034	0.016
aw:clients	0.058	-0.012	-0.001	-0.044
aw:clinic	0.013	-0.012	-0.002	0.002
aw:close	-0.017	0.008	0.037	-0.028
aw:club	-0.054	-0.033	0.076	0.011
aw:clubs	-0.004	-0.006	0.032	-0.022
aw:clwyd	0.004	0.006	-0.011	0.001
aw:co	-0.114	0.088	0.006	0.019
aw:code	0.037	-0.026	-0.032	0.021
aw:coffee	-0.044	0	-0.001	0.045
aw:cofrestru’r	0.011	-0.004	-0.008	0.001
aw:collect	0.046	-0.045	0.004	-0.004
aw:collected	0.022	-0.025	0.008	-0.005
aw:collectively	0.056	0.014	-0.076	0.007
aw:collects	-0.086	-0.001	0.05	0.037
aw:com	0.009	0.012	0.004	-0.025
aw:come	-0.013	-0.003	0.025	-0.01
aw:comes	0.083	-0.014	0.002	-0.071
aw:commerce	-0.016	-0.002	0.002	0.016
aw:commercial	-0.002	-0.003	-0.018	0.023
aw:commission	0.003	0.01	0.041	-0.054
aw:commissioner's	-0.002	-0.002	-0.014	0.017
aw:commissioner’s	-0.005	-0.007	0.023	-0.011
aw:committed	-0.002	0.021	-0.021	0.002
aw:committee	-0.044	-0.02	0.101	-0.037
aw:communications	0.015	-0.012	0.025	-0.029
aw:community	-0.122	-0.009	0.049	0.081
aw:companies	0.056	0.154	-0.165	-0.045
aw:company	-0.148	0.095	-0.095	0.148
aw:compare	0.039	-0.001	-0.006	-0.031
aw:competition	0.01	-0.002	-0.009	0
aw:competitions	0.017	-0.011	-0.011	0.006
aw:complain	-0.037	-0.002	0.039	0
aw:complaint	-0.011	0.007	0.005	-0.001
aw:complaints	-0.026	-0.002	0.008	0.02
aw:compliance	0.037	-0.006	-0.021	-0.011
aw:conditions	0.001	0.008	0.116	-0.126
aw:conduct	-0.012	-0.016	-0.002	0.029
aw:connected	0.01	0.01	-0.01	-0.01
aw:connections	0.02	0	0	-0.02
aw:consent	-0.017	0	0.014	0.003
aw:consultants	-0.022	-0.001	-0.002	0.024
aw:consultations	-0.034	0.05	-0.015	-0.001
aw:contact	0.076	0.036	-0.169	0.058
aw:contains	-0.034	-0.011	0.029	0.016
aw:content	0.056	-0.037	-0.004	-0.015
aw:context	0.013	-0.005	0.012	-0.02
aw:contract	-0.095	-0.008	0.069	0.035
aw:contracting	-0.025	-0.009	-0.017	0.051
aw:contractors	-0.002	-0.01	-0.001	0.014
aw:contracts	-0.032	-0.006	-0.021	0.059
aw:control	0.032	-0.01	-0.014	-0.008
aw:controller	0.032	-0.042	-0.092	0.103
aw:controllers	-0.032	0.02	0.012	0
aw:conversation	-0.024	-0.002	-0.021	0.046
aw:cookie	0.031	-0.039	0.09	-0.083
aw:cookies	-0.055	0.009	0.026	0.02
aw:cooper	-0.002	0.013	-0.012	0.001
aw:copy	-0.105	-0.019	0.147	-0.024
aw:copyright	0.002	-0.035	0.027	0.005
aw:cornwall	0.052	-0.03	-0.001	-0.021
aw:corporation	0.058	-0.096	0.035	0.002
aw:cost	-0.043	-0.002	0.002	0.043
aw:costs	0.039	-0.04	-0.046	0.046
aw:cottages	0.123	-0.002	0	-0.121
aw:council	-0.035	-0.013	0.045	0.003
aw:councillors	-0.027	0	0	0.027
aw:count	0.047	-0.002	0.004	-0.048
aw:counter	0.013	-0.001	-0.009	-0.003
aw:countries	-0.007	0.062	-0.05	-0.004
aw:country	-0.027	-0.027	0.067	-0.013
aw:counts	-0.004	-0.005	0.01	0
aw:county	-0.031	0.001	0.028	0.002
aw:course	-0.012	0	0	0.013
aw:courses	0.063	-0.002	-0.001	-0.06
aw:court	0.036	0.002	-0.021	-0.016
aw:courts	-0.022	-0.001	0.031	-0.008
aw:cover	-0.017	-0.019	0.022	0.014
aw:covers	-0.073	-0.029	0.044	0.058
aw:cqc	0.024	-0.005	0.008	-0.027
aw:created	0.044	-0.002	-0.014	-0.028
aw:creative	0.074	-0.003	-0.049	-0.022
aw:credit	0.027	-0.051	0.027	-0.003
aw:crescent	0.006	0.04	-0.042	-0.004
aw:cricket	0.062	0	-0.001	-0.061
aw:croydon	-0.012	-0.005	0.022	-0.005
aw:cs	-0.021	-0.002	0	0.024
aw:cumbria	0.034	0.001	0.018	-0.053
aw:customer	-0.018	0.023	-0.01	0.004
aw:customers	0.048	-0.012	-0.047	0.011
aw:customs	-0.005	-0.006	0.013	-0.002
aw:cwmni	0.014	-0.004	-0.011	0.001
aw:cyber	-0.019	0	0	0.019
aw:daezal	-0.011	0	0.011	0
aw:damp	-0.08	-0.007	0.002	0.085
aw:dan	-0.003	-0.013	0.017	0
aw:data	0.119	0.115	-0.27	0.037
aw:database	-0.007	-0.012	0.008	0.011
aw:date	-0.006	0.057	-0.031	-0.019
aw:day	-0.053	-0.002	-0.01	0.064
aw:days	-0.028	-0.007	0.004	0.032
aw:de	0.067	-0.032	-0.044	0.008
aw:deal	-0.031	-0.002	0.005	0.028
aw:deals	-0.064	-0.007	-0.028	0.099
aw:debits	-0.026	-0.004	0.031	-0.001
aw:decides	0.06	-0.012	-0.064	0.016
aw:decision	-0.07	0.002	0.067	0
aw:defined	0.04	-0.014	-0.01	-0.016
aw:definitions	0.041	-0.02	-0.039	0.017
aw:delaware	0.025	-0.025	0.024	-0.024
aw:delivered	-0.042	0.028	0.001	0.013
aw:delivery	0.036	-0.03	0.006	-0.011
aw:dental	0.052	-0.002	0.011	-0.061
aw:depends	-0.003	-0.009	0.013	-0.001
aw:deposit	0.002	-0.005	-0.008	0.011
aw:derby	-0.031	-0.015	0.063	-0.017
aw:described	-0.021	-0.006	0.016	0.011
aw:design	0.044	-0.016	0.004	-0.032
aw:designed	-0.104	0.002	0.018	0.083
aw:details	0.081	-0.081	0.06	-0.06
aw:detime	-0.027	0.053	-0.024	-0.002
aw:developed	0.019	-0.003	-0.014	-0.002
aw:development	0.046	-0.009	0.007	-0.044
aw:devon	0.013	0	0.007	-0.02
aw:digital	0.024	-0.004	0.029	-0.048
aw:direct	-0.085	-0.011	0.097	-0.001
aw:directors	0.016	0.06	-0.072	-0.003
aw:directory	-0.019	-0.002	0.003	0.018
aw:disclose	-0.007	-0.018	0.027	-0.003
aw:disputes	0.015	-0.005	0.004	-0.014
aw:division	0.005	-0.048	0.073	-0.03
aw:do	-0.125	0.064	0.022	0.04
aw:document	0.026	-0.007	-0.016	-0.003
aw:does	-0.106	-0.007	0.059	0.054
aw:dog	0.031	0	0	-0.031
aw:domestic	0.004	-0.006	-0.022	0.024
aw:domogo	-0.002	-0.014	0.018	-0.001
aw:donate	0.041	0	0	-0.041
aw:done	-0.014	-0.009	0.011	0.012
aw:door	-0.005	-0.004	0.023	-0.014
aw:draw	-0.01	0.01	-0.002	0.002
aw:drink	0.035	-0.004	-0.015	-0.016
aw:drive	-0.03	0.106	-0.114	0.039
aw:driving	-0.03	-0.004	0.004	0.03
aw:drover	-0.034	0	0.033	0.001
aw:dublin	0.109	-0.015	-0.076	-0.018
aw:due	0.014	-0.003	-0.009	-0.002
aw:dundee	0.015	0	0	-0.014
aw:duty	-0.043	0.035	0.01	-0.002
aw:e	-0.024	-0.063	0.049	0.038
aw:e14	0.044	-0.019	-0.024	-0.002
aw:each	-0.056	-0.028	0.086	-0.002
aw:east	0.099	-0.034	-0.01	-0.055
aw:eat	-0.019	0	0	0.02
aw:ec1v	-0.022	-0.009	0.031	0
aw:ec2a	0.012	-0.006	-0.005	0
aw:edge	0.122	0.012	-0.096	-0.038
aw:edinburgh	0.074	-0.002	0.016	-0.087
aw:effective	0.018	-0.004	-0.007	-0.006
aw:eh3	0.036	-0.002	-0.001	-0.033
aw:eight	-0.025	0.062	-0.045	0.008
aw:either	-0.006	-0.004	0.012	-0.002
aw:electricity	0.026	-0.005	-0.005	-0.017
aw:electronic	-0.033	-0.014	0.052	-0.005
aw:else	-0.035	-0.001	0.004	0.031
aw:email	0.082	-0.026	-0.089	0.033
aw:emails	-0.02	-0.004	-0.019	0.043
aw:employed	-0.011	0	0	0.011
aw:employee	0.02	-0.002	-0.006	-0.012
aw:employers	0.068	-0.003	0.003	-0.067
aw:end	-0.014	-0.005	-0.004	0.023
aw:energy	-0.034	-0.014	0.004	0.044
aw:enfield	0.018	-0.005	-0.01	-0.004
aw:engagement	-0.011	0	0	0.012
aw:engine	0.021	-0.001	0.001	-0.021
aw:engineer	-0.025	0.003	0.021	0
aw:engineering	-0.056	-0.004	0.027	0.033
aw:england	0.089	-0.092	0.081	-0.078
aw:english	0.031	-0.023	0.002	-0.009
aw:enough	-0.029	-0.003	0.027	0.005
aw:enquiry	-0.032	0	0.031	0.001
aw:enterprise	0.077	-0.012	-0.052	-0.013
aw:entity	0.044	0.049	-0.051	-0.042
aw:entry	-0.024	-0.003	-0.005	0.033
aw:equipment	-0.027	0	-0.001	0.028
aw:essex	-0.009	0.015	-0.013	0.006
aw:established	-0.029	0.027	-0.017	0.019
aw:estate	-0.034	-0.015	0.049	0
aw:et	-0.014	0	0.014	0
aw:etc	0.031	-0.002	-0.008	-0.021
aw:eu	0.063	-0.045	-0.01	-0.008
aw:ev	0.047	0	-0.001	-0.045
aw:evening	0.016	0	-0.001	-0.014
aw:evenings	-0.01	0.001	0.003	0.007
aw:event	-0.037	-0.001	-0.012	0.05
aw:events	-0.095	-0.002	0	0.097
aw:ever	-0.016	-0.011	0.028	-0.001
aw:every	-0.007	-0.02	-0.001	0.028
aw:everyone	-0.012	-0.003	-0.008	0.023
aw:everything	0.054	-0.006	-0.015	-0.032
aw:ex4	-0.016	0.001	0.015	0
aw:examples	0.037	-0.005	-0.013	-0.02
aw:exeter	0.03	-0.001	-0.014	-0.016
aw:expects	0.011	-0.004	-0.006	-0.002
aw:explains	0.023	-0.006	0.002	-0.019
aw:fabegeku	-0.003	-0.005	0.01	-0.001
aw:fair	-0.022	-0.001	0	0.023
aw:family	0.001	-0.009	-0.022	0.03
aw:faq	0.024	-0.001	-0.001	-0.022
aw:faqs	-0.021	-0.007	0.008	0.02
aw:farm	-0.058	-0.005	0.007	0.056
aw:fast	0.027	-0.001	-0.018	-0.007
aw:fca	-0.019	-0.027	0.048	-0.002
aw:features	-0.03	-0.001	-0.001	0.032
aw:fee	0.07	-0.004	-0.035	-0.032
aw:fees	-0.017	-0.011	0.036	-0.007
aw:fefatned	-0.011	0	0.011	0
aw:few	-0.005	-0.027	0.029	0.003
aw:fi	0.051	-0.022	0.026	-0.055
aw:fields	-0.008	-0.014	0.023	-0.001
aw:file	-0.02	-0.001	0.037	-0.016
aw:files	0.009	-0.017	0.023	-0.016
aw:filter	0.018	0	0	-0.017
aw:finance	-0.039	-0.025	0.03	0.034
aw:financial	-0.041	-0.02	-0.013	0.074
aw:find	0.053	-0.009	0.006	-0.05
aw:finds	-0.014	-0.001	-0.003	0.019
aw:fine	-0.012	0.004	-0.001	0.01
aw:finished	-0.007	-0.001	-0.003	0.011
aw:firm	0.029	-0.031	0.019	-0.017
aw:firms	-0.006	-0.021	0.009	0.018
aw:first	0.028	0.031	-0.082	0.024
aw:fit	0.019	0	0	-0.018
aw:five	-0.022	-0.008	0.038	-0.009
aw:fixed	0.009	-0.006	0.016	-0.018
aw:floor	-0.108	0.032	0.093	-0.017
aw:follow	-0.003	-0.021	0.03	-0.006
aw:following	-0.005	-0.024	0.032	-0.003
aw:follows	0.013	-0.002	0.002	-0.014
aw:food	0.129	-0.006	-0.023	-0.099
aw:football	0.059	-0.014	0.02	-0.065
aw:for	-0.025	-0.125	0.003	0.146
aw:form	0.068	-0.027	-0.01	-0.03
aw:formations	-0.002	-0.017	-0.019	0.039
aw:formed	0.084	-0.017	-0.051	-0.017
aw:formerly	-0.009	0	-0.001	0.01
aw:forms	-0.027	0	0	0.027
aw:found	-0.005	0.013	-0.013	0.004
aw:foundation	-0.008	0.04	-0.015	-0.017
aw:foundry	-0.018	-0.002	0.019	0.001
aw:four	0.001	-0.01	0.038	-0.029
aw:fourteen	-0.027	0	0	0.026
aw:franchise	-0.029	-0.018	0.064	-0.017
aw:franchised	-0.01	-0.003	-0.006	0.019
aw:franchisees	-0.005	-0.003	-0.002	0.01
aw:fraud	-0.006	-0.004	0.01	-0.001
aw:free	0.005	0.029	-0.02	-0.014
aw:freshly	0.041	-0.001	-0.001	-0.04
aw:friendly	-0.025	0	-0.002	0.027
aw:frn	-0.002	-0.011	0.013	0.001
aw:from	0.241	0.003	-0.027	-0.218
aw:fsa	0.041	-0.006	-0.029	-0.006
aw:fuel	0.025	-0.001	-0.004	-0.02
aw:full	0.033	-0.008	-0.029	0.004
aw:fuller	-0.013	-0.001	0.014	0
aw:fund	0.057	-0.021	0.03	-0.066
aw:funded	-0.019	-0.004	0.005	0.018
aw:funeral	-0.047	0.103	-0.054	-0.003
aw:further	-0.064	0.048	0.019	-0.003
aw:fuss	0.022	-0.003	0.009	-0.029
aw:gallery	0.055	-0.003	-0.017	-0.034
aw:gambling	-0.013	0.006	0.05	-0.043
aw:game	0.035	-0.001	0.001	-0.035
aw:gaps	-0.026	0	0.005	0.021
aw:garden	-0.015	-0.006	0.017	0.005
aw:gardens	-0.113	0.063	0.003	0.047
aw:gas	0.048	-0.008	-0.023	-0.017
aw:gate	0.019	-0.002	-0.018	0.001
aw:gather	0.03	-0.005	-0.016	-0.01
aw:gathered	0.016	-0.011	0.013	-0.018
aw:gb	0.033	-0.003	-0.029	-0.001
aw:gdpr	-0.015	-0.005	-0.002	0.023
aw:general	0.069	-0.029	-0.066	0.026
aw:generated	-0.027	-0.021	0.048	-0.001
aw:georgia	-0.006	-0.017	0.023	0
aw:germany	-0.125	0.043	-0.002	0.084
aw:get	0.029	-0.006	-0.068	0.045
aw:gift	0.037	0.021	0.016	-0.074
aw:gifts	-0.058	0	0	0.059
aw:give	-0.014	-0.044	-0.001	0.06
aw:given	-0.026	-0.014	0.069	-0.029
aw:gives	-0.015	0.007	0.011	-0.003
aw:gizorelzi	-0.054	0.005	0.049	0
aw:glamorgan	-0.018	0.006	0.012	0
aw:glasgow	0.127	-0.019	-0.025	-0.083
aw:global	0.025	0.042	-0.062	-0.005
aw:go	-0.062	-0.036	0.099	0
aw:goes	-0.012	-0.025	0.045	-0.008
aw:good	0.016	-0.004	0.013	-0.025
aw:goods	0.092	0.011	-0.064	-0.039
aw:governing	-0.035	-0.014	0.051	-0.002
aw:government	-0.031	-0.006	0.011	0.026
aw:grants	0.037	0	0.004	-0.041
aw:great	-0.044	0.028	0.022	-0.007
aw:green	0.001	-0.005	-0.025	0.029
aw:groceries	0.014	0	0	-0.013
aw:ground	0.047	-0.004	-0.026	-0.017
aw:grounds	-0.024	-0.001	-0.001	0.026
aw:group	0.07	0.057	-0.224	0.098
aw:groups	0.033	-0.001	0.001	-0.033
aw:grove	-0.011	-0.002	0	0.013
aw:guarantee	-0.019	-0.031	-0.01	0.059
aw:guernsey	-0.021	0.043	-0.027	0.006
aw:guest	-0.019	-0.002	0.004	0.017
aw:guests	0.028	-0.005	0.03	-0.054
aw:guides	-0.02	-0.001	-0.001	0.021
aw:had	-0.021	-0.002	0.007	0.016
aw:hair	0.013	-0.01	0.003	-0.007
aw:half	0.011	-0.006	-0.009	0.004
aw:halifax	-0.067	0	0.038	0.03
aw:hall	-0.081	-0.01	0.046	0.045
aw:hampshire	0.031	0.046	-0.064	-0.013
aw:hand	-0.021	0	-0.001	0.022
aw:handled	-0.025	0	0.02	0.006
aw:handles	-0.065	-0.026	0.066	0.024
aw:happens	0.025	-0.002	-0.005	-0.017
aw:harbour	-0.011	-0.002	-0.01	0.023
aw:has	0.001	-0.061	0.105	-0.045
aw:have	0.011	0.011	-0.025	0.003
aw:having	0.079	-0.04	-0.04	0.002
aw:head	-0.022	-0.002	-0.001	0.024
aw:health	-0.022	-0.012	-0.017	0.051
aw:hear	-0.032	-0.004	0.024	0.011
aw:heart	-0.005	-0.001	0.044	-0.038
aw:held	-0.013	-0.007	0.02	0
aw:hello	-0.002	-0.008	0.03	-0.019
aw:help	-0.026	-0.005	0.018	0.014
aw:here	-0.055	0.1	-0.107	0.062
aw:hereford	-0.101	-0.001	0.033	0.069
aw:herefordshire	-0.026	0	0.026	0
aw:hereinafter	-0.013	0.084	-0.103	0.031
aw:heron	-0.019	0	0.019	0
aw:high	0.003	-0.006	-0.014	0.017
aw:hill	0.009	0.015	-0.02	-0.004
aw:hire	-0.014	-0.009	0.056	-0.033
aw:hmrc	0.032	-0.005	-0.001	-0.026
aw:hold	0.035	-0.048	-0.009	0.022
aw:holding	0.047	-0.059	0.033	-0.021
aw:holds	0.016	-0.006	-0.008	-0.002
aw:holiday	-0.006	-0.001	-0.006	0.013
aw:holidays	0.029	-0.008	0.01	-0.032
aw:home	0.024	-0.117	0.025	0.068
aw:homes	-0.046	-0.006	-0.008	0.059
aw:hope	-0.011	-0.001	0.033	-0.021
aw:hospice	0.047	0.096	-0.081	-0.062
aw:hosted	-0.013	-0.006	-0.005	0.024
aw:hosting	-0.079	-0.044	0.041	0.081
aw:hosts	-0.105	0.021	0.074	0.01
aw:hotels	-0.034	-0.002	-0.002	0.039
aw:hour	0.01	0	-0.001	-0.009
aw:house	0.115	-0.049	-0.054	-0.013
aw:houses	0.031	-0.001	-0.036	0.006
aw:housing	0.017	-0.005	0.019	-0.031
aw:how	0.005	0.031	-0.09	0.054
aw:however	-0.002	-0.014	0.024	-0.008
aw:hr4	-0.016	0	0.016	0
aw:https	-0.047	0.025	-0.01	0.032
aw:hundred	-0.022	0	-0.001	0.023
aw:hx1	-0.018	0.001	0.017	0.001
aw:hx3	-0.03	0.001	0.029	0
aw:i	-0.032	0.11	-0.026	-0.053
aw:ico	-0.043	-0.022	0.045	0.02
aw:id	0.015	-0.011	-0.025	0.021
aw:identity	0.049	-0.016	0.012	-0.045
aw:if	-0.029	-0.184	0.159	0.054
aw:ii	0.023	-0.012	-0.002	-0.009
aw:important	-0.012	-0.014	0.011	0.015
aw:imprint	-0.015	0.002	0.027	-0.014
aw:in	0.264	-0.02	-0.23	-0.014
aw:include	-0.013	-0.001	-0.016	0.03
aw:includes	0.07	-0.01	-0.061	0.002
aw:including	0.012	0.072	-0.08	-0.004
aw:incorporated	-0.007	0.065	-0.079	0.022
aw:incorporating	-0.024	0.019	0.001	0.004
aw:independent	0.034	0.073	-0.082	-0.025
aw:independently	-0.028	-0.014	0.041	0.001
aw:individual	0.01	-0.003	-0.005	-0.002
aw:industrial	0.036	0.068	-0.07	-0.034
aw:info	0.04	-0.015	-0.053	0.028
aw:information	-0.017	0.104	-0.042	-0.045
aw:installation	-0.029	-0.004	-0.021	0.054
aw:installed	0.018	-0.001	-0.001	-0.016
aw:instructions	-0.023	0.003	0.021	0
aw:insurance	0.028	-0.021	0.061	-0.068
aw:interest	-0.092	-0.002	0.028	0.067
aw:intermediary	0.055	-0.007	-0.023	-0.025
aw:international	0.043	0.008	-0.073	0.022
aw:internet	0.011	-0.002	-0.007	-0.002
aw:interpretation	-0.026	-0.004	-0.005	0.035
aw:into	-0.046	-0.006	0.022	0.03
aw:introducer	0.074	-0.039	-0.034	-0.002
aw:introduction	0.129	-0.037	-0.035	-0.057
aw:inverness	0.013	0	0	-0.013
aw:investors	0.019	-0.002	-0.015	-0.002
aw:invoices	0.051	-0.021	-0.028	-0.003
aw:involved	-0.013	-0.001	0	0.014
aw:ip4	-0.057	-0.001	0.054	0.003
aw:ipswich	-0.017	-0.002	0.05	-0.031
aw:ireland	0.194	-0.047	-0.13	-0.017
aw:irish	0.02	-0.007	-0.003	-0.01
aw:is	0.295	-0.146	-0.033	-0.115
aw:islands	-0.039	0.067	-0.062	0.034
aw:isle	0.102	-0.012	-0.152	0.062
aw:issued	0	-0.004	0.043	-0.039
aw:it	-0.149	-0.029	0.13	0.047
aw:its	0.062	0.065	-0.024	-0.103
aw:itself	-0.027	-0.001	0.028	-0.001
aw:jersey	-0.05	0.056	-0.036	0.031
aw:job	0.034	-0.001	-0.001	-0.032
aw:jobs	0.035	0.044	-0.026	-0.053
aw:join	-0.029	-0.004	0.06	-0.028
aw:joint	0.016	-0.011	0.036	-0.04
aw:journal	0.015	-0.001	-0.001	-0.013
aw:june	-0.006	-0.007	-0.004	0.017
aw:keep	0.058	0.035	0.01	-0.103
aw:keeps	-0.054	-0.006	0.082	-0.022
aw:kendal	-0.047	-0.001	0.012	0.036
aw:kent	0.049	-0.01	-0.023	-0.016
aw:kept	-0.027	-0.017	0.032	0.012
aw:kestrel	-0.093	0.016	0.077	0
aw:kind	-0.07	0	0.048	0.021
aw:kinds	-0.014	-0.002	0.001	0.015
aw:kingdom	0.103	0.03	-0.151	0.019
aw:kit	0.031	-0.003	0	-0.028
aw:knitwear	-0.057	0	0	0.057
aw:know	0.053	-0.033	0.011	-0.03
aw:known	-0.05	0.097	-0.048	0.001
aw:kop	0.028	-0.002	-0.013	-0.013
aw:la9	-0.02	0.002	0.018	0.001
aw:lancashire	0.018	-0.001	-0.016	-0.001
aw:land	0.037	-0.001	-0.001	-0.035
aw:landlords	0.016	0	0.018	-0.034
aw:lane	0.055	-0.023	-0.013	-0.019
aw:language	0.037	-0.011	-0.005	-0.021
aw:lantern	-0.026	0.005	0.02	0.001
aw:large	-0.049	0	0.048	0
aw:larkfield	-0.064	0.006	0.056	0.001
aw:last	-0.109	0.039	-0.031	0.101
aw:latest	-0.051	0	0	0.051
aw:law	-0.001	-0.013	0.023	-0.009
aw:laws	-0.042	0.049	-0.004	-0.003
aw:le3	-0.016	0.001	0.015	0
aw:learning	0.02	-0.001	-0.002	-0.017
aw:leasing	-0.044	-0.004	0.013	0.036
aw:leeds	0.061	0.041	0.008	-0.11
aw:legal	0.052	0.019	-0.057	-0.014
aw:leicester	-0.025	-0.001	0.013	0.013
aw:lender	-0.02	-0.003	0.011	0.012
aw:lenders	-0.018	0.029	-0.021	0.01
aw:less	-0.024	-0.001	0	0.025
aw:lessons	-0.01	-0.006	-0.001	0.017
aw:let	-0.101	-0.003	-0.041	0.145
aw:lets	0.018	-0.015	-0.005	0.003
aw:letter	-0.028	-0.014	0.038	0.003
aw:letting	-0.076	-0.001	0.018	0.059
aw:lettings	-0.046	0.024	-0.009	0.032
aw:liability	0.082	-0.021	-0.059	-0.002
aw:liable	0.035	-0.003	-0.029	-0.003
aw:licence	0.077	-0.036	-0.051	0.011
aw:licences	-0.014	0.055	-0.041	0.001
aw:license	-0.013	-0.006	0.01	0.009
aw:licensed	-0.045	0.045	0.049	-0.049
aw:life	-0.011	-0.002	0.01	0.003
aw:like	0.095	-0.016	0.022	-0.101
aw:limited	0.136	-0.101	-0.035	0
aw:limited’s	0.007	-0.014	0.055	-0.048
aw:lincoln	-0.06	-0.002	-0.016	0.078
aw:lincolnshire	0.029	-0.006	-0.023	-0.001
aw:line	-0.042	-0.001	-0.001	0.043
aw:linen	-0.035	0	0.005	0.03
aw:lines	0.023	-0.007	0.02	-0.037
aw:links	-0.01	0.04	-0.035	0.005
aw:list	-0.011	0.041	-0.005	-0.025
aw:listed	0.06	-0.022	-0.036	-0.001
aw:lists	-0.013	-0.006	0.01	0.009
aw:little	0	-0.004	0.026	-0.023
aw:liverpool	-0.046	-0.014	0.024	0.036
aw:ln6	0.018	-0.001	-0.017	0
aw:local	0.01	-0.002	0.004	-0.011
aw:located	-0.008	0.024	-0.001	-0.014
aw:log	-0.068	-0.006	0.048	0.026
aw:london	-0.093	-0.085	0.165	0.013
aw:londonderry	0.015	0	0	-0.014
aw:long	-0.009	-0.022	0.037	-0.006
aw:longer	0.003	-0.001	0.008	-0.01
aw:look	-0.038	0.089	-0.069	0.018
aw:looked	-0.018	-0.014	0.016	0.016
aw:looking	-0.104	0.023	0.03	0.051
aw:looks	0.006	0.083	-0.102	0.012
aw:loss	0.015	-0.003	-0.009	-0.003
aw:lost	0.05	-0.004	-0.03	-0.017
aw:lottery	-0.049	0.106	0.034	-0.092
aw:loughborough	0.025	0	0	-0.025
aw:low	0.019	-0.001	-0.001	-0.017
aw:ltd	-0.068	-0.009	0.034	0.042
aw:ltd’s	0.072	-0.01	-0.046	-0.017
aw:m12	-0.051	0.001	0.05	0
aw:made	-0.038	-0.034	-0.02	0.092
aw:maidstone	-0.072	-0.002	0.016	0.058
aw:mail	0	-0.027	0.036	-0.01
aw:mails	-0.01	-0.023	0.029	0.004
aw:main	-0.038	-0.009	0.056	-0.008
aw:maintenance	-0.033	-0.002	0.005	0.03
aw:make	0.045	-0.007	0.017	-0.056
aw:makes	-0.036	-0.015	0.041	0.01
aw:making	0.07	0	0.003	-0.073
aw:maltings	-0.054	0.004	0.048	0.002
aw:man	0.144	-0.007	-0.128	-0.009
aw:manage	0.018	-0.011	0.016	-0.023
aw:managed	0.014	-0.034	0.008	0.011
aw:management	0	-0.034	-0.035	0.069
aw:manager	0.018	-0.018	0.075	-0.075
aw:managing	-0.076	0	0.011	0.065
aw:manchester	-0.055	-0.004	0.058	0
aw:manor	0.015	-0.018	0	0.003
aw:march	-0.082	0.01	-0.007	0.078
aw:mark	-0.017	-0.013	0.031	-0.001
aw:market	-0.013	0.041	-0.092	0.064
aw:marketing	0.052	-0.029	-0.006	-0.017
aw:marks	-0.026	-0.009	0.049	-0.013
aw:matching	0.013	0.037	-0.03	-0.02
aw:materials	-0.043	-0.001	0	0.044
aw:may	-0.046	-0.052	0.116	-0.019
aw:me	-0.032	-0.016	0.034	0.015
aw:me14	-0.016	0	0.015	0
aw:means	-0.065	0.047	-0.045	0.063
aw:media	-0.017	-0.001	-0.004	0.022
aw:meets	0.022	0.002	0.001	-0.024
aw:member	0.083	-0.017	-0.016	-0.05
aw:members	-0.018	-0.025	0.022	0.022
aw:membership	0.009	-0.008	0.021	-0.022
aw:menu	-0.031	-0.005	0.006	0.03
aw:menus	0.032	0	0	-0.032
aw:merchant	0.018	-0.002	0.013	-0.029
aw:message	-0.05	-0.003	0.039	0.014
aw:messages	-0.014	-0.006	0.008	0.012
aw:methods	0.045	-0.001	-0.006	-0.038
aw:midlands	0.021	-0.001	0.001	-0.021
aw:miles	0.032	0	-0.015	-0.017
aw:mill	-0.064	0.026	0.001	0.038
aw:millrace	-0.025	0	0.024	0
aw:mind	0.019	-0.003	-0.008	-0.007
aw:miniatures	0.028	-0.012	-0.006	-0.01
aw:mobile	0.033	-0.006	0.003	-0.03
aw:modern	-0.076	0	-0.001	0.076
aw:mofodo	-0.028	0.01	0.017	0.002
aw:money	0.027	0.038	-0.05	-0.015
aw:month	-0.057	-0.002	-0.011	0.071
aw:months	-0.018	0.038	-0.038	0.018
aw:more	-0.054	-0.011	0.005	0.059
aw:morning	0.022	0	-0.005	-0.018
aw:mortgage	-0.019	-0.003	-0.004	0.027
aw:mortgages	-0.113	-0.005	-0.003	0.121
aw:most	-0.04	-0.019	0.037	0.023
aw:mostly	-0.034	0.103	-0.054	-0.015
aw:mould	-0.01	-0.001	-0.002	0.012
aw:move	0.002	0.003	0.013	-0.017
aw:musicals	-0.01	-0.003	0.003	0.009
aw:my	-0.093	-0.005	0.004	0.093
aw:n12	-0.015	-0.025	0	0.04
aw:name	-0.124	0.034	-0.084	0.174
aw:named	-0.071	0.059	0.008	0.003
aw:names	-0.101	0.055	0.025	0.021
aw:national	-0.005	-0.013	0.023	-0.004
aw:nationwide	-0.024	-0.022	0.028	0.018
aw:ne1	0.016	-0.008	-0.008	0
aw:ne4	-0.014	0.001	0.013	0
aw:near	-0.016	-0.03	0.019	0.027
aw:necessary	-0.042	-0.007	0.006	0.043
aw:need	0.092	-0.027	-0.092	0.027
aw:needs	-0.011	-0.003	-0.007	0.021
aw:neither	-0.017	-0.005	0.015	0.007
aw:netherlands	0.052	0.011	-0.062	-0.001
aw:network	-0.12	0.163	-0.011	-0.031
aw:never	0.015	-0.01	0.021	-0.026
aw:new	-0.033	0.057	-0.011	-0.013
aw:newcastle	0.024	-0.009	0	-0.014
aw:newry	0.042	0	0	-0.042
aw:news	0.103	-0.005	-0.014	-0.083
aw:newsletter	-0.029	0.041	-0.004	-0.008
aw:next	0.027	-0.004	0.002	-0.025
aw:ng7	-0.05	0.005	0.024	0.021
aw:night	0.049	0.012	0.012	-0.073
aw:nine	0.038	-0.004	-0.014	-0.02
aw:nizurifo	-0.003	-0.009	0.016	-0.004
aw:no	-0.201	0.05	0.312	-0.161
aw:nobody	-0.063	-0.002	0.035	0.03
aw:noda	-0.048	0.101	-0.049	-0.004
aw:nomofer	-0.008	-0.003	0.011	0
aw:nor	-0.016	-0.004	0.014	0.006
aw:norfolk	-0.026	0.001	0.014	0.01
aw:north	-0.006	0.066	-0.048	-0.012
aw:northern	0.054	-0.012	-0.037	-0.005
aw:norupo	0.148	-0.046	-0.076	-0.026
aw:norwich	0.001	-0.034	0.028	0.005
aw:not	-0.184	-0.105	0.19	0.099
aw:note	0.008	0.027	0.004	-0.039
aw:notes	-0.017	-0.004	-0.017	0.038
aw:nothing	0.034	-0.043	-0.04	0.049
aw:notice	0.048	-0.044	-0.104	0.099
aw:notices	0.019	-0.004	-0.029	0.013
aw:nottingham	0.042	0.003	0.024	-0.069
aw:now	-0.081	0.06	-0.046	0.067
aw:nr7	-0.016	-0.001	0.017	0
aw:number	0.002	-0.153	0.12	0.031
aw:numbers	-0.019	-0.001	0.021	-0.001
aw:nursing	-0.004	0.061	-0.004	-0.053
aw:nusil	-0.003	-0.005	0.01	-0.001
aw:nuvara	0.012	-0.01	0.002	-0.003
aw:o	0.121	-0.003	-0.106	-0.013
aw:oak	-0.004	0.065	-0.061	0
aw:of	-0.023	0.158	0.083	-0.218
aw:off	0.043	-0.006	-0.014	-0.023
aw:offer	-0.066	-0.001	-0.007	0.074
aw:offered	0.014	-0.002	-0.001	-0.011
aw:offers	-0.034	0.089	-0.044	-0.012
aw:office	0.067	-0.075	-0.135	0.143
aw:officer	0.001	-0.019	0.028	-0.011
aw:offices	0.038	-0.03	-0.031	0.023
aw:official	-0.008	-0.001	-0.005	0.015
aw:okimiletpo	0.007	-0.011	0.026	-0.022
aw:old	-0.068	0.047	0.002	0.02
aw:on	-0.004	-0.117	0.178	-0.057
aw:onarebu	-0.006	-0.017	0.023	0
aw:once	0.028	-0.006	-0.02	-0.002
aw:one	-0.015	0.064	-0.031	-0.018
aw:ones	-0.09	-0.002	0.048	0.043
aw:online	-0.025	0.013	-0.028	0.04
aw:only	-0.014	0	0.062	-0.048
aw:open	0.052	-0.015	0.012	-0.049
aw:opening	-0.131	0.001	0.019	0.112
aw:operate	-0.015	0.019	0.022	-0.026
aw:operated	-0.032	-0.021	0.076	-0.023
aw:operates	0.217	0.005	-0.166	-0.057
aw:operating	-0.045	0.026	-0.019	0.039
aw:operative	0.028	0.048	-0.048	-0.029
aw:operator	0.041	-0.022	-0.017	-0.002
aw:opticians	-0.03	-0.006	0.01	0.027
aw:or	0.338	-0.194	-0.082	-0.061
aw:orchard	-0.007	-0.004	0.01	0.001
aw:order	-0.053	0	0.028	0.025
aw:orders	-0.013	0.005	0.02	-0.012
aw:ordinary	-0.03	0	0	0.03
aw:org	-0.017	-0.017	0.027	0.007
aw:organisations	-0.022	0.02	0.003	-0.001
aw:organisers	-0.056	-0.001	0	0.057
aw:orit	-0.02	-0.001	0.001	0.02
aw:other	0.049	-0.042	0.002	-0.009
aw:others	0.045	-0.023	-0.002	-0.019
aw:otherwise	0.009	-0.013	0.021	-0.017
aw:our	0.116	0.178	-0.255	-0.039
aw:ours	-0.001	-0.008	0.011	-0.002
aw:ourselves	-0.05	-0.001	-0.002	0.053
aw:out	-0.027	0.004	0.072	-0.049
aw:outside	-0.053	0	0.013	0.04
aw:ovekavuvu	-0.014	-0.002	0.045	-0.028
aw:over	0.021	-0.012	0.016	-0.025
aw:own	-0.217	0.047	0.163	0.007
aw:owned	0.005	0.13	-0.072	-0.062
aw:owner	-0.019	-0.006	-0.01	0.035
aw:owners	0.018	-0.019	-0.002	0.003
aw:ownership	0.054	-0.01	-0.021	-0.023
aw:owns	0.095	-0.099	-0.021	0.025
aw:packed	0.012	0	0.006	-0.018
aw:packs	-0.013	0.034	-0.026	0.005
aw:page	0.095	-0.014	0.023	-0.104
aw:pages	-0.05	-0.022	0.056	0.016
aw:paid	0.079	0.019	-0.044	-0.054
aw:pakar	-0.007	0.08	-0.052	-0.022
aw:pallets	-0.001	0.044	-0.042	-0.002
aw:panel	0.022	-0.004	0.01	-0.028
aw:papers	0.052	0	0.01	-0.062
aw:parcel	-0.021	-0.013	0.019	0.015
aw:parcels	-0.017	0.04	-0.021	-0.002
aw:parent	-0.027	0.123	-0.118	0.022
aw:park	-0.093	0.028	0.027	0.037
aw:parking	-0.075	-0.002	-0.001	0.078
aw:part	0.007	-0.013	-0.011	0.017
aw:particular	0.027	-0.002	-0.005	-0.02
aw:parties	0.103	-0.018	0.02	-0.105
aw:partner	-0.018	0.036	-0.032	0.014
aw:partners	-0.012	0.089	-0.083	0.007
aw:partnership	-0.032	-0.013	0.055	-0.009
aw:parts	0.04	-0.008	-0.011	-0.021
aw:party	0.04	-0.024	0.065	-0.082
aw:pass	-0.023	-0.004	0.018	0.009
aw:passes	0.019	0	0.006	-0.025
aw:patient	-0.044	-0.004	0.002	0.046
aw:patients	0.01	-0.013	-0.002	0.004
aw:pay	-0.008	-0.006	0.018	-0.004
aw:payment	-0.138	-0.009	0.18	-0.033
aw:payments	-0.046	0.002	0.041	0.003
aw:payroll	0.018	-0.003	-0.001	-0.015
aw:pays	-0.042	-0.002	-0.001	0.045
aw:pc	0.033	-0.018	-0.002	-0.013
aw:pensioners	0.013	-0.001	0.004	-0.016
aw:people	0.052	-0.013	-0.02	-0.018
aw:per	0.031	-0.003	-0.017	-0.011
aw:performance	-0.009	-0.001	-0.001	0.011
aw:periods	-0.002	-0.01	0.012	-0.001
aw:person	0.067	-0.015	-0.013	-0.038
aw:personal	0.156	0.034	-0.204	0.014
aw:pet	0.031	0.044	-0.038	-0.037
aw:peterborough	0.018	-0.002	-0.001	-0.015
aw:pharmacy	-0.042	-0.001	0	0.043
aw:phone	0.036	-0.026	-0.038	0.028
aw:photograph	0.011	-0.001	-0.001	-0.009
aw:photographer	-0.031	-0.004	0.042	-0.007
aw:photographs	0.049	-0.003	-0.012	-0.033
aw:photography	-0.052	0.004	0.033	0.015
aw:pick	-0.044	-0.009	-0.046	0.1
aw:pictures	0.096	-0.007	-0.012	-0.077
aw:piece	-0.015	0	-0.001	0.017
aw:pier	-0.033	-0.002	-0.001	0.035
aw:place	-0.144	0.032	0.058	0.054
aw:placed	-0.027	-0.003	-0.001	0.031
aw:placement	-0.011	0	0	0.011
aw:places	0.042	-0.003	0.01	-0.049
aw:placing	-0.06	0.007	-0.017	0.07
aw:planning	-0.039	-0.008	0.015	0.033
aw:plans	0.059	-0.008	-0.031	-0.02
aw:plant	-0.007	-0.006	-0.014	0.027
aw:platform	-0.082	0.024	-0.019	0.078
aw:play	0.061	-0.007	0.065	-0.119
aw:plays	0.037	-0.003	0.002	-0.035
aw:please	0.006	-0.005	0.056	-0.057
aw:plymouth	-0.014	-0.001	-0.001	0.017
aw:po	-0.028	0.017	-0.013	0.024
aw:police	-0.004	-0.015	0.022	-0.003
aw:policies	-0.055	0.001	0.013	0.042
aw:policy	-0.076	0.117	0.062	-0.104
aw:portal	-0.101	0.029	0.103	-0.031
aw:posena	0.018	-0.004	0.002	-0.016
aw:possible	0.016	0	-0.001	-0.014
aw:post	0.036	-0.006	0.032	-0.062
aw:postal	0.038	-0.01	-0.015	-0.014
aw:posted	0.029	-0.002	0.01	-0.037
aw:pounds	-0.009	0	0.024	-0.015
aw:powered	-0.046	-0.038	0.074	0.01
aw:practice	-0.06	-0.014	0.036	0.037
aw:practices	0.004	-0.011	0.01	-0.004
aw:pre	-0.03	-0.001	0.044	-0.013
aw:prepaid	-0.047	-0.008	0.022	0.033
aw:preston	0.04	0.047	-0.084	-0.003
aw:price	0.103	-0.008	0.007	-0.102
aw:prices	-0.024	-0.01	0.021	0.013
aw:print	0.005	-0.002	0.06	-0.062
aw:prints	0.063	-0.002	-0.003	-0.057
aw:privacy	0.145	-0.041	-0.019	-0.086
aw:private	0.037	0.046	-0.072	-0.011
aw:process	0.025	-0.03	0.005	0
aw:processed	-0.003	-0.01	0.014	0
aw:processing	0.005	0.037	-0.042	0
aw:processor	-0.048	-0.014	0.035	0.027
aw:product	-0.006	-0.006	0.017	-0.006
aw:products	0.045	-0.036	-0.012	0.004
aw:profit	0.016	-0.009	0.011	-0.018
aw:profits	-0.019	0.018	-0.036	0.038
aw:programme	-0.013	0.083	-0.083	0.012
aw:programmes	0.047	-0.001	-0.007	-0.039
aw:project	0.04	-0.003	0.003	-0.039
aw:promoter	-0.008	-0.001	0.011	-0.002
aw:promotes	0.023	0.032	-0.032	-0.023
aw:promotion	0.011	-0.011	0.005	-0.005
aw:properties	-0.009	-0.014	0.015	0.008
aw:property	0.079	-0.018	-0.051	-0.01
aw:protect	0.062	-0.03	-0.01	-0.021
aw:protecting	-0.002	0.027	-0.015	-0.01
aw:protection	-0.116	0	0.089	0.027
aw:protects	0.017	-0.006	-0.028	0.017
aw:proudly	0.028	-0.002	-0.013	-0.013
aw:provide	-0.031	0.029	0.008	-0.007
aw:provided	-0.049	-0.027	0.072	0.005
aw:provider	0.034	-0.014	0.024	-0.045
aw:provides	0.018	0.053	-0.07	0
aw:publish	0.005	-0.009	0.013	-0.009
aw:published	-0.067	0.001	0.066	0
aw:publishing	-0.032	0.018	0.042	-0.028
aw:pubs	0.036	-0.015	0.019	-0.04
aw:purchase	0.008	-0.007	0.05	-0.052
aw:purpose	0.079	-0.011	-0.026	-0.042
aw:purposes	0.019	0.093	-0.099	-0.013
aw:put	0.093	-0.008	0.009	-0.095
aw:quality	-0.026	-0.003	0.025	0.005
aw:quarry	-0.013	0.004	0.007	0.001
aw:quay	0.027	-0.004	-0.017	-0.007
aw:question	-0.007	-0.006	0.014	-0.001
aw:questions	-0.004	0.06	0.018	-0.075
aw:quick	-0.017	0.042	-0.039	0.014
aw:quiet	-0.03	-0.002	0.001	0.031
aw:quote	-0.013	-0.003	0.001	0.015
aw:range	0.022	0	0	-0.022
aw:rapa	0.021	-0.004	0.004	-0.022
aw:rate	-0.013	-0.002	0.005	0.011
aw:rather	-0.018	0	0	0.018
aw:reaches	0.038	-0.002	-0.036	0
aw:read	-0.087	-0.021	0.104	0.004
aw:reading	-0.107	-0.004	0.016	0.096
aw:receive	-0.019	-0.013	0.034	-0.002
aw:receives	-0.039	0.02	0.041	-0.022
aw:record	0.06	-0.016	-0.033	-0.011
aw:records	0	0.02	0.019	-0.039
aw:recycle	-0.018	-0.001	0.002	0.017
aw:ref	0.012	-0.007	-0.005	0
aw:refer	0.002	-0.01	-0.036	0.045
aw:reference	0.011	-0.02	-0.001	0.01
aw:references	-0.005	0.014	-0.019	0.01
aw:referred	0.025	0.016	-0.047	0.006
aw:refers	-0.005	0.038	-0.019	-0.014
aw:refuse	0.012	-0.001	0.012	-0.023
aw:reg	0.08	0.025	-0.102	-0.003
aw:register	-0.044	-0.049	0.109	-0.015
aw:registered	0.047	0.089	0	-0.136
aw:registration	0.076	-0.093	-0.019	0.035
aw:regular	-0.02	0	-0.001	0.021
aw:regulated	-0.121	0.018	0.009	0.094
aw:regulation	-0.015	-0.003	0.007	0.011
aw:regulatory	0.017	0	0	-0.016
aw:related	-0.013	-0.007	0.009	0.012
aw:release	-0.032	0.001	0.007	0.024
aw:rely	-0.007	0.001	0.013	-0.007
aw:remembers	-0.014	0.004	0.001	0.009
aw:remove	-0.036	0	0.036	0
aw:rented	0.079	-0.036	-0.045	0.002
aw:repairs	-0.011	-0.004	0.022	-0.007
aw:reports	0.081	0.034	-0.105	-0.011
aw:repossessed	-0.053	-0.006	0.018	0.041
aw:representative	0.141	-0.07	-0.012	-0.059
aw:request	-0.017	-0.007	0.047	-0.023
aw:require	-0.006	-0.018	0.025	-0.001
aw:res	0.025	-0.004	-0.02	-0.001
aw:reserved	-0.048	0.067	0.038	-0.058
aw:residential	-0.018	0.034	-0.027	0.011
aw:resources	0.014	-0.002	-0.002	-0.011
aw:respect	0.038	-0.022	-0.003	-0.013
aw:respecting	-0.06	-0.029	0.062	0.028
aw:respects	0.02	-0.016	-0.015	0.011
aw:responsible	-0.026	-0.053	0.044	0.035
aw:restaurants	-0.013	0	0	0.014
aw:retail	0.002	-0.021	0.021	-0.002
aw:retailers	-0.038	-0.027	0.014	0.051
aw:retention	-0.012	-0.007	0.011	0.008
aw:returns	0.057	-0.004	-0.013	-0.04
aw:revenue	-0.022	0.019	0.009	-0.006
aw:review	-0.037	0.06	-0.013	-0.01
aw:reviewed	-0.044	-0.003	0.023	0.024
aw:reviews	0.05	-0.023	-0.004	-0.024
aw:rhif	0.014	-0.005	-0.011	0.001
aw:richmond	-0.054	0.005	0.049	0
aw:right	-0.037	0.064	-0.075	0.047
aw:rights	0.005	0.024	0.039	-0.068
aw:ring	0.022	-0.011	-0.004	-0.007
aw:risk	-0.008	0.03	-0.001	-0.021
aw:rita	0.01	-0.006	-0.005	0.001
aw:road	-0.135	0.083	0.029	0.024
aw:roasted	0.024	-0.001	-0.001	-0.023
aw:rog	-0.014	0	0.014	0
aw:role	0.013	-0.001	-0.003	-0.009
aw:roof	-0.014	-0.001	0.002	0.013
aw:rookery	-0.026	-0.002	0.027	0
aw:rooms	0.015	-0.024	0.007	0.001
aw:ropewalk	-0.015	-0.002	0.017	0
aw:rova	-0.008	-0.029	0.04	-0.002
aw:row	0.024	-0.005	-0.007	-0.012
aw:royal	0.013	-0.013	0.003	-0.004
aw:rules	-0.005	-0.01	0.008	0.007
aw:run	-0.015	0.025	0.018	-0.028
aw:running	-0.023	-0.004	0.04	-0.012
aw:runs	-0.009	0.118	-0.15	0.04
aw:s	-0.046	-0.022	0.082	-0.014
aw:s3	-0.01	0	0.01	0
aw:sa1	-0.012	0.006	0.006	0
aw:saas	0	-0.007	-0.022	0.029
aw:saddler	0.03	-0.006	-0.024	0
aw:safe	0.039	-0.004	-0.022	-0.012
aw:safety	0.018	-0.005	0.011	-0.024
aw:said	-0.03	-0.011	0.023	0.018
aw:sale	-0.082	-0.006	0.006	0.082
aw:sales	-0.114	-0.011	-0.058	0.184
aw:same	0.028	-0.005	0.012	-0.035
aw:saturday	-0.01	-0.014	0.032	-0.008
aw:say	-0.054	0.016	-0.017	0.055
aw:says	0.002	-0.035	-0.016	0.049
aw:scheme	-0.045	-0.009	0.054	0
aw:school	-0.071	0.027	0.064	-0.02
aw:schools	-0.005	-0.011	0.027	-0.011
aw:science	-0.028	0.024	0.014	-0.01
aw:scotland	0.126	0.016	-0.084	-0.059
aw:se1	-0.027	-0.007	0.034	0
aw:sea	-0.002	-0.002	-0.009	0.013
aw:search	0.042	-0.002	0.004	-0.044
aw:second	-0.001	-0.046	0.007	0.039
aw:section	-0.033	-0.018	0.043	0.008
aw:security	-0.06	0.051	-0.038	0.046
aw:see	0.028	0.079	-0.102	-0.005
aw:seed	0.033	-0.006	-0.007	-0.02
aw:seen	-0.042	0	0.043	-0.002
aw:self	0.04	-0.001	0	-0.039
aw:sell	-0.068	-0.024	0.022	0.07
aw:seller	0.039	-0.005	-0.002	-0.032
aw:sellers	0.024	-0.008	0.016	-0.032
aw:selling	-0.083	0.017	0.011	0.055
aw:sells	0.029	-0.007	-0.017	-0.006
aw:send	-0.046	-0.005	-0.008	0.059
aw:sending	0.006	-0.025	0.016	0.003
aw:sent	0.042	-0.022	0.021	-0.041
aw:seo	0.013	-0.002	-0.006	-0.004
aw:separate	-0.011	0.004	0.007	0
aw:september	0.014	-0.005	0.003	-0.012
aw:seriously	0.039	0.041	-0.042	-0.037
aw:servers	-0.026	-0.009	0.038	-0.002
aw:service	-0.124	0.004	0.001	0.12
aw:services	0.203	-0.019	-0.113	-0.072
aw:session	0.013	-0.01	0.012	-0.016
aw:set	0.013	-0.005	0.034	-0.042
aw:sets	0.02	0.014	-0.005	-0.029
aw:seven	-0.009	-0.001	0.012	-0.002
aw:several	0.029	-0.003	-0.003	-0.023
aw:sexton	-0.023	0	0.022	0.001
aw:share	-0.095	0.018	0.106	-0.028
aw:shared	-0.041	-0.009	-0.004	0.053
aw:shareholders	0.026	-0.025	0.014	-0.015
aw:shares	0.015	-0.003	-0.012	0
aw:shed	-0.036	-0.003	0.018	0.02
aw:sheffield	-0.043	-0.001	0.018	0.026
aw:shelves	0.01	-0.005	-0.001	-0.004
aw:shipping	0.025	-0.001	0.001	-0.025
aw:shirts	-0.027	0	-0.001	0.028
aw:shop	-0.026	-0.05	-0.007	0.082
aw:shops	-0.081	0.041	-0.034	0.074
aw:short	-0.016	-0.006	0.024	-0.002
aw:should	0.015	-0.001	-0.013	-0.001
aw:shown	-0.025	0.048	-0.022	-0.001
aw:shows	0.06	-0.001	0.001	-0.06
aw:shrewsbury	-0.085	0.009	0.021	0.055
aw:side	0.006	-0.001	0.008	-0.013
aw:sign	-0.001	-0.004	-0.009	0.014
aw:similar	-0.007	0.069	-0.057	-0.005
aw:simple	0.023	-0.001	-0.001	-0.022
aw:since	0.086	0.04	-0.092	-0.034
aw:single	-0.006	-0.009	0.048	-0.033
aw:site	0.032	-0.226	0.083	0.111
aw:sites	0.052	-0.02	-0.005	-0.028
aw:six	-0.01	-0.001	0.001	0.01
aw:sixty	-0.006	-0.021	0.033	-0.006
aw:size	0.033	-0.005	-0.013	-0.016
aw:sk4	0.02	-0.002	-0.019	0
aw:sk9	-0.003	-0.005	0.01	-0.001
aw:sketch	0.031	0	-0.001	-0.03
aw:slate	0.017	0	0	-0.016
aw:slavery	0.02	-0.001	-0.006	-0.013
aw:sluice	-0.018	0.004	0.014	0
aw:small	-0.033	-0.008	0.011	0.03
aw:sn5	-0.021	-0.006	0.028	-0.001
aw:so	-0.024	-0.037	0.034	0.027
aw:social	0.039	-0.005	0.008	-0.042
aw:society	0.074	-0.002	0.028	-0.1
aw:software	-0.148	-0.049	0.089	0.108
aw:solar	0.066	0	0	-0.066
aw:sold	-0.061	-0.012	0.004	0.069
aw:sole	-0.1	-0.007	0.019	0.088
aw:solicitors	-0.013	-0.002	0.005	0.009
aw:solutions	-0.078	0.061	-0.002	0.019
aw:some	-0.023	0.015	0.022	-0.014
aw:somebody	0.025	-0.008	0.002	-0.02
aw:someone	0.017	-0.001	0	-0.015
aw:something	-0.01	-0.003	-0.004	0.016
aw:sometimes	-0.069	0.01	0.06	0
aw:sort	-0.01	-0.001	0.011	0
aw:sorted	0.057	-0.001	-0.001	-0.055
aw:source	0.005	-0.001	-0.024	0.021
aw:south	0.028	-0.034	0.009	-0.003
aw:spare	0.028	-0.003	-0.016	-0.01
aw:speak	0.046	-0.001	0.003	-0.047
aw:specialists	-0.025	-0.006	0.001	0.029
aw:sports	0.049	-0.001	0.001	-0.048
aw:spread	-0.021	0.031	0	-0.01
aw:st	0.073	0.087	-0.141	-0.02
aw:staff	0.02	-0.013	-0.025	0.018
aw:standard	0.013	-0.01	-0.048	0.045
aw:start	0.008	-0.004	0.008	-0.011
aw:starts	-0.012	-0.001	0.002	0.012
aw:statement	0.133	-0.047	-0.06	-0.026
aw:status	-0.049	-0.012	0.047	0.015
aw:statutory	-0.027	-0.001	0.001	0.026
aw:stay	-0.042	-0.011	0.039	0.014
aw:still	-0.001	0	0.011	-0.01
aw:stock	-0.014	-0.002	0.006	0.01
aw:stockport	0.012	0.01	0.012	-0.034
aw:stop	-0.016	0.039	-0.011	-0.012
aw:stops	0.012	-0.001	0	-0.011
aw:storage	0.025	-0.011	0.007	-0.022
aw:store	-0.019	-0.031	0.029	0.021
aw:stored	-0.011	0.031	-0.003	-0.017
aw:stores	0.023	-0.006	-0.008	-0.01
aw:stories	0.013	0.001	-0.003	-0.011
aw:story	0.051	-0.006	-0.037	-0.008
aw:straight	0.042	-0.001	-0.001	-0.041
aw:street	-0.063	-0.024	-0.007	0.094
aw:strictly	-0.015	-0.003	0.02	-0.002
aw:stripe	-0.008	-0.013	0.029	-0.007
aw:stronger	0.019	0	0	-0.019
aw:students	-0.039	-0.018	0.089	-0.032
aw:studio	0.021	-0.006	0.006	-0.021
aw:stuttgart	-0.037	0.026	0.012	0
aw:style	-0.073	-0.022	0.017	0.078
aw:styles	-0.01	0	0	0.011
aw:subject	-0.058	-0.005	0.065	-0.002
aw:subscribe	-0.001	-0.011	-0.051	0.063
aw:subscriptions	0.025	-0.018	0.013	-0.02
aw:subsidiaries	0.055	-0.005	-0.017	-0.032
aw:subsidiary	-0.053	0.083	-0.008	-0.022
aw:substantially	-0.005	-0.011	0.018	-0.002
aw:such	0.062	-0.035	-0.034	0.007
aw:suffolk	-0.048	0	0.048	0
aw:suite	0.005	0.109	-0.105	-0.009
aw:supplied	0.035	-0.024	0.019	-0.029
aw:supplier	0.01	-0.003	0.019	-0.026
aw:suppliers	0.032	-0.007	0.014	-0.038
aw:supplies	0.071	-0.002	-0.015	-0.053
aw:supply	-0.047	0.037	0.013	-0.004
aw:support	-0.127	0.04	0.052	0.035
aw:supported	0.063	0.034	-0.034	-0.063
aw:surrey	-0.032	-0.012	0.056	-0.012
aw:sussex	-0.021	0.002	0.033	-0.014
aw:suvo	0.04	-0.007	-0.035	0.003
aw:sw1w	-0.011	0	0.011	0
aw:swansea	0.029	-0.007	0.005	-0.028
aw:swindon	-0.021	-0.006	0.028	-0.001
aw:swyddfa	0.011	-0.004	-0.008	0.001
aw:sy3	-0.03	0.011	0.019	0
aw:system	0.025	-0.022	-0.009	0.006
aw:systems	0.049	0.027	-0.049	-0.027
aw:t	0.025	-0.044	0.038	-0.019
aw:table	0.033	0	0	-0.032
aw:tables	-0.018	0	0.005	0.014
aw:tafapon	-0.059	0.021	-0.022	0.061
aw:tailor	0.03	0	0	-0.029
aw:take	-0.082	0.064	0.069	-0.05
aw:taken	-0.007	-0.014	0.019	0.001
aw:takes	-0.037	-0.015	0.063	-0.012
aw:talk	-0.065	-0.005	0.038	0.032
aw:tallinn	0.044	-0.02	-0.049	0.025
aw:tannery	0.01	-0.001	-0.009	0
aw:tasting	0.007	0.001	0.003	-0.01
aw:tax	-0.012	-0.002	-0.001	0.014
aw:tea	-0.073	0.06	-0.035	0.048
aw:team	0.02	-0.001	-0.001	-0.018
aw:teams	-0.05	0	-0.001	0.051
aw:technologies	0	0.048	-0.044	-0.004
aw:technology	-0.001	-0.013	0.015	-0.001
aw:tel	-0.046	0.092	-0.064	0.017
aw:telephone	0.044	-0.032	0.014	-0.026
aw:tell	-0.032	-0.017	-0.023	0.072
aw:tells	0.05	-0.013	-0.048	0.01
aw:ten	0.075	-0.002	-0.014	-0.059
aw:tenancy	-0.019	0	0	0.02
aw:term	0.08	-0.006	-0.035	-0.039
aw:terms	-0.066	-0.001	0.1	-0.034
aw:terrace	-0.038	-0.003	0.043	-0.002
aw:testing	0.047	-0.003	0.004	-0.048
aw:text	0.017	-0.012	-0.002	-0.003
aw:texts	-0.004	-0.005	0.01	-0.002
aw:thames	-0.054	0.005	0.049	0
aw:than	-0.015	-0.003	0	0.018
aw:that	-0.193	0.142	-0.087	0.138
aw:the	-0.016	0.066	-0.119	0.07
aw:theatre	-0.005	-0.008	0.055	-0.042
aw:their	-0.047	-0.014	0.092	-0.031
aw:them	0.01	-0.061	0.093	-0.042
aw:theme	0.012	-0.008	0.017	-0.021
aw:there	0.003	-0.017	-0.025	0.039
aw:these	0.02	-0.039	-0.06	0.079
aw:they	-0.081	0.058	0.02	0.003
aw:things	-0.048	-0.007	0.005	0.05
aw:third	-0.013	-0.031	0.045	0
aw:thirteen	0	0.002	0.015	-0.017
aw:thirty	0.015	-0.001	0.003	-0.017
aw:this	-0.043	-0.003	0.005	0.04
aw:those	-0.043	0.028	-0.019	0.035
aw:though	-0.004	-0.007	0.013	-0.002
aw:thousand	-0.021	-0.001	0	0.022
aw:thousands	0.022	-0.001	-0.001	-0.02
aw:three	0.034	0.038	0.017	-0.089
aw:through	-0.054	0.028	0.114	-0.088
aw:throughout	0.033	-0.032	0	-0.001
aw:ticket	0.027	0.038	-0.036	-0.029
aw:tickets	0.001	-0.023	0.014	0.007
aw:time	0.081	-0.034	-0.039	-0.008
aw:timetable	0.072	0	-0.001	-0.071
aw:title	-0.021	0	0	0.021
aw:to	-0.041	-0.033	0.028	0.046
aw:tobedi	0.071	-0.012	-0.059	0
aw:today	0.012	0	0	-0.011
aw:together	0.036	0.069	-0.082	-0.023
aw:too	-0.019	0	0.019	0
aw:tools	-0.096	0.08	0.016	0
aw:top	-0.037	-0.001	-0.003	0.041
aw:touch	-0.01	0.001	-0.004	0.012
aw:tours	0.061	0	-0.001	-0.06
aw:town	0.013	-0.004	-0.006	-0.003
aw:trade	-0.026	0.199	-0.067	-0.105
aw:trader	-0.057	-0.022	-0.005	0.084
aw:trades	0.035	-0.019	-0.025	0.009
aw:trading	-0.212	0.16	-0.105	0.157
aw:train	-0.025	-0.002	0.016	0.01
aw:trained	-0.001	0	0.011	-0.01
aw:training	0.081	-0.002	-0.003	-0.077
aw:transaction	-0.012	0	0.012	0
aw:transfer	0.013	-0.011	0.016	-0.018
aw:transfers	0.031	0.012	-0.017	-0.027
aw:travel	0.032	-0.01	0.042	-0.064
aw:treat	0.064	-0.014	-0.022	-0.027
aw:treatment	0.02	0	0	-0.02
aw:treatments	0.022	-0.003	-0.016	-0.003
aw:treats	0.018	-0.002	-0.015	-0.001
aw:tree	0.003	-0.009	0.025	-0.02
aw:truro	-0.043	-0.009	0	0.052
aw:trust	0.042	0.079	-0.148	0.027
aw:try	0.021	-0.015	-0.004	-0.002
aw:tw9	-0.054	0.005	0.049	0
aw:twenty	0	-0.001	-0.014	0.016
aw:two	-0.136	-0.022	0.065	0.093
aw:tyne	0.022	-0.008	0.007	-0.021
aw:uk	-0.002	-0.099	0.092	0.009
aw:ularbo	-0.003	0.044	-0.04	0
aw:under	0.074	-0.08	0.019	-0.013
aw:underwritten	0.053	-0.003	-0.027	-0.023
aw:unit	0.006	-0.053	0.027	0.02
aw:united	0.046	0.056	-0.122	0.02
aw:university	0.015	0.04	-0.036	-0.018
aw:unless	0.034	-0.012	0.004	-0.026
aw:unpaid	-0.026	0	0	0.026
aw:until	0.011	-0.002	-0.003	-0.006
aw:up	-0.135	-0.011	0.019	0.127
aw:updated	-0.099	-0.026	0.037	0.089
aw:updates	-0.011	-0.012	0.023	0
aw:updating	-0.009	-0.008	-0.026	0.044
aw:upon	-0.01	-0.01	0.043	-0.022
aw:ups	-0.024	-0.003	0.003	0.024
aw:url	-0.031	-0.002	-0.009	0.042
aw:us	0.175	0.054	-0.264	0.036
aw:usa	0.039	0.024	-0.042	-0.021
aw:use	0.065	-0.049	0.039	-0.055
aw:used	0.062	-0.031	-0.038	0.006
aw:user	0.026	-0.011	-0.033	0.017
aw:users	-0.018	-0.015	0.024	0.008
aw:uses	0.068	-0.027	-0.072	0.031
aw:using	-0.022	-0.021	0.037	0.007
aw:usually	0.004	-0.001	-0.021	0.018
aw:valuations	0.064	0	0	-0.064
aw:van	0.01	-0.001	0.034	-0.043
aw:vans	-0.065	-0.005	0.013	0.058
aw:vat	0.074	-0.046	-0.039	0.011
aw:vehicles	-0.056	-0.002	0.035	0.022
aw:venues	0.032	-0.008	0.013	-0.036
aw:version	0.003	0.044	-0.046	-0.002
aw:vet	0.041	-0.001	-0.001	-0.039
aw:via	0.084	-0.028	-0.061	0.005
aw:view	-0.029	-0.017	0.06	-0.014
aw:views	-0.03	0	0	0.03
aw:village	-0.032	-0.012	0.031	0.013
aw:visit	-0.01	-0.048	-0.023	0.081
aw:visitor	-0.018	-0.022	0.03	0.01
aw:visitors	0.063	-0.005	0.017	-0.075
aw:visits	-0.031	-0.005	0.006	0.03
aw:voip	0.029	0	0	-0.029
aw:voluntary	-0.017	0	0	0.018
aw:volunteer	0.039	-0.001	-0.002	-0.037
aw:volunteers	-0.051	0.001	0.011	0.039
aw:vouchers	0.033	-0.005	-0.011	-0.017
aw:vozato	0.018	-0.006	-0.004	-0.009
aw:vududka	0.022	-0.001	0	-0.022
aw:wales	0.06	-0.09	0.061	-0.031
aw:walk	0.013	-0.005	0.012	-0.02
aw:wall	-0.02	0.034	-0.013	0
aw:want	0.006	0.086	-0.074	-0.018
aw:was	-0.032	-0.008	0.055	-0.015
aw:way	0.041	-0.035	-0.041	0.035
aw:wc2h	-0.014	0.04	-0.027	0
aw:we	0.082	-0.069	0.188	-0.201
aw:wear	-0.02	0	0.008	0.012
aw:web	0.092	-0.043	-0.028	-0.021
aw:website	0.016	0.078	-0.084	-0.01
aw:websites	0.042	-0.015	-0.019	-0.008
aw:weddings	0.055	-0.002	0.01	-0.064
aw:wednesdays	-0.021	0	-0.001	0.022
aw:week	-0.011	-0.001	0	0.012
aw:weekdays	-0.014	0	0	0.015
aw:weekends	-0.021	-0.003	0.012	0.012
aw:weeks	-0.013	-0.002	0.002	0.014
aw:weighbridge	-0.024	-0.001	0.023	0.002
aw:welcome	-0.071	-0.009	0.04	0.04
aw:well	-0.001	-0.012	0.015	-0.002
aw:west	-0.069	-0.004	0.058	0.015
aw:western	-0.001	-0.005	0.011	-0.005
aw:wharf	-0.058	0.03	0.028	0
aw:what	0.016	-0.115	-0.034	0.133
aw:what's	-0.047	-0.005	0.028	0.025
aw:whatever	-0.014	-0.001	0.004	0.012
aw:when	-0.102	0.012	0.048	0.043
aw:where	0.023	-0.019	0.002	-0.006
aw:wherry	-0.033	0.002	0.031	0
aw:whether	-0.083	0	0.066	0.016
aw:which	-0.185	0.105	0.193	-0.113
aw:whichever	0.056	-0.02	-0.047	0.01
aw:while	0.033	-0.002	-0.014	-0.017
aw:whitby	0.02	-0.002	0.006	-0.024
aw:who	0.167	-0.142	-0.029	0.004
aw:whole	0.01	-0.004	-0.037	0.031
aw:wholly	-0.223	0.262	0.025	-0.065
aw:whom	-0.043	-0.031	0.081	-0.008
aw:whose	0.043	0.104	-0.167	0.019
aw:why	0.006	-0.017	0.015	-0.004
aw:wi	0.051	-0.022	0.026	-0.055
aw:will	0	0.02	-0.037	0.018
aw:wilmslow	-0.003	-0.005	0.01	-0.001
aw:win	-0.026	0.013	0.03	-0.017
aw:wine	-0.067	0.034	-0.012	0.045
aw:winner	0.016	-0.003	-0.003	-0.01
aw:wins	0.032	0	0.015	-0.047
aw:winter	-0.042	-0.002	0.005	0.039
aw:with	0.348	-0.19	-0.192	0.033
aw:within	-0.018	0.015	-0.017	0.021
aw:without	0.102	0.04	-0.07	-0.072
aw:work	0.03	0.071	0.015	-0.116
aw:working	0.029	-0.003	0.037	-0.063
aw:works	-0.069	-0.01	-0.001	0.079
aw:workshop	-0.031	0.011	0.046	-0.025
aw:workshops	-0.002	-0.002	0.027	-0.023
aw:world	0.022	-0.003	0.013	-0.031
aw:worth	-0.052	-0.001	0.008	0.046
aw:worthing	-0.042	-0.011	0.033	0.02
aw:would	-0.017	-0.012	0.024	0.005
aw:wrexham	0.026	0.003	-0.008	-0.021
aw:write	0.04	-0.026	-0.06	0.046
aw:writing	0.035	-0.007	-0.014	-0.015
aw:written	0.097	-0.025	-0.056	-0.016
aw:www	-0.042	0.03	-0.05	0.061
aw:yard	-0.116	0.007	0.108	0.001
aw:year	0.013	-0.007	0.028	-0.034
aw:years	0.067	-0.027	-0.006	-0.034
aw:yesterday	-0.017	0	0.016	0
aw:yo10	-0.011	0	0.011	0
aw:york	0.036	0.041	-0.015	-0.062
aw:yorkshire	-0.06	0	0.062	-0.001
aw:you	0.223	-0.252	-0.128	0.157
aw:young	-0.018	-0.001	-0.001	0.02
aw:your	-0.037	-0.046	0.146	-0.063
aw:yw	0.013	-0.004	-0.008	-0.001
aw:zivipit	0.038	-0.007	-0.017	-0.014
aw:©	-0.109	0.059	0.248	-0.198
aw:¶	-0.271	0.113	0.202	-0.044
b1:"	-0.058	-0.131	-0.009	0.198
b1:(	-0.096	0.041	0.074	-0.019
b1::	0.123	-0.245	0.132	-0.01
b1:;	-0.01	0.055	-0.009	-0.036
b1:BRAND	0	-0.106	-0.112	0.217
b1:DIGITS	0.07	0.058	-0.298	0.17
b1:NUM	-0.272	-0.036	0.316	-0.009
b1:ORG	-0.31	0.276	-0.057	0.092
b1:SELF	0.182	-0.013	-0.047	-0.121
b1:a	-0.08	0.045	-0.275	0.309
b1:about	-0.07	0.108	-0.027	-0.011
b1:accept	-0.017	-0.001	-0.003	0.021
b1:add	0.035	-0.001	-0.033	0
b1:afternoon	0.081	-0.003	-0.043	-0.034
b1:agreement	0.08	-0.03	-0.007	-0.043
b1:all	-0.027	-0.001	-0.001	0.029
b1:aml	-0.015	0.001	0.014	0
b1:an	-0.026	0.082	-0.077	0.021
b1:and	-0.143	0.107	0.16	-0.124
b1:app	0.066	-0.001	-0.001	-0.064
b1:are	-0.212	0.155	0.077	-0.02
b1:arrangement	-0.033	-0.001	-0.002	0.036
b1:as	-0.018	-0.004	-0.2	0.222
b1:ask	0.065	-0.002	-0.015	-0.048
b1:at	0.124	-0.149	0.1	-0.074
b1:authority	0.013	-0.026	0.02	-0.006
b1:behind	-0.02	-0.001	-0.001	0.021
b1:between	0.051	-0.02	-0.026	-0.005
b1:business	0.078	-0.028	-0.019	-0.031
b1:but	-0.19	0.004	0.184	0.001
b1:by	-0.171	0.224	-0.037	-0.016
b1:cake	-0.045	-0.001	-0.001	0.048
b1:called	0.083	-0.003	-0.019	-0.062
b1:cannot	0.039	-0.003	-0.004	-0.032
b1:centre	-0.149	0.066	0.061	0.021
b1:charity	-0.031	-0.006	0.031	0.005
b1:choose	0.212	-0.069	-0.063	-0.079
b1:co	-0.013	0.001	0.014	-0.002
b1:company	0.113	-0.184	0.093	-0.023
b1:competitions	-0.048	-0.001	0	0.049
b1:complaints	-0.023	-0.001	-0.003	0.026
b1:conditions	-0.101	0.18	-0.09	0.011
b1:contact	0.133	-0.056	-0.083	0.005
b1:content	-0.076	-0.008	0.049	0.035
b1:contract	0.05	-0.001	0	-0.049
b1:contractors	-0.034	0.005	0.025	0.004
b1:controller	0.031	-0.016	-0.097	0.082
b1:cookies	0.166	-0.004	-0.016	-0.146
b1:copyright	0.016	0	-0.001	-0.016
b1:cost	-0.012	-0.001	-0.002	0.015
b1:councillors	-0.037	0	-0.001	0.038
b1:covers	-0.026	0.002	-0.024	0.048
b1:data	0.187	-0.016	-0.101	-0.071
b1:day	-0.008	-0.002	-0.002	0.012
b1:delivery	0.065	-0.011	-0.023	-0.031
b1:details	0.097	-0.065	-0.088	0.055
b1:dispute	-0.003	-0.012	0.016	-0.001
b1:do	0.023	-0.001	-0.002	-0.02
b1:does	-0.012	-0.001	0	0.013
b1:door	0.049	-0.005	-0.032	-0.012
b1:dozen	-0.005	-0.002	-0.007	0.015
b1:each	-0.029	-0.011	0.062	-0.022
b1:engineer	-0.07	0.007	0.061	0.001
b1:entity	-0.005	0.018	-0.015	0.002
b1:entries	-0.056	0.001	0.055	0
b1:faq	0.015	-0.001	-0.003	-0.011
b1:faqs	-0.045	-0.02	0.035	0.03
b1:far	-0.013	0	0	0.013
b1:fee	0.019	-0.006	-0.022	0.008
b1:finance	0.175	-0.041	-0.099	-0.034
b1:firms	0.01	-0.006	-0.041	0.037
b1:footnotes	0.022	-0.001	-0.001	-0.019
b1:for	-0.061	-0.037	0.134	-0.037
b1:frn	-0.012	0	0.012	0
b1:from	-0.041	0.033	0.078	-0.071
b1:gdpr	-0.089	-0.002	0.068	0.023
b1:give	0.143	-0.02	-0.113	-0.01
b1:group	0.011	-0.022	-0.023	0.035
b1:grow	0.038	-0.005	-0.035	0.002
b1:help	-0.015	-0.002	-0.027	0.043
b1:here	0.054	0.038	-0.05	-0.042
b1:hire	0.005	-0.002	0.01	-0.014
b1:home	0.061	-0.01	0.025	-0.076
b1:homes	0.035	-0.002	-0.003	-0.031
b1:hosting	-0.03	-0.005	-0.007	0.042
b1:how	0.096	-0.041	0.012	-0.067
b1:imprint	0.074	-0.012	-0.027	-0.035
b1:in	-0.073	0.084	-0.11	0.099
b1:include	-0.015	-0.025	0.041	-0.001
b1:information	0.345	-0.065	-0.142	-0.138
b1:insurer	-0.05	0.001	0.05	0
b1:introduction	0.046	0.048	-0.088	-0.006
b1:ireland	0.099	-0.031	-0.074	0.005
b1:is	0.061	0.03	-0.024	-0.068
b1:it	0.036	-0.01	-0.015	-0.011
b1:kingdom	0.086	-0.026	-0.059	-0.002
b1:last	-0.022	-0.001	-0.02	0.043
b1:law	-0.011	-0.005	-0.009	0.025
b1:legal	-0.114	-0.002	-0.011	0.127
b1:licence	-0.015	-0.003	0.017	0.001
b1:manager	0.066	-0.053	-0.002	-0.01
b1:masnachu	0.024	-0.007	-0.016	0
b1:me	0.028	-0.003	-0.021	-0.004
b1:mean	0.042	-0.077	0.053	-0.018
b1:means	0.12	-0.064	-0.14	0.084
b1:menu	-0.029	-0.001	-0.002	0.031
b1:month	-0.052	-0.008	0.016	0.045
b1:mouth	0.025	-0.002	-0.003	-0.021
b1:music	-0.032	-0.001	0	0.034
b1:name	0.01	-0.007	-0.017	0.014
b1:needed	0.025	-0.004	-0.015	-0.006
b1:no	-0.003	0.035	-0.021	-0.012
b1:notes	0.074	-0.001	-0.002	-0.071
b1:notice	0.033	0.007	0.001	-0.041
b1:number	0.129	-0.102	0.009	-0.035
b1:o	-0.053	0.008	0.059	-0.013
b1:of	0.092	-0.083	0.143	-0.152
b1:office	0.076	-0.009	-0.047	-0.02
b1:officer	0.163	-0.027	-0.134	-0.002
b1:on	0.021	-0.031	0.014	-0.005
b1:one	0.114	-0.005	-0.002	-0.106
b1:only	0.072	0.054	-0.032	-0.094
b1:or	-0.066	-0.007	0.067	0.006
b1:our	0.022	-0.001	-0.001	-0.02
b1:outside	0.007	-0.007	-0.017	0.017
b1:over	-0.008	-0.008	0.028	-0.012
b1:own	-0.118	-0.02	0.041	0.096
b1:owners	0.082	0.046	-0.002	-0.126
b1:page	-0.077	-0.008	0.099	-0.014
b1:partner	-0.003	-0.009	0.012	0
b1:parts	-0.022	-0.001	-0.001	0.024
b1:pay	0.052	-0.001	-0.056	0.005
b1:people	-0.073	-0.002	0.07	0.005
b1:pier	-0.074	0.001	0.072	0
b1:pleased	0.027	-0.001	-0.001	-0.026
b1:policies	0.023	0	-0.002	-0.02
b1:policy	0.031	-0.135	0.003	0.101
b1:post	0.064	-0.001	0	-0.062
b1:privacy	-0.088	0.101	-0.015	0.002
b1:protection	-0.005	-0.002	-0.004	0.01
b1:provider	0.062	-0.041	-0.001	-0.021
b1:purpose	-0.115	0.108	0.006	0
b1:questions	0.002	-0.002	-0.047	0.048
b1:recipe	0.05	-0.001	-0.001	-0.048
b1:record	0.043	-0.001	-0.042	0
b1:reject	-0.027	-0.001	-0.001	0.029
b1:reserved	-0.067	-0.012	0.062	0.017
b1:responsible	0.007	-0.006	-0.037	0.035
b1:returns	-0.065	-0.001	0.001	0.066
b1:room	0.075	-0.001	-0.002	-0.072
b1:rules	0.031	-0.001	-0.002	-0.029
b1:sale	-0.025	-0.001	0.001	0.025
b1:sales	0.039	-0.001	-0.002	-0.036
b1:saturdays	0.028	-0.002	-0.004	-0.022
b1:schools	0.107	-0.005	-0.048	-0.054
b1:sell	0.014	-0.001	-0.002	-0.012
b1:service	-0.081	-0.01	0.049	0.042
b1:services	0.034	-0.017	0.045	-0.061
b1:shop	-0.106	-0.009	0.019	0.096
b1:shopquay	0.089	0	-0.001	-0.087
b1:shops	-0.092	-0.004	-0.004	0.101
b1:show	0.033	-0.008	-0.024	-0.001
b1:stand	0.019	-0.001	0	-0.019
b1:statement	-0.047	-0.007	0.051	0.004
b1:story	0.026	-0.006	0.002	-0.022
b1:studio	0.029	-0.001	-0.004	-0.024
b1:subsidiary	-0.071	0.083	-0.008	-0.004
b1:supply	0.028	-0.003	-0.006	-0.019
b1:support	0.017	-0.002	0.001	-0.017
b1:sussex	0.001	-0.013	0.003	0.009
b1:tafapon	0.014	0	-0.017	0.003
b1:team	0.028	-0.008	-0.008	-0.012
b1:terms	0.149	-0.067	-0.008	-0.073
b1:thanks	-0.023	0	-0.003	0.027
b1:that	0.152	-0.041	0.044	-0.155
b1:the	-0.041	-0.081	0.226	-0.104
b1:them	-0.006	-0.038	0.051	-0.007
b1:these	-0.012	-0.009	-0.029	0.049
b1:through	-0.038	0.094	-0.05	-0.006
b1:time	0.046	-0.011	-0.034	-0.001
b1:to	-0.08	0.097	-0.004	-0.013
b1:touch	0.046	-0.007	0	-0.039
b1:trade	-0.01	-0.002	-0.002	0.013
b1:trader	-0.05	0	-0.001	0.051
b1:trust	-0.031	-0.01	0.014	0.027
b1:twice	0.051	-0.002	-0.026	-0.023
b1:uk	-0.088	0.036	0.04	0.012
b1:undefined	0.08	-0.055	-0.104	0.079
b1:up	0.052	-0.008	-0.037	-0.007
b1:us	0.185	-0.1	-0.04	-0.045
b1:use	-0.014	0.046	-0.017	-0.015
b1:using	-0.026	-0.001	0	0.027
b1:usually	-0.017	-0.015	0.033	-0.001
b1:via	0.077	-0.004	-0.035	-0.038
b1:visit	-0.012	-0.001	-0.017	0.03
b1:volunteer	0.09	-0.003	-0.01	-0.077
b1:vududka	0.01	0	-0.002	-0.008
b1:wales	0.047	0.001	0.018	-0.065
b1:we	0.069	-0.041	-0.045	0.017
b1:website	-0.28	-0.004	0.249	0.035
b1:week	-0.004	-0.017	0.021	-0.001
b1:well	0.014	-0.001	0.001	-0.013
b1:what	0.057	-0.006	-0.007	-0.045
b1:which	0.149	-0.056	-0.087	-0.006
b1:with	-0.034	-0.093	0.187	-0.06
b1:work	0.013	-0.011	0.039	-0.041
b1:works	-0.081	-0.001	-0.003	0.085
b1:www	-0.015	-0.022	0.044	-0.008
b1:year	0.049	0.083	-0.084	-0.048
b1:years	0.081	-0.005	-0.037	-0.039
b1:you	0.004	-0.009	-0.007	0.012
b1:your	0.031	-0.002	-0.001	-0.028
b1:©	-0.106	0.068	0.159	-0.121
b2:" :	0.025	-0.015	-0.054	0.044
b2:" mean	0.017	-0.013	0.011	-0.015
b2:" means	0.081	0.013	-0.102	0.007
b2:& conditions	-0.097	0.113	-0.061	0.045
b2:& cookies	0.201	-0.003	-0.014	-0.184
b2:( "	0.011	-0.075	0.005	0.06
b2:( DIGITS	0.016	-0.025	0.015	-0.006
b2:( ORG	0.003	-0.021	0.036	-0.018
b2:( aml	-0.015	0.001	0.014	0
b2:( no	-0.162	0.014	0.138	0.011
b2:: DIGITS	-0.016	0	-0.002	0.018
b2:: NUM	-0.172	0	0.14	0.033
b2:: ORG	-0.041	0.001	0.044	-0.004
b2:: SELF	0.013	0	-0.002	-0.011
b2:; and	-0.087	0.036	0.051	0
b2:BRAND DIGITS	-0.058	-0.006	-0.061	0.124
b2:BRAND and	-0.069	0.122	-0.04	-0.013
b2:BRAND from	-0.052	0.003	0.048	0
b2:BRAND is	0.08	-0.013	-0.066	0
b2:DIGITS BRAND	0.179	-0.007	-0.016	-0.156
b2:DIGITS SELF	0.018	0	0	-0.018
b2:DIGITS and	0.013	0.052	-0.05	-0.015
b2:DIGITS by	-0.046	-0.001	0	0.047
b2:DIGITS introduction	-0.021	0.083	-0.023	-0.038
b2:NUM and	-0.035	-0.045	0.09	-0.01
b2:ORG ;	-0.039	0.004	0.036	-0.001
b2:ORG a	-0.063	0.007	0.016	0.041
b2:ORG and	-0.163	0.104	0.09	-0.031
b2:ORG is	-0.044	0.033	0.011	0
b2:ORG or	-0.021	-0.02	0.05	-0.009
b2:SELF (	-0.062	0.004	0.059	-0.001
b2:SELF DIGITS	0.029	0	-0.001	-0.028
b2:a cake	-0.045	-0.001	-0.001	0.048
b2:a dispute	-0.003	-0.012	0.016	-0.001
b2:about BRAND	-0.014	-0.002	-0.002	0.018
b2:about us	-0.028	-0.031	-0.086	0.145
b2:accept all	-0.03	0	-0.001	0.032
b2:account at	-0.042	-0.005	0.052	-0.004
b2:address :	0.033	-0.007	-0.045	0.019
b2:agreement with	-0.03	-0.007	0.042	-0.005
b2:american vududka	0.01	0	-0.002	-0.008
b2:among them	-0.027	-0.032	0.063	-0.004
b2:and "	0.032	-0.004	-0.025	-0.003
b2:and by	-0.044	-0.008	0.054	-0.002
b2:and conditions	-0.047	0.068	-0.02	-0.001
b2:and returns	-0.044	0	0	0.045
b2:and the	-0.062	0.042	0.038	-0.017
b2:and wales	0.002	0.001	0.018	-0.022
b2:applies to	-0.001	-0.009	-0.004	0.013
b2:are the	0.013	-0.002	-0.009	-0.001
b2:are we	0.117	-0.04	-0.107	0.029
b2:arrangement with	-0.008	-0.006	0.015	-0.001
b2:as "	-0.146	-0.008	0.113	0.04
b2:as BRAND	-0.03	-0.01	-0.001	0.041
b2:as the	-0.014	0.023	-0.019	0.01
b2:at BRAND	-0.068	-0.005	-0.003	0.077
b2:at cost	-0.012	-0.001	-0.002	0.015
b2:balloon (	-0.139	0.003	0.133	0.004
b2:behalf of	0.063	-0.022	0.048	-0.088
b2:belong to	0.103	-0.034	-0.053	-0.016
b2:belongs to	-0.052	-0.054	0.113	-0.008
b2:board of	0.037	-0.004	-0.033	0
b2:booking conditions	0.079	-0.001	-0.009	-0.069
b2:booking terms	0.033	-0.002	-0.03	-0.001
b2:bought from	-0.012	-0.021	0.036	-0.003
b2:built by	-0.056	0	0.056	0
b2:business BRAND	-0.017	0	0	0.018
b2:business details	0.028	-0.002	-0.025	0
b2:by :	-0.031	-0.024	0.056	-0.001
b2:by ORG	-0.058	-0.018	0.068	0.008
b2:by SELF	0.029	-0.005	-0.023	-0.001
b2:by arrangement	-0.033	-0.001	-0.002	0.036
b2:by me	0.028	-0.003	-0.021	-0.004
b2:by post	0.064	-0.001	0	-0.062
b2:by shopquay	0.089	0	-0.001	-0.087
b2:by tafapon	0.014	0	-0.017	0.003
b2:by the	-0.068	-0.071	0.154	-0.015
b2:by us	-0.046	-0.007	0.053	0
b2:by using	-0.027	-0.001	-0.002	0.03
b2:c o	-0.054	0.008	0.059	-0.013
b2:came from	0.042	-0.001	-0.001	-0.04
b2:cardholder agreement	0.019	0	0	-0.019
b2:carried by	-0.137	-0.004	0.141	-0.001
b2:charity no	-0.014	0.001	0.013	0
b2:charity number	-0.054	0.008	0.045	0.001
b2:choose BRAND	-0.087	-0.009	-0.006	0.102
b2:collected by	-0.091	-0.008	0.1	-0.001
b2:companies :	-0.066	0.006	0.057	0.002
b2:company details	0.067	-0.038	-0.03	0.001
b2:company information	0.12	-0.053	-0.034	-0.033
b2:company is	-0.007	0.013	-0.002	-0.004
b2:company means	0.021	-0.013	-0.008	-0.001
b2:company no	0.065	-0.013	-0.047	-0.005
b2:company number	0.171	-0.056	-0.078	-0.037
b2:company of	0.005	-0.008	-0.097	0.1
b2:company outside	0.007	-0.007	-0.017	0.017
b2:competition is	-0.202	0.1	0.101	0.001
b2:competition terms	-0.026	0	0	0.026
b2:conditions :	-0.028	-0.002	-0.001	0.03
b2:conditions BRAND	0.04	-0.008	-0.005	-0.026
b2:conditions of	0.02	-0.024	-0.04	0.044
b2:conditions privacy	-0.023	-0.001	0.038	-0.014
b2:conduct authority	0.033	-0.026	0.02	-0.026
b2:contact BRAND	-0.039	-0.003	-0.002	0.044
b2:contact us	0.051	-0.022	0.008	-0.037
b2:contract with	0.108	-0.01	-0.06	-0.038
b2:controller :	0.014	-0.005	-0.007	-0.003
b2:controller is	0.001	-0.017	0.056	-0.039
b2:cookie policy	-0.019	-0.014	0.005	0.028
b2:cookies policy	-0.008	-0.004	-0.01	0.021
b2:copyright DIGITS	0.017	-0.003	-0.005	-0.009
b2:copyright ©	-0.134	0.108	0.151	-0.125
b2:cover with	-0.221	0.002	0.218	0.001
b2:customer DIGITS	0.028	-0.001	-0.028	0.001
b2:customer and	0.073	-0.028	-0.043	-0.002
b2:data controller	-0.036	-0.001	0.007	0.03
b2:data protection	0.012	-0.002	-0.003	-0.008
b2:dearer one	0.08	-0.002	-0.003	-0.074
b2:describes how	-0.007	-0.004	-0.029	0.04
b2:design by	0.024	-0.001	-0.018	-0.005
b2:division of	-0.054	-0.029	0.084	-0.001
b2:done well	0.014	-0.001	0.001	-0.013
b2:each month	-0.02	-0.002	-0.002	0.025
b2:entity :	0.077	-0.013	-0.038	-0.025
b2:enw masnachu	0.024	-0.007	-0.016	0
b2:every time	-0.01	-0.001	-0.001	0.012
b2:explains how	0.052	-0.021	0.124	-0.155
b2:flatter us	0.015	-0.001	-0.003	-0.01
b2:for hosting	-0.009	0	0.01	0
b2:for it	-0.013	-0.001	-0.002	0.015
b2:for the	-0.032	-0.004	0.005	0.031
b2:friendly studio	-0.036	0	-0.003	0.039
b2:from the	-0.016	-0.001	0.018	0
b2:gathered by	-0.175	-0.005	0.18	0
b2:given by	0.071	-0.021	-0.068	0.018
b2:go to	0.078	-0.011	0.008	-0.076
b2:goes to	-0.188	0.002	0.186	0
b2:got it	-0.009	-0.001	-0.003	0.013
b2:handed to	-0.098	0.002	0.095	0
b2:handled by	0.024	0.067	-0.08	-0.011
b2:held by	-0.071	-0.018	-0.04	0.129
b2:home BRAND	0.064	-0.001	-0.005	-0.058
b2:hosted by	0.179	-0.03	-0.148	0
b2:how BRAND	-0.063	-0.004	-0.004	0.07
b2:how we	0.052	-0.014	-0.029	-0.01
b2:in the	-0.022	0.092	-0.069	-0.001
b2:in touch	0.046	-0.007	0	-0.039
b2:is :	-0.001	-0.013	0.015	-0.001
b2:is at	0.077	-0.05	-0.035	0.008
b2:is how	0.082	-0.01	-0.069	-0.002
b2:is needed	0.025	-0.004	-0.015	-0.006
b2:is responsible	0.007	-0.006	-0.037	0.035
b2:is the	0.04	-0.055	0.048	-0.033
b2:is with	0.051	-0.009	-0.042	0
b2:issued by	0.03	-0.052	0.024	-0.003
b2:it cannot	0.013	-0.001	-0.001	-0.01
b2:it twice	0.051	-0.002	-0.026	-0.023
b2:it works	-0.081	-0.001	-0.003	0.085
b2:legal entity	0.031	-0.001	-0.029	0
b2:legal notice	0.068	-0.012	-0.072	0.016
b2:less room	0.035	-0.001	-0.002	-0.032
b2:limited company	0.022	-0.003	-0.019	0
b2:managed by	-0.086	0.088	-0.001	-0.001
b2:manager of	-0.027	0.003	0.02	0.004
b2:mark of	-0.007	-0.005	0.017	-0.006
b2:marks of	0.017	-0.005	-0.046	0.034
b2:may DIGITS	0.059	-0.041	-0.055	0.037
b2:member of	0.017	-0.004	-0.008	-0.004
b2:moved far	-0.013	0	0	0.013
b2:my own	-0.032	0	0	0.033
b2:name :	-0.007	-0.032	-0.067	0.105
b2:name of	-0.149	-0.075	0.185	0.039
b2:new one	-0.008	-0.001	-0.001	0.01
b2:new website	-0.029	0.001	0.029	0
b2:newest entries	-0.056	0.001	0.055	0
b2:no :	0.095	-0.029	-0.059	-0.007
b2:no DIGITS	-0.074	0.13	-0.003	-0.053
b2:no NUM	0.003	0.003	0.062	-0.068
b2:no SELF	0.096	-0.016	-0.065	-0.015
b2:no footnotes	0.022	-0.001	-0.001	-0.019
b2:no music	-0.032	-0.001	0	0.034
b2:no thanks	-0.023	0	-0.003	0.027
b2:not by	0.049	-0.002	-0.001	-0.045
b2:not grow	0.038	-0.005	-0.035	0.002
b2:not pleased	0.027	-0.001	-0.001	-0.026
b2:notice BRAND	-0.076	-0.007	-0.004	0.087
b2:notice terms	0.01	-0.001	-0.008	-0.001
b2:notice ©	0.048	0	-0.006	-0.041
b2:number :	-0.139	-0.033	0.184	-0.012
b2:number DIGITS	0.05	-0.008	-0.016	-0.025
b2:number NUM	-0.078	-0.046	0.106	0.017
b2:number SELF	-0.034	0.067	-0.024	-0.009
b2:number is	0.045	-0.01	-0.032	-0.004
b2:occasional recipe	0.05	-0.001	-0.001	-0.048
b2:of BRAND	-0.021	0.072	-0.018	-0.033
b2:of ORG	0.012	-0.057	-0.025	0.069
b2:of SELF	-0.025	-0.009	0.037	-0.004
b2:of business	0.041	-0.026	-0.018	0.003
b2:of company	0.011	-0.001	-0.01	-0.001
b2:of mouth	0.025	-0.002	-0.003	-0.021
b2:of page	-0.064	-0.008	0.099	-0.027
b2:of sale	-0.024	0	-0.001	0.025
b2:of service	-0.027	0	0.012	0.014
b2:of the	0.158	0.131	-0.177	-0.112
b2:of use	-0.118	0.045	-0.002	0.075
b2:offered by	-0.015	-0.013	0.031	-0.003
b2:office :	-0.083	0.046	0.034	0.003
b2:office is	-0.024	-0.008	0.014	0.018
b2:on saturdays	0.028	-0.002	-0.004	-0.022
b2:on the	-0.037	-0.017	0.015	0.039
b2:on time	0.021	-0.001	-0.001	-0.019
b2:on which	0.03	-0.015	-0.011	-0.005
b2:operated by	0.134	0.072	-0.182	-0.023
b2:or "	-0.018	-0.013	-0.04	0.071
b2:or the	0.037	-0.006	-0.006	-0.025
b2:our "	0.026	-0.001	-0.001	-0.025
b2:our company	0.017	-0.003	-0.013	-0.001
b2:our details	0.04	-0.013	-0.026	-0.001
b2:our homes	0.035	-0.002	-0.003	-0.031
b2:our insurer	-0.05	0.001	0.05	0
b2:our is	0.013	-0.004	-0.002	-0.007
b2:our mean	-0.068	-0.008	0.078	-0.001
b2:our means	-0.142	0.014	-0.008	0.136
b2:our story	0.026	-0.006	0.002	-0.022
b2:out here	-0.013	0.042	-0.027	-0.003
b2:over DIGITS	0.057	-0.006	-0.046	-0.004
b2:owned by	-0.025	-0.025	0.084	-0.033
b2:parent of	0.06	-0.04	-0.019	-0.001
b2:part of	-0.071	0.203	-0.105	-0.026
b2:payment for	0.013	-0.001	-0.001	-0.012
b2:people choose	0.212	-0.069	-0.063	-0.079
b2:personal data	0.047	-0.008	-0.035	-0.003
b2:policy BRAND	0.042	-0.006	-0.014	-0.021
b2:portal that	0.01	-0.001	-0.001	-0.009
b2:powered by	-0.019	-0.002	0.012	0.01
b2:privacy BRAND	0.018	-0.001	-0.002	-0.015
b2:privacy notice	-0.018	0.02	0.073	-0.075
b2:privacy policy	-0.015	-0.105	0.055	0.064
b2:privacy statement	-0.056	-0.005	0.053	0.008
b2:processed by	-0.008	-0.011	0.019	0
b2:products from	-0.019	-0.022	0.046	-0.005
b2:promoter :	0.129	-0.022	-0.102	-0.005
b2:promoter is	0.057	-0.02	-0.025	-0.012
b2:property of	-0.128	0.017	0.111	0
b2:protection policy	0.002	-0.004	-0.023	0.025
b2:provided by	-0.085	0.005	0.107	-0.027
b2:publisher :	0.041	-0.01	-0.024	-0.007
b2:purpose is	-0.004	-0.011	0.016	0
b2:quotation that	0.004	-0.028	0.133	-0.109
b2:recent work	-0.023	0.001	0.022	0
b2:refer to	-0.06	0.126	-0.076	0.01
b2:reference to	-0.073	0.106	-0.024	-0.009
b2:references to	0.037	-0.006	-0.03	0
b2:refers to	0.04	-0.008	-0.036	0.004
b2:registered charity	-0.085	0.003	0.042	0.04
b2:registered details	0.017	-0.005	-0.009	-0.003
b2:registered number	0.064	-0.006	-0.056	-0.002
b2:registered office	0.055	-0.008	-0.046	-0.001
b2:registration number	-0.048	-0.002	0.043	0.007
b2:relationship with	0.036	0.038	-0.069	-0.005
b2:representative of	-0.01	-0.057	0.08	-0.013
b2:represented by	-0.048	0.003	0.045	0
b2:returns policy	-0.004	-0.002	-0.012	0.018
b2:rights reserved	-0.067	-0.012	0.062	0.017
b2:run by	-0.058	0.135	-0.071	-0.006
b2:same afternoon	0.047	-0.003	-0.043	-0.001
b2:same day	-0.036	-0.001	-0.001	0.039
b2:scotland no	-0.013	-0.024	0.043	-0.006
b2:seller is	-0.037	-0.001	0	0.037
b2:seller means	0.088	-0.014	-0.033	-0.04
b2:seo by	-0.037	0	0.036	0
b2:servers of	-0.009	-0.007	0.016	0
b2:service of	0.014	-0.041	0.028	-0.001
b2:services by	0.112	-0.038	-0.061	-0.013
b2:services of	0.056	-0.02	-0.02	-0.016
b2:since DIGITS	0.061	-0.001	-0.002	-0.058
b2:site by	-0.001	-0.003	0.012	-0.008
b2:slavery statement	0.032	0	0	-0.031
b2:small firms	-0.036	-0.001	-0.001	0.039
b2:sold by	0.169	-0.065	-0.097	-0.007
b2:sold through	-0.008	-0.006	0.015	-0.001
b2:sole trader	-0.05	0	-0.001	0.051
b2:sra no	-0.023	0	0.022	0
b2:stored by	-0.015	-0.012	0.028	-0.002
b2:style of	0.018	-0.048	0.05	-0.02
b2:subsidiary of	0.035	0.009	0.086	-0.129
b2:such as	-0.037	0.07	-0.032	-0.002
b2:supplied by	0.054	-0.045	0.003	-0.012
b2:suppliers :	-0.028	0.001	0.027	0
b2:support from	-0.022	0	0.022	0
b2:system we	-0.112	0.035	0.076	0.001
b2:t a	-0.09	-0.04	-0.146	0.276
b2:taken by	-0.117	0.083	0.038	-0.005
b2:team at	0.034	-0.002	-0.032	0
b2:terms of	0.011	-0.003	-0.007	0
b2:thank you	-0.029	0	-0.001	0.03
b2:thanks to	-0.012	0.001	0.011	0
b2:that BRAND	-0.035	-0.005	-0.012	0.052
b2:that day	0.017	0	0.001	-0.017
b2:the ORG	-0.001	-0.019	0.02	-0.001
b2:the company	0.037	-0.004	-0.003	-0.03
b2:the door	0.022	-0.004	-0.03	0.012
b2:the dozen	-0.005	-0.002	-0.007	0.015
b2:the last	-0.022	-0.001	-0.02	0.043
b2:the name	-0.015	-0.003	0.006	0.012
b2:the pier	-0.074	0.001	0.072	0
b2:the questions	0.011	-0.002	-0.047	0.038
b2:the record	0.043	-0.001	-0.042	0
b2:the uk	-0.009	-0.022	0.032	-0.001
b2:the work	-0.024	-0.003	-0.024	0.051
b2:their own	-0.022	-0.018	0.042	-0.003
b2:they stand	0.019	-0.001	0	-0.019
b2:this app	0.086	0	-0.001	-0.086
b2:this policy	0.003	-0.005	-0.011	0.014
b2:this website	-0.059	-0.001	-0.001	0.061
b2:three years	0.019	-0.003	-0.033	0.018
b2:through the	-0.042	-0.002	-0.001	0.045
b2:times but	-0.19	0.004	0.184	0.001
b2:to "	-0.006	-0.004	-0.01	0.02
b2:to :	0.084	-0.008	-0.074	-0.002
b2:to BRAND	0.024	-0.003	-0.002	-0.019
b2:to ORG	-0.027	-0.002	0.018	0.011
b2:to content	-0.053	-0.008	0.049	0.012
b2:to do	0.01	0	-0.001	-0.009
b2:to pay	0.052	-0.001	-0.056	0.005
b2:to the	-0.044	-0.062	0.193	-0.088
b2:to you	0.018	-0.007	-0.01	-0.001
b2:together "	0.003	-0.002	-0.014	0.013
b2:trademark of	-0.013	-0.007	0.022	-0.002
b2:trades as	-0.065	-0.002	-0.002	0.069
b2:trading as	-0.181	-0.04	0.009	0.212
b2:trading subsidiary	-0.071	0.083	-0.008	-0.004
b2:travel with	-0.013	-0.002	0.015	0
b2:two parts	-0.022	-0.001	-0.001	0.024
b2:two years	0.032	-0.001	-0.002	-0.03
b2:under SELF	0.059	-0.01	-0.048	-0.001
b2:under the	-0.037	-0.002	-0.001	0.039
b2:under which	0.118	-0.036	-0.081	-0.001
b2:underwritten by	-0.015	-0.007	0.031	-0.009
b2:united kingdom	0.086	-0.026	-0.059	-0.002
b2:us :	-0.025	-0.006	0.062	-0.031
b2:us BRAND	0.076	-0.004	-0.006	-0.066
b2:us by	-0.02	-0.026	0.055	-0.009
b2:us means	-0.042	-0.005	0.01	0.036
b2:use ©	-0.01	0	0	0.01
b2:used by	-0.045	-0.002	0.046	0
b2:uses data	0.057	-0.001	-0.001	-0.056
b2:visitors of	0.013	-0.002	-0.001	-0.01
b2:wales :	0.015	-0.001	-0.014	0
b2:wales no	-0.024	0.002	0.017	0.005
b2:we (	0.078	-0.012	-0.028	-0.038
b2:we are	-0.252	0.044	0.259	-0.052
b2:we at	0.106	-0.02	-0.023	-0.063
b2:we cannot	0.026	-0.002	-0.003	-0.022
b2:we do	0.013	-0.001	-0.001	-0.011
b2:we means	0.03	-0.007	-0.01	-0.013
b2:we use	0.04	-0.004	0.004	-0.04
b2:website and	0.082	-0.01	-0.028	-0.045
b2:website by	-0.056	-0.002	0.057	0
b2:website is	0.056	-0.016	-0.035	-0.005
b2:website terms	-0.038	0	0	0.038
b2:welcome to	0.071	0.023	-0.119	0.026
b2:which include	-0.01	-0.012	0.023	0
b2:will show	0.033	-0.008	-0.024	-0.001
b2:with it	-0.024	-0.004	-0.002	0.031
b2:with the	-0.018	-0.041	0.069	-0.01
b2:with us	0.043	-0.001	-0.002	-0.04
b2:work accept	-0.067	0	-0.001	0.069
b2:work here	0.043	-0.002	-0.002	-0.039
b2:working day	0.012	-0.001	-0.002	-0.009
b2:would hire	-0.014	0	0.014	0
b2:write to	-0.073	0.003	0.059	0.01
b2:you and	0.044	-0.069	0.034	-0.009
b2:you ask	0.064	-0.002	-0.014	-0.048
b2:you called	0.051	-0.001	-0.018	-0.031
b2:you how	-0.034	-0.003	-0.003	0.04
b2:your notes	0.074	-0.001	-0.002	-0.071
b2:your privacy	0.009	-0.036	0.062	-0.035
b2:© BRAND	-0.07	-0.011	-0.005	0.086
b2:© DIGITS	0.196	-0.089	-0.192	0.085
b2:© ORG	-0.105	-0.001	-0.002	0.107
b2:© SELF	0.012	-0.003	-0.012	0.003
b2:¶ "	0.055	0.031	-0.075	-0.011
b2:¶ BRAND	0.007	-0.059	0.005	0.047
b2:¶ DIGITS	-0.111	0.134	-0.041	0.019
b2:¶ ORG	-0.18	0.232	-0.038	-0.015
b2:¶ SELF	-0.008	-0.018	0.051	-0.025
b2:¶ about	-0.061	0.11	-0.063	0.015
b2:¶ add	0.035	-0.001	-0.033	0
b2:¶ at	0.045	-0.001	-0.002	-0.042
b2:¶ company	-0.078	-0.002	-0.005	0.085
b2:¶ complaints	-0.013	-0.001	-0.002	0.015
b2:¶ contact	0.063	-0.052	-0.075	0.064
b2:¶ controller	0.061	-0.014	-0.099	0.052
b2:¶ copyright	0.037	0	0	-0.036
b2:¶ councillors	-0.037	0	-0.001	0.038
b2:¶ delivery	0.041	-0.006	-0.014	-0.021
b2:¶ engineer	-0.07	0.007	0.061	0.001
b2:¶ faq	0.015	-0.001	-0.003	-0.011
b2:¶ faqs	-0.045	-0.02	0.035	0.03
b2:¶ help	-0.021	-0.001	-0.025	0.047
b2:¶ home	-0.003	-0.01	0.026	-0.013
b2:¶ imprint	0.074	-0.012	-0.027	-0.035
b2:¶ introduction	0.067	-0.034	-0.065	0.032
b2:¶ legal	-0.114	-0.002	-0.011	0.127
b2:¶ means	0.038	-0.023	0.017	-0.032
b2:¶ menu	-0.029	-0.001	-0.002	0.031
b2:¶ name	0.028	-0.003	-0.025	0
b2:¶ number	0.038	-0.002	-0.036	0
b2:¶ policies	0.023	0	-0.002	-0.02
b2:¶ privacy	-0.137	0.151	-0.1	0.086
b2:¶ reject	-0.027	-0.001	-0.001	0.029
b2:¶ services	0.108	-0.003	-0.005	-0.1
b2:¶ terms	0.101	-0.011	-0.048	-0.042
b2:¶ the	0.094	0.033	-0.071	-0.056
b2:¶ visit	-0.014	-0.001	-0.016	0.031
b2:¶ work	0.021	-0.009	0.043	-0.055
b2:¶ your	0.062	-0.001	-0.003	-0.059
b2:¶ ©	-0.02	-0.033	-0.014	0.067
b3:" our "	0.026	-0.001	-0.001	-0.025
b3:" our mean	-0.068	-0.008	0.078	-0.001
b3:" our means	-0.155	0.02	-0.002	0.137
b3:" refer to	0.051	-0.043	-0.008	-0.001
b3:" refers to	-0.041	-0.001	-0.001	0.043
b3:" we means	0.028	-0.006	-0.009	-0.013
b3:& conditions BRAND	0.074	-0.008	-0.005	-0.062
b3:& wales no	-0.055	0.005	0.047	0.003
b3:( company number	-0.101	-0.006	0.103	0.004
b3:( t a	0.05	-0.035	-0.142	0.127
b3:( together "	0.003	-0.002	-0.014	0.013
b3:( trading as	-0.03	0.001	0.007	0.023
b3:: ORG ;	-0.038	0.008	0.03	0
b3:; ¶ "	-0.002	0.051	-0.045	-0.004
b3:BRAND belongs to	0.05	-0.022	-0.026	-0.002
b3:BRAND is how	0.011	-0.004	-0.008	0
b3:BRAND operated by	0.022	-0.002	-0.02	0
b3:BRAND they mean	0.019	-0.004	-0.015	0
b3:BRAND uses data	0.057	-0.001	-0.001	-0.056
b3:BRAND we are	-0.114	0.115	-0.001	0
b3:BRAND website by	-0.02	-0.002	0.022	0
b3:BRAND © DIGITS	0.028	-0.003	0.026	-0.05
b3:BRAND ¶ BRAND	0.134	-0.009	-0.018	-0.108
b3:BRAND ¶ about	-0.022	-0.004	-0.002	0.029
b3:BRAND ¶ contact	0.012	0.001	0	-0.013
b3:BRAND ¶ delivery	0.013	0	-0.001	-0.012
b3:BRAND ¶ home	-0.026	-0.004	-0.012	0.042
b3:BRAND ¶ legal	-0.018	0	0	0.019
b3:BRAND ¶ pricing	-0.034	-0.002	0.001	0.035
b3:BRAND ¶ terms	0.013	-0.001	-0.001	-0.011
b3:DIGITS built by	-0.037	0	0.037	0
b3:DIGITS company information	0.082	-0.045	-0.021	-0.016
b3:DIGITS company number	0.141	-0.005	-0.133	-0.004
b3:DIGITS we are	-0.034	-0.001	-0.002	0.037
b3:DIGITS © BRAND	0.196	-0.001	-0.004	-0.191
b3:DIGITS ¶ BRAND	0.011	-0.006	-0.017	0.012
b3:DIGITS ¶ DIGITS	-0.005	-0.013	0.026	-0.008
b3:DIGITS ¶ about	0.081	0	0	-0.08
b3:DIGITS ¶ add	0.035	-0.001	-0.033	0
b3:DIGITS ¶ contact	0.054	-0.001	-0.002	-0.051
b3:DIGITS ¶ controller	0.105	-0.012	-0.088	-0.006
b3:DIGITS ¶ engineer	-0.042	0.004	0.037	0.001
b3:DIGITS ¶ privacy	0.07	-0.001	-0.007	-0.062
b3:DIGITS ¶ terms	-0.01	0	0	0.01
b3:DIGITS ¶ ©	-0.023	0	-0.001	0.024
b3:NUM and by	-0.042	0.003	0.039	0
b3:NUM ¶ BRAND	0.02	-0.002	-0.008	-0.01
b3:NUM ¶ ©	0.051	-0.003	-0.047	-0.001
b3:ORG ( "	-0.075	-0.011	0.049	0.037
b3:ORG c o	-0.028	-0.002	0.029	0.001
b3:ORG company number	-0.018	-0.002	0.022	-0.001
b3:ORG t a	-0.034	-0.004	-0.002	0.039
b3:ORG trading as	0.065	-0.03	-0.05	0.015
b3:ORG ¶ BRAND	-0.097	0	-0.001	0.098
b3:ORG ¶ ORG	-0.118	0.142	-0.02	-0.004
b3:ORG ¶ imprint	-0.018	0	0	0.018
b3:ORG ¶ privacy	-0.015	-0.002	-0.007	0.025
b3:SELF ( "	0.09	-0.003	-0.002	-0.085
b3:SELF ¶ BRAND	0.016	-0.001	-0.002	-0.013
b3:SELF ¶ contact	0.012	-0.001	-0.001	-0.01
b3:SELF ¶ delivery	0.014	0	0	-0.014
b3:SELF ¶ home	0.019	0	0	-0.019
b3:SELF ¶ privacy	0.041	-0.004	-0.008	-0.03
b3:SELF ¶ terms	-0.013	0	-0.001	0.014
b3:a customer DIGITS	0.028	-0.001	-0.028	0.001
b3:a friendly studio	-0.036	0	-0.003	0.039
b3:a limited company	0.022	-0.003	-0.019	0
b3:a new one	-0.008	-0.001	-0.001	0.01
b3:a new website	-0.029	0.001	0.029	0
b3:a service of	-0.012	-0.033	0.046	0
b3:a subsidiary of	-0.031	-0.007	0.039	0
b3:about us BRAND	0.026	-0.002	-0.002	-0.022
b3:about ¶ BRAND	-0.032	-0.001	-0.001	0.035
b3:about ¶ about	-0.019	-0.001	-0.002	0.023
b3:about ¶ ©	-0.037	0	0	0.038
b3:advertising support from	-0.022	0	0.022	0
b3:afternoon people choose	0.014	-0.002	-0.001	-0.011
b3:agencies which include	-0.01	-0.012	0.023	0
b3:agreement ¶ your	0.062	-0.001	-0.003	-0.059
b3:all rights reserved	-0.067	-0.012	0.062	0.017
b3:all times but	-0.19	0.004	0.184	0.001
b3:all ¶ deny	-0.015	-0.001	-0.003	0.019
b3:all ¶ reject	-0.027	-0.001	-0.001	0.029
b3:always on time	0.021	-0.001	-0.001	-0.019
b3:and conditions privacy	-0.023	-0.001	0.038	-0.014
b3:and done well	0.014	-0.001	0.001	-0.013
b3:and no music	-0.032	-0.001	0	0.034
b3:and not by	0.049	-0.002	-0.001	-0.045
b3:and operated by	0.061	0.04	-0.1	-0.002
b3:and wales no	0.031	-0.003	-0.03	0.002
b3:anti slavery statement	0.032	0	0	-0.031
b3:any company outside	0.007	-0.007	-0.017	0.017
b3:application goes to	-0.181	0.006	0.175	0.001
b3:appointed representative of	-0.01	-0.057	0.08	-0.013
b3:appointment on saturdays	0.028	-0.002	-0.004	-0.022
b3:are carried by	-0.132	-0.004	0.137	-0.001
b3:are collected by	-0.091	-0.008	0.1	-0.001
b3:are gathered by	-0.172	-0.005	0.177	0
b3:are handed to	-0.098	0.002	0.095	0
b3:are handled by	0.037	0.067	-0.092	-0.011
b3:are held by	0.058	-0.011	-0.046	-0.001
b3:are hosted by	-0.012	0	0.013	0
b3:are operated by	0.031	-0.01	-0.021	0
b3:are processed by	-0.006	-0.01	0.016	0
b3:are provided by	-0.076	0.17	-0.081	-0.012
b3:are references to	0.036	-0.006	-0.03	0
b3:are run by	-0.083	-0.003	0.086	0
b3:are sold by	0.073	-0.043	-0.024	-0.006
b3:are sold through	-0.008	-0.006	0.015	-0.001
b3:are taken by	-0.094	-0.026	0.12	0
b3:are underwritten by	-0.014	0	0.014	0
b3:are we are	0.111	-0.063	-0.076	0.027
b3:are ¶ BRAND	-0.014	-0.002	0	0.016
b3:are ¶ ORG	-0.074	0.071	0.009	-0.006
b3:arrangement people choose	0.023	0	-0.001	-0.022
b3:ask people choose	0.044	-0.002	-0.002	-0.041
b3:at the door	0.022	-0.004	-0.03	0.012
b3:authority is the	-0.005	-0.013	0.02	-0.002
b3:balloon ( ORG	0.015	0	-0.001	-0.014
b3:before you called	0.051	-0.001	-0.018	-0.031
b3:between you and	0.124	-0.065	-0.032	-0.027
b3:bottom of page	-0.036	0	-0.002	0.038
b3:britain by the	-0.003	-0.009	0.014	-0.002
b3:brought a cake	-0.045	-0.001	-0.001	0.048
b3:building belongs to	-0.022	0.005	0.018	0
b3:business ¶ ©	0.061	-0.001	-0.001	-0.059
b3:by the dozen	-0.005	-0.002	-0.007	0.015
b3:by us :	0.03	-0.001	-0.029	0
b3:cake people choose	-0.008	-0.001	-0.001	0.01
b3:called people choose	-0.008	-0.001	-0.001	0.01
b3:cannot people choose	0.049	-0.002	-0.002	-0.045
b3:charged at cost	-0.012	-0.001	-0.002	0.015
b3:charter company no	0.025	-0.002	-0.022	-0.001
b3:client account at	-0.042	-0.005	0.052	-0.004
b3:company " means	0.013	-0.01	-0.001	-0.002
b3:company name :	-0.002	-0.013	-0.029	0.043
b3:company no :	0.083	-0.017	-0.061	-0.005
b3:company no NUM	-0.091	0.005	0.069	0.017
b3:company no SELF	0.022	-0.004	-0.012	-0.007
b3:company number :	-0.251	-0.002	0.258	-0.005
b3:company number DIGITS	0.036	-0.004	-0.01	-0.022
b3:company number NUM	0.124	-0.054	-0.055	-0.015
b3:company number SELF	0.023	-0.002	-0.014	-0.007
b3:company number is	0.012	-0.003	-0.009	0
b3:company of the	-0.077	0.1	-0.024	0.001
b3:company registration number	0.078	-0.013	-0.053	-0.013
b3:company ¶ BRAND	0.012	0	0	-0.011
b3:complain to the	-0.005	-0.007	0.013	-0.001
b3:complaint with the	-0.004	-0.004	0.01	-0.002
b3:conditions of business	0.038	-0.024	-0.009	-0.006
b3:conditions of sale	-0.02	0	0	0.02
b3:conditions ¶ ©	0.029	-0.002	-0.001	-0.027
b3:contact us BRAND	0.033	-0.002	-0.001	-0.029
b3:contact ¶ about	0.045	-0.001	-0.001	-0.044
b3:contact ¶ contact	-0.018	-0.033	-0.036	0.087
b3:contact ¶ ©	-0.052	0	-0.001	0.054
b3:contract is with	0.054	-0.009	-0.042	-0.004
b3:cookie policy BRAND	-0.039	-0.001	-0.003	0.043
b3:cookies provided by	-0.025	0	0.024	0
b3:cookies ¶ ©	-0.105	0.006	0.011	0.089
b3:copyright © DIGITS	-0.062	-0.003	-0.009	0.074
b3:cost people choose	0.013	-0.001	-0.001	-0.011
b3:data controller :	0.012	-0.005	-0.004	-0.003
b3:data controller is	-0.072	-0.005	0.112	-0.035
b3:data protection policy	0.002	-0.004	-0.023	0.025
b3:day people choose	0.066	-0.002	-0.002	-0.062
b3:day you ask	0.064	-0.002	-0.014	-0.048
b3:days to pay	0.052	-0.001	-0.056	0.005
b3:delivery over DIGITS	0.146	-0.006	-0.046	-0.094
b3:delivery ¶ BRAND	-0.033	0	0	0.033
b3:delivery ¶ ©	0.02	0	-0.003	-0.017
b3:details ¶ name	0.028	-0.003	-0.025	0
b3:details ¶ ©	0.016	-0.005	-0.002	-0.008
b3:do with it	-0.024	-0.004	-0.002	0.031
b3:does not grow	0.038	-0.005	-0.035	0.002
b3:does the work	-0.024	-0.003	-0.024	0.051
b3:england and wales	0.002	0.001	0.018	-0.022
b3:england no :	0.027	-0.008	-0.018	-0.001
b3:england no NUM	0.033	0.001	-0.001	-0.033
b3:every quotation that	0.004	-0.028	0.133	-0.109
b3:everything came from	0.042	-0.001	-0.001	-0.04
b3:experience got it	-0.053	-0.001	-0.003	0.056
b3:explains how BRAND	-0.063	-0.004	-0.004	0.07
b3:far people choose	-0.018	-0.002	-0.001	0.021
b3:financial conduct authority	0.033	-0.026	0.02	-0.026
b3:find your notes	0.074	-0.001	-0.002	-0.071
b3:fine by me	0.028	-0.003	-0.021	-0.004
b3:finished that day	0.017	0	0.001	-0.017
b3:firms people choose	0.039	-0.001	-0.001	-0.037
b3:footnotes people choose	0.017	-0.001	-0.001	-0.015
b3:for small firms	-0.036	-0.001	-0.001	0.039
b3:for the record	0.043	-0.001	-0.042	0
b3:for two years	0.032	-0.001	-0.002	-0.03
b3:for us by	0.037	-0.022	-0.012	-0.003
b3:get in touch	0.046	-0.007	0	-0.039
b3:grow people choose	0.069	-0.002	-0.001	-0.067
b3:guides ¶ BRAND	-0.037	0	-0.001	0.038
b3:has no footnotes	0.022	-0.001	-0.001	-0.019
b3:have less room	0.035	-0.001	-0.002	-0.032
b3:here people choose	0.025	-0.002	-0.002	-0.02
b3:hmrc ( aml	-0.015	0.001	0.014	0
b3:how it works	-0.081	-0.001	-0.003	0.085
b3:if it cannot	0.013	-0.001	-0.001	-0.01
b3:in may DIGITS	0.104	-0.02	-0.08	-0.003
b3:in scotland no	-0.013	-0.024	0.043	-0.006
b3:in the ORG	-0.001	-0.018	0.02	-0.001
b3:in two parts	-0.022	-0.001	-0.001	0.024
b3:information ¶ ©	0	0.004	0.038	-0.042
b3:is a dispute	-0.003	-0.012	0.016	-0.001
b3:is given by	0.071	-0.021	-0.068	0.018
b3:is managed by	-0.092	0.091	0.001	0
b3:is offered by	-0.023	-0.005	0.028	0
b3:is operated by	-0.031	0.073	-0.026	-0.016
b3:is owned by	-0.11	-0.01	0.134	-0.014
b3:is part of	-0.107	0.125	0.038	-0.057
b3:is provided by	-0.143	-0.057	0.205	-0.005
b3:is represented by	-0.048	0.003	0.045	0
b3:is run by	0.07	-0.059	-0.009	-0.001
b3:is sold by	0.096	-0.022	-0.074	-0.001
b3:is supplied by	0.077	-0.026	-0.05	-0.001
b3:is used by	-0.051	0.004	0.047	0
b3:it would hire	-0.014	0	0.014	0
b3:journey ¶ ©	0.034	-0.006	-0.007	-0.021
b3:kingdom is the	-0.004	-0.013	0.019	-0.002
b3:last people choose	0.029	-0.001	-0.001	-0.028
b3:last three years	0.019	-0.003	-0.033	0.018
b3:law BRAND is	0.078	-0.012	-0.066	0
b3:legal entity :	0.077	-0.013	-0.038	-0.025
b3:legal name :	0.028	-0.001	-0.009	-0.018
b3:legal ¶ legal	-0.068	0	-0.001	0.069
b3:legal ¶ ©	0.071	-0.002	-0.016	-0.053
b3:liability cover with	-0.22	0.002	0.217	0.001
b3:marketplace we are	-0.123	0.03	0.091	0.001
b3:me ¶ BRAND	-0.022	-0.001	0.016	0.007
b3:member of the	-0.055	0.015	0.045	-0.006
b3:members of the	-0.004	-0.051	0.057	-0.002
b3:mouth people choose	-0.054	-0.001	-0.001	0.056
b3:music people choose	0.03	-0.001	-0.001	-0.029
b3:name BRAND from	-0.052	0.003	0.048	0
b3:name of company	0.011	-0.001	-0.01	-0.001
b3:name under which	0.118	-0.036	-0.081	-0.001
b3:needed ¶ BRAND	-0.024	-0.002	-0.006	0.032
b3:never moved far	-0.013	0	0	0.013
b3:norupo balloon (	-0.139	0.003	0.133	0.004
b3:notice explains how	-0.01	-0.018	0.131	-0.103
b3:notice ¶ BRAND	0.036	-0.003	-0.01	-0.023
b3:notice ¶ the	0.057	-0.001	-0.001	-0.056
b3:notice ¶ ©	-0.128	0.002	0.033	0.093
b3:number : NUM	-0.158	0	0.14	0.017
b3:number NUM and	-0.032	-0.018	0.057	-0.007
b3:of ORG and	-0.078	-0.039	0.093	0.024
b3:of ORG is	-0.044	0.033	0.011	0
b3:of business BRAND	-0.017	0	0	0.018
b3:of companies :	-0.066	0.006	0.057	0.002
b3:of each month	-0.02	-0.002	-0.002	0.025
b3:of the questions	0.011	-0.002	-0.047	0.038
b3:of their own	-0.022	-0.018	0.042	-0.003
b3:of use ©	-0.01	0	0	0.01
b3:office is at	0.077	-0.05	-0.035	0.008
b3:on behalf of	0.063	-0.022	0.048	-0.088
b3:on servers of	-0.009	-0.007	0.016	0
b3:on to do	0.01	0	-0.001	-0.009
b3:one people choose	-0.052	-0.002	-0.002	0.056
b3:only ¶ contact	-0.022	0.061	0	-0.039
b3:open to you	0.02	-0.007	-0.01	-0.002
b3:or our is	0.012	-0.003	-0.002	-0.007
b3:orders over DIGITS	-0.089	0	0	0.09
b3:our " means	0.043	-0.028	-0.025	0.01
b3:our business details	0.028	-0.002	-0.025	0
b3:our refer to	-0.071	0.095	-0.021	-0.004
b3:our system we	-0.112	0.035	0.076	0.001
b3:own ¶ BRAND	0.013	0	0	-0.013
b3:owned subsidiary of	0.054	0.062	0.011	-0.128
b3:owns the pier	-0.074	0.001	0.072	0
b3:page explains how	0.022	-0.003	-0.006	-0.012
b3:parcels travel with	-0.013	-0.002	0.015	0
b3:part of the	-0.046	0.201	-0.167	0.012
b3:parts people choose	0.036	0	0	-0.035
b3:payments handled by	-0.012	0	0.012	0
b3:people choose BRAND	-0.087	-0.009	-0.006	0.102
b3:people for it	-0.013	-0.001	-0.002	0.015
b3:policy explains how	0.04	0	0	-0.04
b3:policy © DIGITS	-0.021	0	0	0.021
b3:policy ¶ home	0.029	0	-0.001	-0.028
b3:policy ¶ services	0.068	-0.001	-0.001	-0.066
b3:policy ¶ the	-0.036	-0.007	0.014	0.029
b3:policy ¶ ©	-0.055	-0.001	0.009	0.048
b3:post people choose	0.014	-0.001	-0.001	-0.012
b3:powered by shopquay	0.089	0	-0.001	-0.087
b3:powered by tafapon	0.014	0	-0.017	0.003
b3:privacy notice BRAND	-0.06	-0.001	-0.001	0.063
b3:privacy notice terms	0.01	-0.001	-0.008	-0.001
b3:privacy notice ©	0.048	0	-0.006	-0.041
b3:privacy policy BRAND	0.086	-0.005	-0.008	-0.073
b3:privacy ¶ contact	0.056	-0.001	-0.001	-0.055
b3:privacy ¶ home	0.076	0	0	-0.075
b3:privacy ¶ privacy	0.085	0.133	-0.115	-0.103
b3:privacy ¶ ©	0.008	-0.006	-0.036	0.033
b3:prove it twice	0.051	-0.002	-0.026	-0.023
b3:questions people choose	-0.014	-0.001	-0.001	0.015
b3:questions write to	-0.086	0.006	0.08	0
b3:quotation that BRAND	-0.035	-0.005	-0.012	0.052
b3:recipe people choose	-0.037	-0.001	-0.001	0.038
b3:refer to the	0.016	-0.008	0.015	-0.023
b3:registered charity no	-0.01	0	0.01	0
b3:registered charity number	-0.034	0.006	0.028	0.001
b3:registered office :	-0.095	0.053	0.038	0.003
b3:registered office is	-0.007	-0.007	0.014	-0.001
b3:registered trademark of	-0.013	-0.007	0.022	-0.002
b3:registered with the	-0.008	-0.02	0.032	-0.005
b3:registration number :	0.163	-0.023	-0.133	-0.007
b3:registration number is	0.051	-0.009	-0.038	-0.004
b3:regulated by the	-0.005	-0.022	0.033	-0.006
b3:reserved website by	-0.026	0	0.026	0
b3:reserved ¶ BRAND	-0.109	-0.005	0.075	0.039
b3:reserved ¶ about	-0.029	0	0	0.029
b3:reserved ¶ contact	-0.004	-0.004	-0.002	0.01
b3:reserved ¶ delivery	0.032	0	-0.001	-0.031
b3:reserved ¶ legal	0.018	0	0	-0.018
b3:reserved ¶ privacy	0.048	-0.001	-0.001	-0.046
b3:reserved ¶ terms	0.111	-0.001	-0.001	-0.109
b3:room people choose	-0.076	-0.001	-0.001	0.077
b3:run this app	0.086	0	-0.001	-0.086
b3:sale ¶ ©	0.067	-0.001	-0.003	-0.064
b3:same working day	0.012	-0.001	-0.002	-0.009
b3:scotland company number	-0.036	0.002	0.033	0.001
b3:sent by post	0.041	-0.001	0	-0.04
b3:service operated by	0.088	-0.019	-0.069	0
b3:service provided by	-0.068	-0.023	0.091	0
b3:services provided by	0.156	-0.06	-0.092	-0.004
b3:set out here	-0.013	0.042	-0.027	-0.003
b3:site work accept	-0.067	0	-0.001	0.069
b3:skip to content	-0.053	-0.008	0.049	0.012
b3:small team at	0.034	-0.002	-0.032	0
b3:stand people choose	-0.024	0	0	0.025
b3:standard every time	-0.01	-0.001	-0.001	0.012
b3:statement will show	0.033	-0.008	-0.024	-0.001
b3:still work here	0.043	-0.002	-0.002	-0.039
b3:story ¶ BRAND	0.05	0	0	-0.05
b3:tafapon ¶ contact	-0.037	0	0	0.037
b3:tafapon ¶ home	0.044	-0.002	-0.025	-0.018
b3:tafapon ¶ privacy	-0.035	0	-0.001	0.035
b3:tells you how	-0.034	-0.003	-0.003	0.04
b3:terms & conditions	-0.097	0.113	-0.061	0.045
b3:terms and conditions	-0.047	0.068	-0.02	-0.001
b3:terms of business	0.003	-0.002	-0.01	0.009
b3:terms of service	-0.019	0	0.012	0.006
b3:terms of use	-0.049	0.045	-0.002	0.006
b3:terms on which	0.02	-0.008	-0.007	-0.005
b3:terms © DIGITS	0.043	0	0	-0.043
b3:terms ¶ home	-0.031	0	0	0.032
b3:terms ¶ terms	-0.067	-0.001	-0.001	0.069
b3:terms ¶ ©	0.121	-0.004	-0.089	-0.028
b3:thanks to ORG	-0.015	0.002	0.013	0
b3:the board of	0.037	-0.004	-0.033	0
b3:the company means	0.018	-0.011	-0.007	-0.001
b3:the controller is	0.066	-0.011	-0.05	-0.004
b3:the dearer one	0.08	-0.002	-0.003	-0.074
b3:the occasional recipe	0.05	-0.001	-0.001	-0.048
b3:the parent of	0.06	-0.04	-0.019	-0.001
b3:the payment for	0.013	-0.001	-0.001	-0.012
b3:the portal that	0.01	-0.001	-0.001	-0.009
b3:the privacy notice	-0.005	-0.011	-0.042	0.057
b3:the promoter is	0.057	-0.02	-0.025	-0.012
b3:the property of	-0.128	0.017	0.111	0
b3:the same afternoon	0.047	-0.003	-0.043	-0.001
b3:the same day	-0.036	-0.001	-0.001	0.039
b3:the visitors of	0.013	-0.002	-0.001	-0.01
b3:them ORG and	-0.009	-0.038	0.05	-0.004
b3:them people choose	0.011	0	-0.001	-0.01
b3:this competition is	-0.202	0.1	0.101	0.001
b3:this purpose is	-0.004	-0.011	0.016	0
b3:time people choose	0.055	-0.001	-0.001	-0.052
b3:time to the	-0.003	-0.013	0.018	-0.003
b3:to as "	-0.022	-0.001	-0.001	0.024
b3:to flatter us	0.015	-0.001	-0.003	-0.01
b3:to our insurer	-0.05	0.001	0.05	0
b3:to the last	-0.022	-0.001	-0.02	0.043
b3:to this policy	0.003	-0.005	-0.011	0.014
b3:to us by	-0.058	-0.004	0.067	-0.005
b3:top of page	-0.028	-0.008	0.101	-0.065
b3:trade name :	-0.018	0	0	0.018
b3:trade number :	0.041	-0.011	-0.03	-0.001
b3:trader ¶ BRAND	-0.016	0	0	0.017
b3:trading as BRAND	-0.03	-0.01	-0.001	0.041
b3:trading as the	-0.013	0.001	0.001	0.011
b3:trading company of	-0.021	-0.022	-0.06	0.103
b3:trading name :	-0.031	0	0	0.032
b3:trading name of	-0.086	-0.08	0.129	0.036
b3:trading style of	0.018	-0.048	0.05	-0.02
b3:twice people choose	0.04	-0.001	-0.001	-0.039
b3:under company number	0.098	-0.022	-0.063	-0.013
b3:under the name	-0.014	-0.003	0.006	0.011
b3:us people choose	-0.044	-0.001	-0.002	0.047
b3:us refer to	-0.09	0.079	-0.004	0.016
b3:us ¶ BRAND	-0.033	-0.003	-0.001	0.037
b3:us ¶ about	-0.053	0	0	0.054
b3:us ¶ contact	0.022	0	0	-0.022
b3:us ¶ privacy	-0.052	0	0	0.053
b3:us ¶ ©	0.023	0	-0.001	-0.022
b3:use DIGITS ©	0.023	0	0	-0.023
b3:use of the	-0.009	0	0	0.01
b3:use © BRAND	-0.082	0	0	0.083
b3:use ¶ ©	0.032	-0.001	0	-0.031
b3:users in the	-0.019	0	0.019	0
b3:views my own	-0.032	0	0	0.033
b3:volunteers since DIGITS	-0.068	0	0	0.069
b3:wales ( no	-0.122	0.012	0.099	0.01
b3:wales no NUM	0.045	-0.001	-0.003	-0.04
b3:wales no SELF	0.044	-0.004	-0.037	-0.004
b3:wales under SELF	0.059	-0.01	-0.048	-0.001
b3:warranties people choose	-0.026	-0.001	-0.001	0.028
b3:was not pleased	0.027	-0.001	-0.001	-0.026
b3:we at BRAND	-0.068	-0.005	-0.003	0.077
b3:website belongs to	0.051	-0.018	-0.033	0
b3:website design by	0.024	-0.001	-0.018	-0.005
b3:wednesdays by arrangement	-0.033	-0.001	-0.002	0.036
b3:what is needed	0.025	-0.004	-0.015	-0.006
b3:what we at	0.087	-0.02	-0.023	-0.044
b3:what we cannot	0.026	-0.002	-0.003	-0.022
b3:where they stand	0.019	-0.001	0	-0.019
b3:which trades as	-0.017	-0.001	-0.001	0.019
b3:who are we	0.117	-0.04	-0.107	0.029
b3:who is responsible	0.007	-0.006	-0.037	0.035
b3:who trades as	-0.022	0	0	0.023
b3:who we are	0.007	-0.056	0.131	-0.081
b3:with company number	-0.044	0.004	0.062	-0.022
b3:with thanks to	-0.012	0.001	0.011	0
b3:word of mouth	0.025	-0.002	-0.003	-0.021
b3:work ¶ engineer	-0.028	0.003	0.025	0
b3:years people choose	-0.036	-0.001	-0.001	0.038
b3:your personal data	0.044	-0.008	-0.035	-0.001
b3:your relationship with	0.069	-0.029	-0.037	-0.003
b3:© BRAND DIGITS	-0.029	-0.006	-0.06	0.095
b3:© DIGITS BRAND	0.138	-0.007	-0.016	-0.115
b3:© DIGITS SELF	0.018	0	0	-0.018
b3:© DIGITS by	-0.045	-0.001	-0.001	0.047
b3:© ORG a	-0.039	0.003	0.002	0.035
b3:© SELF DIGITS	0.029	0	-0.001	-0.028
b3:¶ DIGITS introduction	-0.021	0.083	-0.023	-0.038
b3:¶ DIGITS ©	0.035	-0.001	-0.001	-0.034
b3:¶ ORG and	-0.083	0.132	-0.041	-0.009
b3:¶ about BRAND	-0.014	-0.002	-0.002	0.018
b3:¶ about us	0.041	-0.03	-0.088	0.076
b3:¶ american vududka	0.01	0	-0.002	-0.008
b3:¶ booking terms	0.033	-0.002	-0.03	-0.001
b3:¶ by using	-0.03	0	0	0.031
b3:¶ cardholder agreement	0.019	0	0	-0.019
b3:¶ company details	0.03	-0.029	-0.007	0.005
b3:¶ company information	0.038	-0.008	-0.013	-0.017
b3:¶ company number	0.089	-0.01	-0.079	-0.001
b3:¶ competition terms	-0.026	0	0	0.026
b3:¶ contact BRAND	-0.039	-0.003	-0.002	0.044
b3:¶ contact us	-0.034	-0.017	0.055	-0.003
b3:¶ cookie policy	-0.022	-0.003	-0.008	0.033
b3:¶ copyright ©	-0.134	0.108	0.151	-0.125
b3:¶ data controller	0.029	-0.005	-0.019	-0.005
b3:¶ enw masnachu	0.024	-0.007	-0.016	0
b3:¶ home BRAND	0.064	-0.001	-0.005	-0.058
b3:¶ legal entity	0.031	-0.001	-0.029	0
b3:¶ legal notice	0.068	-0.012	-0.072	0.016
b3:¶ name :	-0.028	-0.001	-0.002	0.031
b3:¶ newest entries	-0.056	0.001	0.055	0
b3:¶ no thanks	-0.023	0	-0.003	0.027
b3:¶ our company	0.015	-0.003	-0.012	0
b3:¶ our details	0.04	-0.013	-0.026	-0.001
b3:¶ our homes	0.035	-0.002	-0.003	-0.031
b3:¶ our story	0.026	-0.006	0.002	-0.022
b3:¶ part of	0.063	0.148	-0.182	-0.029
b3:¶ people choose	0.02	-0.021	-0.019	0.02
b3:¶ powered by	-0.008	-0.001	-0.001	0.01
b3:¶ privacy BRAND	0.018	-0.001	-0.002	-0.015
b3:¶ privacy notice	-0.041	0.061	0.133	-0.152
b3:¶ privacy policy	0.1	-0.071	0.098	-0.126
b3:¶ publisher :	0.033	-0.01	-0.023	0
b3:¶ recent work	-0.023	0.001	0.022	0
b3:¶ registered details	0.017	-0.005	-0.009	-0.003
b3:¶ registered number	0.024	-0.002	-0.022	-0.001
b3:¶ registration number	-0.118	0.003	0.115	0
b3:¶ returns policy	-0.008	-0.001	-0.003	0.012
b3:¶ suppliers :	-0.028	0.001	0.027	0
b3:¶ thank you	-0.029	0	-0.001	0.03
b3:¶ the company	0.013	-0.002	-0.002	-0.009
b3:¶ we (	0.051	-0.012	-0.028	-0.011
b3:¶ we are	-0.139	0.024	0.123	-0.008
b3:¶ welcome to	0.091	0.024	-0.119	0.005
b3:¶ © BRAND	-0.103	-0.01	0	0.113
b3:¶ © DIGITS	0.147	-0.083	-0.209	0.145
b3:¶ © ORG	-0.059	0	-0.001	0.06
b3:¶ © SELF	0.012	-0.003	-0.012	0.003
bb:" "	0.102	-0.054	-0.02	-0.028
bb:" :	0.042	-0.02	-0.04	0.019
bb:" BRAND	0.066	-0.01	-0.056	0
bb:" SELF	-0.029	0.034	-0.005	0
bb:" and	0.029	-0.007	0.004	-0.026
bb:" are	0.03	-0.003	-0.026	-0.002
bb:" company	-0.068	0.081	0	-0.013
bb:" data	0.019	-0.001	-0.005	-0.013
bb:" is	0.017	-0.024	0.009	-0.002
bb:" means	0.069	0.002	-0.057	-0.014
bb:" operated	-0.019	0	0.028	-0.009
bb:" or	0.042	-0.025	-0.019	0.002
bb:" our	0.037	0.039	-0.06	-0.017
bb:" promotion	-0.042	-0.008	0.05	0
bb:" refer	0.025	-0.021	-0.004	0
bb:" refers	-0.021	-0.001	0	0.022
bb:" seller	0.019	-0.006	-0.012	-0.001
bb:" service	-0.02	-0.003	-0.007	0.03
bb:" site	-0.026	-0.008	0.031	0.003
bb:" terms	0.068	-0.026	-0.022	-0.02
bb:" the	0.046	-0.046	-0.002	0.002
bb:" us	-0.068	0.049	0.02	-0.001
bb:" we	-0.041	0.003	0.046	-0.008
bb:" website	-0.036	0.041	-0.005	0
bb:" ¶	0.05	-0.041	0.039	-0.048
bb:& conditions	-0.004	0.086	-0.108	0.026
bb:& cookies	0.027	-0.007	-0.016	-0.004
bb:& cs	-0.034	0.047	-0.024	0.011
bb:& customs	-0.021	-0.018	0.042	-0.004
bb:& development	0.147	-0.001	-0.002	-0.145
bb:& returns	-0.028	0	0	0.028
bb:& wales	-0.099	-0.01	0.025	0.083
bb:( "	0.059	0.092	-0.153	0.002
bb:( BRAND	0.086	-0.013	-0.074	0.002
bb:( DIGITS	-0.026	0.002	0.06	-0.036
bb:( NUM	-0.017	0.004	-0.002	0.016
bb:( ORG	0.031	-0.052	0.085	-0.063
bb:( a	-0.023	-0.008	0.06	-0.03
bb:( collectively	-0.005	0.038	-0.04	0.007
bb:( companies	-0.011	0	0	0.012
bb:( company	0.067	-0.002	0.027	-0.092
bb:( fca	-0.012	-0.005	0.017	0
bb:( frn	-0.034	-0.003	0.013	0.024
bb:( gdpr	-0.023	-0.004	-0.002	0.029
bb:( i	0.072	-0.053	-0.01	-0.009
bb:( in	0.021	-0.008	0.013	-0.026
bb:( no	-0.108	0.026	0.075	0.008
bb:( or	-0.011	0.032	-0.026	0.004
bb:( reg	0.03	-0.011	-0.019	0
bb:( registered	-0.03	0.067	-0.036	-0.001
bb:( sra	-0.02	0.001	0.018	0
bb:( t	0.019	-0.023	-0.058	0.062
bb:( the	0.063	-0.115	0.057	-0.005
bb:( uk	0.037	0.045	-0.001	-0.08
bb:( we	0.023	-0.007	-0.007	-0.009
bb:( www	-0.028	0.033	0.001	-0.007
bb:5lg ¶	-0.015	0	0.001	0.014
bb:5wz ¶	-0.011	0	0.002	0.009
bb:7jt telephone	-0.023	-0.005	-0.021	0.049
bb:: "	-0.034	-0.005	0.034	0.005
bb:: (	0.01	0	-0.001	-0.009
bb:: BRAND	0.023	-0.028	-0.013	0.017
bb:: DIGITS	0.009	-0.022	-0.039	0.052
bb:: NUM	-0.213	0.113	-0.04	0.14
bb:: ORG	-0.15	0.012	0.112	0.025
bb:: SELF	0.035	-0.006	0.004	-0.033
bb:: a	-0.026	-0.001	0.004	0.023
bb:: c	-0.002	-0.017	0.023	-0.005
bb:: company	-0.055	-0.001	0.015	0.041
bb:: five	0.016	-0.002	-0.002	-0.013
bb:: gb	0	-0.004	-0.011	0.015
bb:: info	-0.011	-0.009	0.04	-0.02
bb:: norupo	-0.018	0.001	0.064	-0.047
bb:: privacy	-0.001	-0.001	-0.009	0.011
bb:: the	0.118	-0.021	-0.041	-0.057
bb:: what	0.011	-0.007	-0.003	-0.001
bb:: www	0.027	-0.009	0.003	-0.021
bb:: ¶	-0.05	0.056	0.002	-0.007
bb:; ORG	0.037	-0.028	0.012	-0.021
bb:; and	-0.058	0.019	0.065	-0.025
bb:; it	-0.011	0.005	0.005	0
bb:; the	0.009	-0.017	0.001	0.007
bb:; there	-0.018	-0.001	0.001	0.018
bb:; we	-0.017	-0.001	0.019	-0.001
bb:; ¶	0.021	0.031	-0.011	-0.042
bb:@ BRAND	-0.051	-0.003	-0.015	0.069
bb:BRAND "	0.002	-0.014	0.005	0.007
bb:BRAND (	-0.036	-0.006	0.022	0.021
bb:BRAND :	-0.008	-0.014	-0.026	0.048
bb:BRAND DIGITS	-0.019	-0.023	-0.019	0.061
bb:BRAND a	-0.102	0.051	-0.008	0.06
bb:BRAND all	0.214	-0.018	0.012	-0.208
bb:BRAND and	-0.088	0.037	0.032	0.019
bb:BRAND are	-0.064	-0.016	0.082	-0.002
bb:BRAND because	0.001	-0.001	0.011	-0.011
bb:BRAND began	0.011	-0.001	-0.009	0
bb:BRAND belongs	0.025	-0.011	-0.013	-0.001
bb:BRAND from	-0.006	0.002	0.024	-0.02
bb:BRAND is	-0.047	-0.027	-0.007	0.082
bb:BRAND means	0.022	-0.007	-0.013	-0.001
bb:BRAND operated	0.014	-0.002	-0.012	0
bb:BRAND or	0.087	-0.016	-0.067	-0.004
bb:BRAND part	-0.025	0.023	-0.022	0.024
bb:BRAND platform	0.074	-0.014	-0.083	0.023
bb:BRAND powered	-0.092	-0.009	0.108	-0.007
bb:BRAND privacy	-0.072	0	-0.001	0.073
bb:BRAND proudly	0.105	0	0	-0.104
bb:BRAND reg	-0.02	-0.003	-0.006	0.029
bb:BRAND registered	0.123	-0.004	0.018	-0.137
bb:BRAND site	-0.094	0.001	0.041	0.052
bb:BRAND terms	0.042	0.036	-0.003	-0.076
bb:BRAND the	0.052	-0.003	0	-0.049
bb:BRAND they	0.01	-0.002	-0.008	0
bb:BRAND trade	0.025	0.03	-0.034	-0.021
bb:BRAND trademark	0.015	-0.005	-0.01	0
bb:BRAND trust	-0.081	0.027	0.008	0.046
bb:BRAND uses	0.026	0	0.003	-0.028
bb:BRAND views	-0.081	0	-0.001	0.082
bb:BRAND we	-0.078	0.093	-0.067	0.052
bb:BRAND website	0.191	-0.022	-0.083	-0.085
bb:BRAND ©	0.136	-0.005	0.037	-0.168
bb:BRAND ¶	0.163	-0.146	-0.043	0.026
bb:DIGITS "	-0.027	-0.012	0.019	0.02
bb:DIGITS (	-0.013	-0.059	0.05	0.022
bb:DIGITS :	0.041	-0.008	-0.024	-0.01
bb:DIGITS BRAND	0.054	0.002	-0.005	-0.051
bb:DIGITS ORG	-0.155	0.021	0.044	0.09
bb:DIGITS SELF	0.157	-0.019	-0.042	-0.096
bb:DIGITS a	0.063	-0.001	-0.012	-0.05
bb:DIGITS about	0.075	-0.023	-0.011	-0.042
bb:DIGITS all	-0.214	-0.012	0.075	0.151
bb:DIGITS and	0.015	0.043	-0.06	0.002
bb:DIGITS april	0.029	-0.015	0.012	-0.026
bb:DIGITS built	0.043	0	0.016	-0.059
bb:DIGITS by	0.04	-0.003	-0.006	-0.032
bb:DIGITS chandler	-0.014	0.007	0.007	0
bb:DIGITS company	0.152	-0.034	-0.117	-0.001
bb:DIGITS complaints	-0.009	-0.017	0.026	-0.001
bb:DIGITS contact	0.024	-0.002	-0.023	0
bb:DIGITS controller	-0.007	-0.001	-0.004	0.011
bb:DIGITS county	0.012	-0.002	-0.001	-0.009
bb:DIGITS data	0.014	-0.005	-0.008	-0.001
bb:DIGITS days	-0.006	-0.003	0.042	-0.033
bb:DIGITS definitions	0.063	-0.037	-0.031	0.005
bb:DIGITS foundry	-0.02	0.001	0.009	0.01
bb:DIGITS from	0.043	-0.005	-0.007	-0.03
bb:DIGITS fuller	-0.007	0	0.01	-0.003
bb:DIGITS general	0.028	-0.009	-0.006	-0.013
bb:DIGITS hours	-0.102	-0.001	0	0.104
bb:DIGITS how	-0.01	-0.002	0.003	0.01
bb:DIGITS information	-0.01	-0.013	-0.005	0.028
bb:DIGITS introduction	0.078	0.019	-0.035	-0.062
bb:DIGITS ireland	-0.037	-0.004	0.006	0.034
bb:DIGITS january	0.01	-0.001	-0.013	0.004
bb:DIGITS june	0.04	-0.006	-0.042	0.008
bb:DIGITS kestrel	-0.015	0	0.014	0
bb:DIGITS lantern	0.001	0.007	0.003	-0.011
bb:DIGITS larkfield	-0.025	0.001	0.022	0.001
bb:DIGITS last	0.023	-0.001	-0.006	-0.016
bb:DIGITS maltings	-0.018	0	0.004	0.014
bb:DIGITS march	0.022	-0.001	-0.004	-0.018
bb:DIGITS months	-0.012	-0.001	0.003	0.01
bb:DIGITS new	-0.03	0	-0.006	0.036
bb:DIGITS november	0.024	-0.018	-0.006	0
bb:DIGITS old	0.013	0	0.002	-0.015
bb:DIGITS on	-0.012	-0.002	0	0.014
bb:DIGITS or	0	-0.002	-0.007	0.01
bb:DIGITS orchard	-0.022	0	0.014	0.007
bb:DIGITS our	-0.006	-0.035	0.008	0.033
bb:DIGITS out	0.014	-0.003	-0.015	0.004
bb:DIGITS quarry	-0.019	0	0.007	0.013
bb:DIGITS registered	0.005	0.024	0.053	-0.082
bb:DIGITS reviews	0.069	-0.005	-0.015	-0.049
bb:DIGITS ropewalk	-0.019	0	0.02	0
bb:DIGITS september	-0.01	-0.001	0.006	0.006
bb:DIGITS sexton	0.014	-0.001	0.005	-0.019
bb:DIGITS site	0.02	0	0.011	-0.03
bb:DIGITS sluice	-0.011	0.004	0.016	-0.009
bb:DIGITS spring	0.012	-0.001	-0.009	-0.003
bb:DIGITS the	0.013	0.038	-0.034	-0.018
bb:DIGITS these	-0.018	-0.002	-0.008	0.029
bb:DIGITS this	-0.007	-0.006	-0.001	0.014
bb:DIGITS to	-0.01	-0.003	0.046	-0.034
bb:DIGITS version	0.009	-0.013	0	0.004
bb:DIGITS we	-0.072	0.06	-0.034	0.047
bb:DIGITS weighbridge	0.021	-0.001	-0.001	-0.019
bb:DIGITS welcome	-0.071	0.003	0.018	0.05
bb:DIGITS what	0.035	-0.008	0.042	-0.068
bb:DIGITS when	0.03	-0.001	-0.001	-0.027
bb:DIGITS who	0.111	-0.068	-0.056	0.012
bb:DIGITS years	-0.033	-0.003	0.004	0.032
bb:DIGITS ©	0.066	-0.003	-0.006	-0.058
bb:DIGITS ¶	0.25	-0.081	-0.085	-0.084
bb:NUM (	0.004	0.037	-0.044	0.003
bb:NUM ;	-0.026	0.03	-0.014	0.01
bb:NUM DIGITS	-0.016	-0.007	0.018	0.004
bb:NUM ORG	-0.039	0.036	-0.02	0.024
bb:NUM and	-0.025	0.1	0	-0.075
bb:NUM authorised	-0.01	0	0.01	0
bb:NUM bought	-0.026	0.002	0.024	0.001
bb:NUM our	-0.042	-0.004	0.047	-0.001
bb:NUM registered	-0.013	-0.029	0.034	0.007
bb:NUM runs	-0.023	0.009	0.014	0
bb:NUM said	-0.011	0	0.011	0
bb:NUM the	-0.002	0.022	0.004	-0.025
bb:NUM to	-0.011	0.002	0.009	0
bb:NUM trades	-0.015	0.006	0.005	0.004
bb:NUM vat	-0.16	-0.002	-0.002	0.164
bb:NUM we	-0.017	-0.018	-0.005	0.04
bb:NUM ¶	0.035	-0.021	0.056	-0.07
bb:ORG (	-0.019	-0.012	-0.02	0.051
bb:ORG :	-0.008	-0.011	0.014	0.005
bb:ORG ;	-0.034	-0.004	0.025	0.013
bb:ORG BRAND	0.023	-0.005	-0.028	0.011
bb:ORG DIGITS	-0.042	0.002	0.024	0.016
bb:ORG SELF	-0.031	0.001	0.031	0
bb:ORG a	-0.01	-0.003	-0.015	0.027
bb:ORG all	0.011	0.044	-0.069	0.014
bb:ORG an	-0.068	0.044	0.074	-0.049
bb:ORG and	-0.047	0.096	0.059	-0.108
bb:ORG are	-0.008	0.012	-0.007	0.003
bb:ORG bahnhofstrasse	-0.019	0.004	0.015	0
bb:ORG c	-0.014	-0.001	0.015	0
bb:ORG cambridge	0.011	0	0.002	-0.013
bb:ORG company	-0.043	-0.039	-0.046	0.129
bb:ORG dublin	-0.01	0	0.01	0
bb:ORG is	0.025	0.06	-0.031	-0.053
bb:ORG mofodo	-0.013	0.001	0.012	0
bb:ORG or	-0.002	-0.019	0.019	0.001
bb:ORG pipetfo	0.042	0	0.003	-0.045
bb:ORG registered	0.047	0.016	-0.008	-0.055
bb:ORG t	0.006	-0.024	0	0.019
bb:ORG trading	0.017	-0.04	0.022	0.001
bb:ORG which	-0.002	0.093	-0.073	-0.018
bb:ORG with	0.06	-0.013	-0.043	-0.005
bb:ORG ¶	-0.304	-0.011	0.188	0.128
bb:SELF (	0.079	-0.029	0.035	-0.086
bb:SELF BRAND	0.015	-0.005	-0.006	-0.003
bb:SELF DIGITS	0.355	-0.007	-0.047	-0.301
bb:SELF ORG	0.014	-0.012	0.039	-0.041
bb:SELF a	0.037	-0.001	-0.001	-0.035
bb:SELF all	0.078	-0.003	-0.01	-0.066
bb:SELF an	-0.019	-0.002	0.022	-0.001
bb:SELF and	0.004	0.045	-0.046	-0.002
bb:SELF company	0.087	-0.002	-0.012	-0.073
bb:SELF is	0.013	0.071	-0.021	-0.063
bb:SELF registered	0.137	-0.033	-0.068	-0.035
bb:SELF the	0.059	-0.031	-0.016	-0.011
bb:SELF trading	0.021	-0.004	0.011	-0.029
bb:SELF website	0.014	-0.001	-0.009	-0.004
bb:SELF which	-0.015	-0.004	0.023	-0.003
bb:SELF ©	0.02	0	-0.002	-0.018
bb:SELF ¶	0.025	-0.016	-0.007	-0.002
bb:a "	0.015	-0.001	-0.004	-0.01
bb:a BRAND	0.018	-0.024	0.015	-0.008
bb:a binding	0.051	-0.01	-0.037	-0.004
bb:a cake	0.018	-0.002	-0.003	-0.012
bb:a card	0.024	-0.001	0.001	-0.025
bb:a certain	-0.052	0	0.061	-0.009
bb:a charity	-0.101	0.031	0.049	0.02
bb:a client	-0.009	-0.005	0.017	-0.002
bb:a company	-0.046	0.209	-0.139	-0.024
bb:a complaint	0.005	-0.011	-0.017	0.023
bb:a contract	0.088	-0.012	-0.065	-0.011
bb:a copy	-0.019	-0.026	0.003	0.043
bb:a credit	-0.012	-0.016	0.01	0.018
bb:a customer	0.108	-0.031	-0.122	0.046
bb:a data	-0.027	0	0.029	-0.002
bb:a day	-0.042	0	0	0.042
bb:a dispute	-0.004	0.032	-0.026	-0.001
bb:a file	-0.003	0.038	-0.034	-0.001
bb:a first	0.005	-0.001	-0.023	0.019
bb:a fixed	-0.051	-0.001	-0.018	0.069
bb:a franchise	0.03	-0.016	-0.02	0.007
bb:a friendly	-0.028	-0.001	-0.003	0.031
bb:a full	-0.013	0	0.002	0.011
bb:a hobby	0.011	-0.001	-0.009	0
bb:a journey	0.035	-0.007	-0.031	0.003
bb:a legal	-0.025	-0.002	0.029	-0.001
bb:a limited	0.017	-0.005	-0.011	-0.001
bb:a little	0.025	-0.001	-0.013	-0.012
bb:a member	-0.026	0.011	0.005	0.01
bb:a menu	-0.018	0	0	0.019
bb:a month	0.092	-0.002	-0.012	-0.078
bb:a name	-0.03	0.001	0.027	0.002
bb:a new	-0.035	-0.001	0.015	0.021
bb:a note	0.024	-0.001	0	-0.023
bb:a partner	-0.04	0	0	0.04
bb:a payment	-0.03	-0.011	0.041	0
bb:a price	0.024	-0.012	-0.036	0.024
bb:a private	0.012	0.01	-0.016	-0.005
bb:a quote	0.033	-0.003	-0.027	-0.003
bb:a registered	0.044	-0.002	0.074	-0.116
bb:a separate	0.02	-0.001	-0.001	-0.018
bb:a service	0.004	-0.018	0.017	-0.004
bb:a share	-0.012	-0.002	0.002	0.012
bb:a shop	-0.017	0	0	0.017
bb:a short	0.051	-0.004	-0.006	-0.042
bb:a small	0.048	-0.001	-0.014	-0.033
bb:a smaller	-0.005	-0.001	-0.012	0.018
bb:a subsidiary	-0.045	0.061	-0.012	-0.004
bb:a third	-0.032	-0.009	0.033	0.009
bb:a trade	-0.006	-0.003	0.012	-0.002
bb:a trading	0.02	-0.096	0.023	0.054
bb:a two	-0.011	-0.001	0	0.011
bb:a voluntary	-0.052	0	-0.001	0.052
bb:a web	-0.027	-0.012	0.038	0
bb:a website	0.01	-0.001	0	-0.01
bb:a wholly	0.094	0.028	-0.026	-0.096
bb:a written	0.038	-0.004	-0.012	-0.022
bb:a year	0.034	-0.005	0.004	-0.033
bb:aberystwyth ceredigion	-0.018	0.001	0.001	0.016
bb:aberystwyth sy23	-0.012	0.001	0.01	0
bb:about BRAND	0.002	-0.009	-0.016	0.023
bb:about how	0.011	-0.001	-0.004	-0.007
bb:about our	0.027	-0.009	-0.017	-0.001
bb:about the	-0.04	-0.004	0.045	0
bb:about this	0.046	-0.003	-0.005	-0.037
bb:about us	0.083	-0.073	-0.016	0.007
bb:about you	0.009	0.021	-0.026	-0.004
bb:about your	-0.014	-0.002	0	0.016
bb:about ¶	-0.127	0.166	-0.014	-0.025
bb:above a	-0.052	0	0.061	-0.009
bb:ac amodau	-0.012	-0.004	-0.009	0.025
bb:accept all	-0.007	-0.002	-0.002	0.01
bb:accept these	-0.016	0.001	-0.008	0.023
bb:accept what	0.045	-0.014	-0.043	0.013
bb:accept ¶	0.099	0.044	-0.062	-0.082
bb:account at	-0.021	-0.003	0.026	-0.002
bb:account for	-0.029	-0.002	0.039	-0.008
bb:account manager	0.025	-0.001	-0.028	0.004
bb:account number	-0.042	0.003	0.053	-0.014
bb:accountants insurers	-0.012	0.001	0.023	-0.012
bb:act DIGITS	0.034	0.015	0.026	-0.075
bb:act for	-0.038	-0.006	0.044	0
bb:acts as	-0.029	-0.007	0.015	0.021
bb:add to	-0.014	-0.001	-0.001	0.015
bb:add ¶	0.112	-0.007	-0.034	-0.071
bb:address :	-0.026	-0.032	0.01	0.049
bb:address at	-0.001	-0.022	0.029	-0.005
bb:address is	0.018	0.085	-0.045	-0.059
bb:address list	-0.013	0	0.013	0
bb:address ¶	-0.028	-0.006	-0.032	0.066
bb:adjusters where	-0.027	0.001	0.025	0
bb:advertise ¶	0.069	-0.008	0.008	-0.069
bb:advertising support	-0.011	0	0.011	0
bb:advice ¶	-0.001	-0.026	-0.039	0.066
bb:affiliated to	-0.004	-0.013	0.025	-0.008
bb:affiliates ¶	-0.012	-0.021	0.031	0.002
bb:afield it	0.013	-0.001	-0.002	-0.01
bb:after by	-0.013	-0.007	0	0.02
bb:after your	-0.015	-0.005	0.03	-0.011
bb:afternoon we	0.013	0	0	-0.013
bb:afternoon ¶	0.031	-0.001	-0.002	-0.028
bb:again ¶	-0.018	0	0.001	0.017
bb:against us	-0.025	0	0.025	0
bb:agencies which	-0.008	-0.033	0.043	-0.002
bb:agent for	-0.063	-0.003	0.007	0.059
bb:agree to	0.038	-0.002	-0.013	-0.023
bb:agreement "	0.024	-0.006	-0.014	-0.004
bb:agreement between	0.041	-0.029	-0.011	-0.001
bb:agreement with	-0.011	-0.007	0.019	0
bb:aided school	-0.052	0	-0.001	0.052
bb:akevafifo a	-0.006	-0.017	0.023	0
bb:all bookings	-0.011	0.002	0.009	0
bb:all competitions	0.015	0	-0.014	0
bb:all of	0.002	-0.002	-0.017	0.018
bb:all over	0.026	0.062	-0.059	-0.029
bb:all products	0.016	-0.005	0.005	-0.017
bb:all rights	0.027	0.021	-0.019	-0.03
bb:all times	-0.095	0.002	0.092	0.001
bb:allow selection	0.012	0	-0.001	-0.011
bb:alone ¶	0.015	-0.004	0	-0.01
bb:always on	0.015	-0.002	-0.004	-0.01
bb:american vududka	0.052	-0.001	-0.003	-0.049
bb:amodau ¶	-0.012	-0.004	-0.009	0.025
bb:among them	-0.024	0.025	0.004	-0.005
bb:an agreement	0.014	-0.02	0.016	-0.01
bb:an appointed	-0.06	-0.061	0.132	-0.011
bb:an hour	-0.036	-0.003	0.04	-0.001
bb:an independent	0.013	-0.003	0.001	-0.011
bb:an order	-0.024	0.024	-0.029	0.029
bb:analytics a	-0.017	-0.012	0.029	0
bb:analytics cookies	-0.012	0	0.012	0
bb:analytics service	-0.027	-0.021	0.048	-0.001
bb:and "	-0.016	0.038	0.03	-0.052
bb:and BRAND	0.037	-0.006	-0.012	-0.018
bb:and ORG	-0.008	0	-0.08	0.088
bb:and a	0.07	0.009	-0.022	-0.056
bb:and an	0.027	-0.002	0.004	-0.028
bb:and any	0	-0.011	-0.014	0.026
bb:and are	0.072	-0.025	0.039	-0.086
bb:and beyond	0.023	0.034	-0.011	-0.046
bb:and conditions	0.074	-0.057	-0.052	0.035
bb:and cookie	-0.019	-0.018	0.048	-0.012
bb:and cookies	0.105	-0.007	0.004	-0.102
bb:and do	-0.024	-0.003	-0.015	0.043
bb:and for	0.034	-0.019	0.019	-0.035
bb:and further	0.013	-0.001	-0.002	-0.01
bb:and have	-0.041	0	0	0.041
bb:and hosted	-0.039	0	0	0.039
bb:and how	-0.029	-0.017	-0.044	0.091
bb:and in	0.006	0.035	0.023	-0.064
bb:and is	-0.029	0.024	0.024	-0.018
bb:and it	0.005	-0.001	0.03	-0.035
bb:and its	-0.009	0.128	-0.084	-0.034
bb:and licences	0.024	-0.004	-0.027	0.006
bb:and managed	-0.065	0.054	0.022	-0.011
bb:and managing	0.011	-0.001	-0.001	-0.009
bb:and may	0.012	-0.018	0.008	-0.002
bb:and more	-0.05	0	0	0.051
bb:and most	-0.023	-0.001	0	0.024
bb:and night	0.028	-0.009	-0.01	-0.009
bb:and no	-0.011	-0.006	0.009	0.008
bb:and nobody	0.006	-0.002	-0.011	0.008
bb:and not	0.024	-0.016	0.025	-0.034
bb:and on	0.01	-0.001	-0.009	0
bb:and online	-0.027	-0.004	0.011	0.02
bb:and operated	-0.063	0.034	0.023	0.007
bb:and operates	-0.006	-0.01	-0.003	0.019
bb:and or	-0.053	-0.024	0.045	0.032
bb:and our	0.078	0.009	-0.085	-0.003
bb:and protection	0.061	-0.002	-0.06	0.001
bb:and purpose	-0.043	0.003	0.039	0
bb:and registered	0.002	0.017	-0.015	-0.003
bb:and regulated	0.031	-0.024	0.083	-0.09
bb:and related	-0.04	-0.002	0.024	0.018
bb:and respecting	-0.019	-0.02	0.023	0.017
bb:and returns	-0.045	-0.011	-0.038	0.094
bb:and services	0.043	-0.04	0.065	-0.068
bb:and shop	-0.04	0.005	0.035	0
bb:and singapore	0.043	-0.01	-0.03	-0.002
bb:and small	0.02	0.002	0.008	-0.029
bb:and that	0.022	0	0	-0.021
bb:and the	-0.061	0.056	-0.089	0.094
bb:and then	-0.018	0	0.002	0.017
bb:and thirty	0.004	-0.001	-0.027	0.025
bb:and this	-0.008	-0.004	-0.001	0.012
bb:and tidy	0.017	0	-0.011	-0.005
bb:and to	-0.011	-0.035	0.084	-0.038
bb:and us	-0.046	-0.001	0.037	0.01
bb:and use	-0.023	-0.002	-0.011	0.036
bb:and usually	-0.002	-0.002	-0.024	0.027
bb:and wales	0.015	0.04	0.084	-0.14
bb:and we	0.006	0.026	-0.048	0.016
bb:and when	0.013	-0.003	-0.007	-0.003
bb:and why	-0.003	-0.014	0.023	-0.006
bb:and will	0.03	-0.002	-0.004	-0.023
bb:and with	0.022	-0.018	-0.022	0.017
bb:and you	-0.028	-0.002	-0.015	0.046
bb:and ¶	-0.008	0.043	-0.035	0
bb:answer the	-0.033	-0.001	0	0.035
bb:answers half	0.005	-0.002	-0.024	0.02
bb:anti slavery	0.117	-0.002	-0.017	-0.097
bb:any further	-0.018	-0.005	0.006	0.017
bb:any information	0.024	-0.003	-0.005	-0.016
bb:any other	-0.031	0.001	0.03	0
bb:any reference	0.017	-0.003	-0.008	-0.006
bb:any subsidiary	0.07	-0.037	-0.03	-0.003
bb:anyone card	-0.013	0	0.013	0
bb:anyone ¶	-0.01	0	0.01	0
bb:app (	0.017	-0.001	0.001	-0.017
bb:app ¶	0.042	-0.001	-0.001	-0.04
bb:appear on	0.037	-0.01	0.037	-0.064
bb:application "	-0.044	0.007	0.022	0.016
bb:application goes	-0.091	0.003	0.087	0
bb:applies to	-0.086	0.055	-0.024	0.055
bb:applies ¶	-0.06	-0.001	-0.001	0.061
bb:apply to	0.005	-0.013	-0.002	0.01
bb:apply ¶	-0.007	-0.008	-0.005	0.019
bb:appointed representative	-0.048	-0.062	0.153	-0.043
bb:appointment on	0.022	-0.002	-0.02	0
bb:approved by	0.019	-0.002	-0.017	0
bb:april DIGITS	0.031	-0.005	-0.001	-0.025
bb:apron ¶	-0.006	0	0.011	-0.005
bb:are :	0.045	-0.01	-0.014	-0.021
bb:are BRAND	-0.016	-0.001	0.001	0.016
bb:are DIGITS	0.028	-0.005	-0.01	-0.013
bb:are ORG	0.082	0.051	-0.118	-0.016
bb:are a	-0.056	0.025	0.05	-0.019
bb:are always	-0.011	-0.001	0	0.012
bb:are an	-0.022	-0.015	0.038	-0.002
bb:are authorised	-0.012	-0.001	0	0.013
bb:are available	0.016	-0.001	-0.001	-0.015
bb:are before	0.025	0	0	-0.024
bb:are between	-0.008	-0.024	0.026	0.007
bb:are booked	-0.057	0.01	0.051	-0.004
bb:are carried	-0.075	-0.003	0.069	0.009
bb:are collected	-0.051	-0.013	0.082	-0.018
bb:are gathered	-0.086	-0.002	0.088	0
bb:are handed	-0.05	0	0.05	0
bb:are handled	0.029	0.025	-0.032	-0.023
bb:are held	0.027	-0.011	-0.015	-0.001
bb:are hiring	0.026	0	0.012	-0.038
bb:are made	-0.015	0.031	-0.014	-0.001
bb:are no	-0.012	-0.003	0.003	0.012
bb:are not	-0.013	-0.012	0.015	0.011
bb:are obliged	-0.013	0.026	-0.011	-0.002
bb:are on	-0.004	-0.005	0.016	-0.006
bb:are operated	0.027	-0.005	-0.011	-0.011
bb:are owned	0.022	-0.005	-0.007	-0.01
bb:are paid	-0.03	0.048	-0.027	0.01
bb:are part	-0.022	0.029	-0.036	0.029
bb:are processed	-0.005	-0.01	0.016	0
bb:are provided	-0.033	0.07	-0.023	-0.013
bb:are references	0.018	-0.003	-0.015	0
bb:are registered	-0.002	-0.013	0.011	0.004
bb:are regulated	-0.023	-0.005	0.011	0.017
bb:are run	0.017	-0.015	0.031	-0.033
bb:are sent	-0.01	-0.021	0.035	-0.004
bb:are sold	0.037	-0.044	-0.015	0.022
bb:are taken	-0.017	-0.014	0.058	-0.027
bb:are the	0.014	-0.032	-0.029	0.048
bb:are underwritten	0.014	0.001	0.026	-0.041
bb:are used	0.059	0	0.022	-0.081
bb:are valid	0.006	-0.002	-0.013	0.009
bb:are we	0.127	-0.065	-0.081	0.019
bb:are ¶	0.001	0.001	-0.053	0.051
bb:area ¶	-0.036	-0.004	0.045	-0.006
bb:arrangement people	0.012	0	0	-0.011
bb:arrangement with	0.02	-0.005	0.006	-0.022
bb:arrangement ¶	0.028	0	0.001	-0.03
bb:arrangements ¶	0.034	0	-0.004	-0.03
bb:as "	-0.041	-0.017	0.027	0.031
bb:as BRAND	-0.072	-0.023	0.078	0.016
bb:as a	-0.105	-0.036	0.104	0.037
bb:as an	0.018	0.037	-0.037	-0.018
bb:as good	-0.018	0	-0.006	0.024
bb:as the	-0.029	0.082	-0.038	-0.015
bb:ask again	-0.018	0	0.001	0.017
bb:ask for	0.041	-0.015	-0.029	0.003
bb:ask people	0.017	-0.002	-0.001	-0.014
bb:ask us	0.06	-0.005	-0.032	-0.023
bb:ask you	0.035	0	0	-0.034
bb:ask ¶	-0.027	-0.003	-0.025	0.055
bb:asked last	0.026	0	0	-0.026
bb:asks a	-0.014	-0.001	-0.001	0.015
bb:asks them	0.017	-0.002	-0.011	-0.004
bb:assets ¶	-0.01	-0.017	0.028	-0.001
bb:at BRAND	-0.071	0.044	-0.012	0.038
bb:at DIGITS	-0.049	0.038	-0.026	0.037
bb:at a	0	-0.01	-0.014	0.024
bb:at all	-0.086	0.002	0.092	-0.007
bb:at companies	0.013	-0.006	-0.008	0
bb:at eight	-0.03	-0.001	0	0.031
bb:at home	0.009	0.001	0.026	-0.036
bb:at once	0.011	-0.003	-0.012	0.003
bb:at the	0.019	-0.017	-0.023	0.021
bb:at www	-0.055	0.055	-0.002	0.002
bb:atol protected	0.069	-0.006	-0.016	-0.046
bb:august DIGITS	0.026	-0.001	-0.001	-0.024
bb:authorised and	0.008	-0.015	0.048	-0.041
bb:authorised by	-0.056	-0.002	0.022	0.036
bb:authority (	-0.027	-0.004	0.021	0.009
bb:authority as	-0.025	-0.009	0.042	-0.009
bb:authority in	-0.021	-0.007	0.012	0.017
bb:authority is	-0.003	-0.006	0.01	-0.001
bb:authority ¶	0.141	-0.01	0.001	-0.131
bb:available for	-0.061	0.001	0.061	0
bb:award for	0.012	-0.002	-0.001	-0.009
bb:back the	0.025	-0.004	-0.024	0.003
bb:bahnhofstrasse DIGITS	-0.019	0.004	0.015	0
bb:balloon (	-0.018	0.001	0.064	-0.047
bb:bank statement	0.014	-0.004	-0.012	0.003
bb:based in	-0.012	0.009	0.02	-0.016
bb:basket ¶	-0.004	-0.009	0.014	-0.001
bb:be bound	-0.02	0.046	-0.037	0.011
bb:be charged	0.012	-0.002	-0.009	-0.001
bb:be collected	0.039	-0.003	-0.016	-0.02
bb:be finished	0.027	-0.002	-0.016	-0.009
bb:be monday	-0.033	-0.002	0.004	0.031
bb:be paid	-0.008	0.001	0.025	-0.019
bb:be seen	-0.015	0	0	0.016
bb:because the	0.001	-0.001	0.011	-0.011
bb:because we	0.021	-0.001	-0.01	-0.011
bb:become a	0.026	-0.001	-0.001	-0.025
bb:before it	0.01	0	0	-0.01
bb:before we	0.013	-0.004	-0.009	-0.001
bb:before you	0.039	0.008	-0.018	-0.028
bb:before ¶	0.034	-0.002	0.002	-0.034
bb:began as	0.011	-0.001	-0.009	0
bb:behalf of	-0.017	-0.02	0.032	0.005
bb:behind the	-0.043	-0.003	-0.015	0.061
bb:belong to	0.052	-0.019	-0.024	-0.008
bb:belongs to	-0.026	-0.027	0.057	-0.004
bb:below and	0.033	-0.004	-0.023	-0.006
bb:best experience	-0.026	0	-0.001	0.028
bb:between the	0.109	-0.03	-0.073	-0.006
bb:between you	0.037	-0.07	0.029	0.004
bb:beyond ¶	0.008	0.034	-0.011	-0.031
bb:binding agreement	0.01	-0.002	-0.008	0
bb:binding contract	0.042	-0.009	-0.03	-0.003
bb:board of	0.019	-0.002	-0.017	0
bb:book a	-0.039	-0.002	-0.002	0.043
bb:book ¶	0.026	-0.022	0.016	-0.02
bb:booked through	-0.057	0.009	0.056	-0.008
bb:booking conditions	0.049	-0.017	0.029	-0.061
bb:booking terms	0.095	0.005	0.001	-0.102
bb:bookings are	-0.013	-0.001	0.014	0
bb:bookings made	-0.006	-0.005	0.013	-0.002
bb:bottom of	-0.017	-0.004	0.063	-0.042
bb:bought from	0.016	-0.011	0.017	-0.022
bb:bought the	-0.026	0.002	0.024	0.001
bb:box DIGITS	-0.024	-0.004	0.029	-0.001
bb:box ¶	-0.022	-0.001	-0.016	0.04
bb:brands ¶	0.006	0.041	-0.046	-0.002
bb:brass hook	-0.01	-0.001	-0.025	0.035
bb:brochure out	-0.032	0	-0.005	0.037
bb:brochure we	0.035	0	0	-0.034
bb:broker and	0.05	-0.036	-0.024	0.009
bb:brought a	-0.009	-0.002	-0.003	0.014
bb:browse enquire	0.012	-0.007	-0.013	0.007
bb:building and	0.009	-0.004	-0.016	0.011
bb:building belongs	-0.011	0.002	0.009	0
bb:built and	-0.039	-0.001	0.001	0.039
bb:built by	0.011	-0.002	0.026	-0.035
bb:bus stops	0.033	-0.006	-0.025	-0.001
bb:business and	-0.026	0.002	0.024	0.001
bb:business centre	0.049	-0.015	-0.041	0.007
bb:business cover	0.017	-0.003	-0.013	-0.001
bb:business delivery	0.013	0	-0.001	-0.012
bb:business details	0.014	-0.001	-0.013	0
bb:business legal	0.052	0	0	-0.051
bb:business name	-0.055	-0.003	-0.001	0.058
bb:business park	0	0.04	-0.032	-0.007
bb:business privacy	0.192	-0.001	-0.001	-0.19
bb:business returns	0.046	0	-0.004	-0.041
bb:business terms	-0.089	-0.006	-0.032	0.128
bb:business ©	0.056	0	0	-0.056
bb:business ¶	0.007	0.007	0.081	-0.095
bb:buy a	0.013	-0.006	-0.005	-0.002
bb:buy ¶	0.02	-0.009	-0.018	0.008
bb:buyer would	-0.006	0.021	-0.013	-0.001
bb:buying from	-0.022	0.04	-0.005	-0.013
bb:by :	-0.018	-0.016	0.032	0.001
bb:by BRAND	0.058	0.016	-0.053	-0.022
bb:by DIGITS	-0.007	-0.002	-0.003	0.011
bb:by ORG	0.12	-0.099	0.058	-0.08
bb:by SELF	0.019	-0.037	0.058	-0.04
bb:by a	-0.048	-0.004	0.005	0.047
bb:by appointment	0.004	-0.002	-0.02	0.019
bb:by arrangement	0.045	-0.005	0.003	-0.044
bb:by commission	0.04	-0.001	-0.002	-0.037
bb:by direct	0.008	-0.003	0.011	-0.015
bb:by e	-0.069	0.005	0.019	0.045
bb:by guarantee	-0.022	0.023	0.006	-0.007
bb:by instalments	-0.091	0.003	0.087	0
bb:by machines	-0.018	0	0	0.018
bb:by me	-0.009	-0.002	-0.004	0.015
bb:by one	-0.014	-0.001	-0.016	0.031
bb:by or	0.014	-0.003	-0.024	0.012
bb:by our	-0.004	-0.006	-0.025	0.035
bb:by ovekavuvu	-0.009	-0.003	0.097	-0.085
bb:by post	0.049	-0.011	-0.03	-0.007
bb:by shopquay	0.078	0	-0.001	-0.077
bb:by tafapon	-0.115	-0.009	-0.067	0.191
bb:by the	0.054	-0.168	0.166	-0.053
bb:by us	0.009	-0.005	0.011	-0.015
bb:by using	0.033	-0.011	-0.039	0.017
bb:by volunteers	-0.103	0	-0.001	0.104
bb:by word	-0.021	-0.002	-0.003	0.027
bb:by writing	-0.002	-0.017	0.024	-0.004
bb:by ¶	0.05	-0.002	0	-0.048
bb:c o	-0.03	0.003	0.031	-0.003
bb:cake ¶	0.037	-0.001	-0.002	-0.035
bb:call DIGITS	-0.029	-0.001	0.001	0.029
bb:call back	0.04	-0.004	-0.024	-0.012
bb:call them	-0.021	-0.001	-0.001	0.023
bb:call us	-0.071	0	0	0.071
bb:cambridge ;	-0.025	0	0	0.025
bb:cambridge cb1	-0.015	0	0	0.015
bb:cambridge massachusetts	0.011	0	0.002	-0.013
bb:can and	0.014	-0.002	-0.015	0.004
bb:can be	0.028	-0.021	0.031	-0.037
bb:can see	-0.02	-0.001	-0.006	0.027
bb:can since	0.019	-0.005	-0.017	0.003
bb:cannot people	0.029	-0.001	0.001	-0.029
bb:cannot ¶	-0.019	-0.001	-0.016	0.036
bb:card details	-0.006	-0.003	0.01	0
bb:card machine	-0.007	-0.004	0.011	0
bb:card payments	-0.035	-0.016	0.094	-0.042
bb:card terms	0.021	-0.002	0.002	-0.022
bb:cardholder agreement	0.036	-0.001	0.001	-0.036
bb:cardiff bus	0.014	0	0	-0.014
bb:cards and	0.037	0.031	-0.052	-0.015
bb:cards are	-0.005	-0.009	0.029	-0.015
bb:cards ¶	-0.056	-0.005	0.008	0.053
bb:care ¶	-0.07	0.056	-0.043	0.057
bb:careers ¶	0.021	-0.024	0.022	-0.019
bb:carried by	-0.088	-0.001	0.077	0.012
bb:carried out	-0.023	-0.002	-0.038	0.063
bb:cart (	-0.028	-0.001	-0.001	0.03
bb:cart DIGITS	0.024	-0.014	-0.007	-0.003
bb:cart ¶	0.023	0.046	-0.013	-0.056
bb:case ¶	0.022	-0.001	-0.008	-0.013
bb:centre ¶	-0.049	0.079	-0.014	-0.016
bb:ceredigion sy23	-0.021	0.001	0.001	0.02
bb:certain sum	-0.061	0.001	0.061	0
bb:chairs outside	-0.023	0	0	0.024
bb:changes to	-0.009	-0.008	-0.026	0.044
bb:charge ¶	-0.014	-0.002	0.007	0.009
bb:charged ¶	-0.008	-0.002	-0.009	0.02
bb:charges ¶	-0.01	-0.006	0.016	0
bb:charitable company	0.01	-0.009	0	-0.001
bb:charity (	-0.015	0.02	0.016	-0.021
bb:charity DIGITS	0.113	-0.005	0.005	-0.113
bb:charity in	0.041	0.002	0.045	-0.088
bb:charity no	0.033	0.066	-0.056	-0.043
bb:charity number	-0.062	0.036	0.037	-0.012
bb:charity registered	-0.047	0.023	0.003	0.021
bb:charity ¶	-0.082	-0.001	-0.001	0.084
bb:charter company	0.014	-0.001	-0.011	-0.002
bb:che DIGITS	-0.019	0.004	0.015	0
bb:check your	-0.056	-0.002	0.001	0.057
bb:children ¶	0.029	0	-0.004	-0.025
bb:choices open	0.063	-0.024	-0.028	-0.01
bb:choose BRAND	-0.042	-0.006	0.007	0.041
bb:choose to	-0.107	0.003	0.087	0.018
bb:chose ¶	0.02	-0.001	-0.001	-0.019
bb:claim against	-0.044	-0.002	0.048	-0.003
bb:clause DIGITS	0.009	-0.022	0.034	-0.021
bb:client account	-0.021	-0.003	0.026	-0.002
bb:client portal	-0.045	0.041	0.025	-0.022
bb:club is	-0.011	-0.007	0.045	-0.027
bb:clubs ¶	-0.017	0	0	0.017
bb:co no	-0.012	-0.001	-0.001	0.013
bb:co operative	-0.079	0.103	-0.054	0.031
bb:co uk	0.061	-0.017	0.019	-0.063
bb:collected at	0.034	-0.003	-0.015	-0.016
bb:collected by	-0.05	-0.011	0.078	-0.018
bb:com ¶	0.095	0.061	-0.049	-0.106
bb:come back	-0.048	0	0	0.048
bb:comes by	-0.01	-0.004	0.015	0
bb:comes from	-0.013	-0.004	0.006	0.011
bb:comes with	-0.023	-0.002	-0.018	0.043
bb:commission (	-0.023	0.021	0.002	-0.001
bb:commission so	0.017	-0.002	-0.002	-0.012
bb:committed to	0.01	-0.023	0.021	-0.008
bb:companies :	-0.057	0.008	0.048	0.002
bb:companies are	-0.038	-0.004	0.024	0.018
bb:companies house	0.022	-0.021	-0.018	0.017
bb:companies in	0.022	0.04	-0.06	-0.001
bb:company "	0.03	-0.019	-0.005	-0.005
bb:company (	-0.004	-0.013	-0.02	0.036
bb:company details	0.053	-0.03	-0.08	0.056
bb:company for	-0.009	0.03	-0.018	-0.003
bb:company incorporated	0.027	-0.013	-0.017	0.003
bb:company information	0.164	-0.029	0.013	-0.149
bb:company is	-0.033	0.003	0.018	0.013
bb:company limited	0.019	0.018	-0.031	-0.007
bb:company means	0.011	-0.007	-0.004	0
bb:company name	0.001	-0.022	-0.019	0.04
bb:company no	-0.089	0.021	-0.043	0.11
bb:company number	0.011	0.006	0.061	-0.078
bb:company of	0.006	0.05	-0.117	0.061
bb:company or	0.027	-0.003	-0.019	-0.006
bb:company reg	0.001	0.015	-0.015	-0.001
bb:company registered	0.012	0.077	-0.056	-0.033
bb:company registration	0.215	-0.017	-0.157	-0.041
bb:company with	-0.019	0.02	0.002	-0.003
bb:company ¶	-0.173	0.081	0.09	0.001
bb:competition is	-0.101	0.05	0.051	0
bb:competition terms	-0.179	0.041	0.031	0.106
bb:competitions on	0.015	0	-0.014	0
bb:competitions ¶	0.002	-0.007	-0.033	0.038
bb:complaints ¶	-0.08	-0.021	-0.014	0.114
bb:conditions (	0.02	-0.007	-0.018	0.005
bb:conditions :	-0.013	-0.001	0	0.015
bb:conditions BRAND	0.02	-0.004	-0.003	-0.013
bb:conditions are	0.017	-0.001	-0.016	-0.001
bb:conditions for	0.042	-0.005	0.038	-0.075
bb:conditions of	-0.023	-0.055	0.011	0.066
bb:conditions privacy	0.174	0.044	0.02	-0.238
bb:conditions ¶	0.203	0.011	-0.128	-0.086
bb:conduct authority	0.016	-0.041	0.073	-0.048
bb:consent ¶	-0.034	-0.001	0.012	0.023
bb:contact :	-0.012	-0.001	-0.001	0.014
bb:contact BRAND	-0.019	-0.002	-0.001	0.022
bb:contact about	-0.031	0.001	0.032	-0.001
bb:contact details	0.009	0.029	-0.022	-0.016
bb:contact our	-0.025	0.005	0.009	0.011
bb:contact the	0.017	-0.013	0.025	-0.029
bb:contact us	-0.018	0.041	-0.001	-0.021
bb:contact who	-0.014	0	0.002	0.012
bb:contact ¶	0.074	-0.08	-0.166	0.172
bb:content ¶	-0.009	-0.006	-0.024	0.04
bb:contract between	0.039	-0.015	-0.021	-0.003
bb:contract is	0.034	-0.012	-0.057	0.035
bb:contract with	0.051	-0.009	-0.067	0.024
bb:contracts that	-0.03	0.002	0.027	0
bb:controller :	-0.005	-0.003	-0.004	0.011
bb:controller and	-0.045	-0.005	0.038	0.013
bb:controller for	0.013	-0.007	-0.006	-0.001
bb:controller is	0.022	-0.015	-0.016	0.009
bb:controller of	0.028	0.042	-0.05	-0.021
bb:controller ¶	-0.086	-0.012	0.075	0.023
bb:conversation costs	-0.002	-0.001	-0.024	0.027
bb:cookie policy	-0.089	-0.029	0.039	0.08
bb:cookies and	-0.012	0	0.012	0
bb:cookies got	0.032	0	-0.009	-0.023
bb:cookies policy	0.068	-0.002	-0.007	-0.059
bb:cookies provided	-0.012	0	0.012	0
bb:cookies to	-0.06	-0.001	-0.002	0.062
bb:cookies ¶	0.069	-0.011	-0.007	-0.051
bb:copenhagen ¶	-0.012	0	0	0.011
bb:copper pan	-0.01	-0.001	-0.007	0.017
bb:copy for	0.024	-0.004	-0.018	-0.002
bb:copyright BRAND	0.13	-0.001	-0.003	-0.127
bb:copyright DIGITS	-0.068	-0.002	-0.004	0.074
bb:copyright ©	-0.15	0.044	0.038	0.068
bb:cost ¶	-0.01	0	0	0.011
bb:costs nothing	0.01	-0.002	-0.024	0.016
bb:costs them	0.011	-0.001	0.011	-0.021
bb:councillors ¶	-0.071	-0.004	0.007	0.068
bb:counted ¶	0.012	-0.001	-0.001	-0.011
bb:counter or	0.023	-0.003	-0.014	-0.005
bb:countries ¶	0.028	-0.013	0.017	-0.033
bb:county award	0.012	-0.002	-0.001	-0.009
bb:county show	-0.035	0.002	0	0.033
bb:courses ¶	0.078	0	0	-0.077
bb:court ¶	-0.01	0	0	0.011
bb:courts ¶	0.009	-0.003	0.003	-0.01
bb:cover the	0.032	-0.031	-0.044	0.043
bb:cover with	-0.11	0.001	0.109	0
bb:cover ¶	0.04	0	0	-0.039
bb:covers ¶	0.016	-0.028	0.024	-0.012
bb:created with	0.068	-0.001	-0.001	-0.066
bb:credit broker	-0.01	-0.016	0.01	0.016
bb:credit is	-0.009	-0.003	0.038	-0.026
bb:credit reference	-0.01	-0.027	0.038	-0.002
bb:credit ¶	0.022	-0.012	-0.002	-0.009
bb:cs ¶	-0.109	0.047	-0.024	0.086
bb:customer DIGITS	-0.025	-0.006	-0.043	0.075
bb:customer and	0.038	-0.015	-0.022	-0.001
bb:customer service	0.07	-0.003	-0.017	-0.05
bb:customers asked	0.026	0	0	-0.026
bb:customers ¶	0.023	-0.001	-0.021	-0.001
bb:data :	0.01	-0.001	-0.02	0.011
bb:data BRAND	-0.098	0.011	0.086	0.001
bb:data controller	-0.071	-0.045	0.113	0.003
bb:data for	-0.016	-0.016	0.035	-0.003
bb:data in	-0.01	0.001	0.029	-0.02
bb:data is	0.018	-0.01	-0.02	0.012
bb:data privacy	0.097	-0.021	-0.075	-0.001
bb:data processor	-0.009	-0.001	0	0.01
bb:data protection	0.087	-0.077	-0.061	0.051
bb:data we	0.011	-0.006	-0.026	0.021
bb:data will	0.021	0.046	-0.048	-0.019
bb:data with	0	0.025	-0.033	0.008
bb:data ©	-0.102	-0.003	0.006	0.1
bb:data ¶	0.02	-0.007	0.031	-0.043
bb:database ¶	-0.003	-0.009	0.012	0
bb:date :	0.051	-0.008	-0.006	-0.037
bb:date ¶	-0.042	-0.014	0.023	0.033
bb:day and	0.028	-0.009	-0.01	-0.009
bb:day people	0.033	-0.001	-0.001	-0.031
bb:day we	0.028	-0.003	-0.022	-0.004
bb:day you	0.027	-0.003	-0.022	-0.002
bb:day ¶	-0.011	0.033	-0.064	0.042
bb:days of	-0.063	0.001	0.063	0
bb:days to	-0.002	-0.001	-0.026	0.03
bb:days ¶	-0.085	-0.003	0.01	0.078
bb:debits are	-0.015	-0.003	0.019	0
bb:definitions ¶	0.076	-0.049	-0.044	0.017
bb:delete your	0.031	-0.002	-0.026	-0.002
bb:delivery and	0.013	-0.012	-0.038	0.037
bb:delivery legal	0.031	0	0	-0.031
bb:delivery notes	0.021	0	-0.001	-0.02
bb:delivery on	-0.086	0	-0.001	0.087
bb:delivery over	0.042	-0.005	-0.025	-0.012
bb:delivery privacy	-0.062	0	-0.001	0.063
bb:delivery terms	0.056	0	-0.001	-0.055
bb:delivery ©	-0.021	0	0.02	0.001
bb:delivery ¶	0.003	-0.017	0.029	-0.015
bb:depends on	-0.013	-0.009	0.049	-0.027
bb:describes how	-0.034	0.035	-0.036	0.035
bb:design &	0.147	-0.001	-0.002	-0.145
bb:design by	0.023	-0.001	-0.01	-0.012
bb:designed built	-0.039	0	0	0.039
bb:designed by	0.039	0	-0.001	-0.038
bb:details are	0.045	-0.025	-0.002	-0.019
bb:details of	0.013	-0.003	0	-0.01
bb:details to	-0.011	0	0.024	-0.014
bb:details ¶	0.033	-0.018	-0.061	0.046
bb:development by	0.147	-0.001	-0.002	-0.145
bb:device ¶	0.016	-0.002	-0.007	-0.007
bb:digit reference	0.015	-0.001	-0.005	-0.009
bb:direct debit	-0.026	-0.008	0.069	-0.035
bb:direct debits	-0.023	-0.007	0.052	-0.023
bb:dispute ¶	-0.003	0.036	-0.032	-0.001
bb:distributed by	0.077	-0.027	-0.048	-0.002
bb:division of	-0.027	-0.014	0.042	0
bb:do not	-0.111	-0.009	0.018	0.103
bb:do the	0.017	0	-0.001	-0.015
bb:do with	-0.01	-0.007	0.003	0.013
bb:do ¶	0.023	-0.002	0.003	-0.025
bb:does the	0.014	-0.003	-0.06	0.049
bb:does ¶	-0.008	-0.005	0.012	0.001
bb:done well	0.013	-0.003	0	-0.01
bb:door people	-0.01	-0.001	-0.001	0.011
bb:door ¶	0.035	-0.007	-0.002	-0.026
bb:dozen ¶	0.018	0	0.001	-0.019
bb:dublin DIGITS	-0.012	-0.002	0.024	-0.01
bb:e mail	-0.1	-0.009	0.029	0.08
bb:each month	0.012	-0.003	-0.013	0.004
bb:ec1v 5wz	-0.011	0	0.002	0.009
bb:edge of	0.019	-0.002	-0.002	-0.015
bb:effect ¶	0.034	0	0.001	-0.035
bb:effective date	0.1	-0.068	-0.012	-0.021
bb:eight digit	0.032	0	-0.004	-0.028
bb:electronic money	-0.048	-0.008	0.064	-0.008
bb:else sees	-0.021	-0.018	0.04	-0.002
bb:else ¶	0.023	-0.003	-0.019	-0.001
bb:elsewhere ¶	0.007	-0.006	0.028	-0.029
bb:email :	-0.022	0.06	-0.018	-0.02
bb:emails ¶	-0.083	-0.001	0.006	0.079
bb:enable javascript	0.053	0	0	-0.053
bb:enamel mug	-0.041	0	0.016	0.025
bb:end of	0.022	-0.001	0.001	-0.022
bb:ends of	-0.017	-0.02	0.04	-0.003
bb:engineer ORG	-0.032	0.002	0.022	0.007
bb:england &	-0.087	-0.011	0.013	0.085
bb:england :	0.041	-0.015	-0.025	-0.001
bb:england and	0.136	0.04	0.101	-0.277
bb:england company	-0.019	0.002	0	0.017
bb:england no	0.102	-0.001	-0.01	-0.091
bb:england number	-0.039	-0.029	0.069	-0.002
bb:england under	-0.012	0	0.005	0.006
bb:england ¶	-0.019	0	-0.001	0.02
bb:enquire or	0.012	-0.007	-0.013	0.007
bb:ensure you	-0.026	0	-0.001	0.028
bb:enterprise centre	0.015	-0.002	-0.003	-0.009
bb:entitled to	-0.023	0	0	0.023
bb:entity :	0.038	-0.007	-0.019	-0.012
bb:enw masnachu	0.011	-0.004	-0.008	0.001
bb:essex ¶	0.028	0	0	-0.027
bb:event organisers	-0.023	-0.009	-0.018	0.05
bb:events ¶	-0.047	0.003	0.03	0.014
bb:every order	-0.044	-0.022	0.051	0.014
bb:every quotation	-0.016	-0.016	0.061	-0.029
bb:every time	-0.039	-0.001	0.003	0.037
bb:everything on	0.046	-0.011	-0.037	0.002
bb:example DIGITS	0.017	-0.002	-0.007	-0.009
bb:examples the	0.005	-0.002	-0.017	0.013
bb:exeter bus	-0.022	0	0	0.022
bb:exeter devon	0.015	0	0.004	-0.019
bb:experience got	-0.026	0	-0.001	0.028
bb:explains how	0.067	-0.017	0.048	-0.098
bb:fails ¶	0.02	-0.003	-0.017	0.001
bb:fair price	0.017	0	-0.011	-0.005
bb:family of	-0.031	0.003	0.03	-0.002
bb:faq ¶	-0.054	-0.003	0	0.057
bb:faqs ¶	-0.024	-0.02	0.014	0.029
bb:far people	-0.009	-0.001	-0.001	0.01
bb:farms and	-0.011	-0.002	-0.001	0.013
bb:fca reference	-0.013	-0.002	0.017	-0.003
bb:features ¶	-0.022	-0.001	-0.002	0.025
bb:february DIGITS	0.033	0.039	-0.025	-0.047
bb:fee ¶	-0.02	-0.001	-0.013	0.034
bb:fees ¶	-0.045	0.047	0.013	-0.015
bb:field notebook	0.019	0	-0.019	0.001
bb:file if	-0.003	0.036	-0.032	-0.001
bb:files are	0	0.048	-0.048	0
bb:finance is	0.023	0.067	-0.112	0.022
bb:finance ¶	0.078	0.069	-0.131	-0.016
bb:financial conduct	0.029	-0.04	0.074	-0.063
bb:financial services	-0.12	-0.011	0.086	0.046
bb:find a	0.014	-0.015	0.001	-0.001
bb:find out	-0.027	0	0	0.027
bb:find us	0.011	-0.003	-0.013	0.005
bb:fine by	-0.009	-0.002	-0.004	0.015
bb:finished our	-0.008	-0.002	-0.001	0.011
bb:finished that	0.02	-0.002	-0.016	-0.002
bb:firm reference	0.083	-0.042	-0.037	-0.004
bb:firms people	0.025	-0.001	0	-0.024
bb:firms that	-0.03	0.005	0.024	0.001
bb:firms ¶	-0.015	-0.001	-0.001	0.016
bb:first conversation	0.005	-0.001	-0.023	0.019
bb:first saturday	-0.019	-0.005	0.009	0.015
bb:first ¶	0.021	-0.003	0.006	-0.025
bb:five hundred	-0.04	0	-0.001	0.041
bb:five of	0.028	-0.003	-0.003	-0.023
bb:fixed price	-0.022	-0.001	-0.018	0.041
bb:following terms	0.017	-0.014	-0.024	0.021
bb:follows ¶	0.081	-0.024	-0.059	0.002
bb:for BRAND	0.031	-0.005	-0.027	0.002
bb:for DIGITS	0.026	-0.001	-0.024	-0.001
bb:for SELF	0.016	-0.002	-0.014	0
bb:for a	-0.024	-0.038	0.047	0.014
bb:for an	0.054	-0.005	-0.014	-0.035
bb:for and	0.011	-0.001	-0.009	-0.002
bb:for ends	-0.016	-0.016	0.035	-0.003
bb:for example	-0.009	-0.017	0.022	0.005
bb:for five	-0.061	0	-0.001	0.062
bb:for it	-0.138	0	0.109	0.029
bb:for itself	-0.019	0	0.019	0
bb:for more	0.041	0	-0.001	-0.04
bb:for news	0.014	-0.001	-0.001	-0.012
bb:for orders	-0.061	0.001	0.061	0
bb:for our	0.011	-0.003	-0.007	0
bb:for patients	-0.013	-0.006	-0.009	0.028
bb:for people	-0.019	-0.003	0.025	-0.003
bb:for somebody	0.01	-0.002	-0.007	-0.001
bb:for the	0.071	-0.048	-0.018	-0.005
bb:for them	0.012	-0.002	0	-0.011
bb:for this	0.05	-0.012	-0.023	-0.014
bb:for those	0.011	0	0	-0.01
bb:for twenty	0.013	-0.002	-0.003	-0.009
bb:for two	0.018	-0.002	-0.02	0.004
bb:for us	0.029	-0.014	-0.013	-0.002
bb:for users	-0.01	-0.009	0.019	0
bb:for what	-0.016	-0.002	0.051	-0.033
bb:for you	-0.048	-0.001	0.053	-0.003
bb:for ¶	0.062	-0.005	0.012	-0.07
bb:forbid any	-0.031	0.001	0.03	0
bb:form and	-0.038	0.025	-0.035	0.048
bb:form below	0.031	-0.003	-0.022	-0.006
bb:form ¶	0.012	-0.02	-0.017	0.025
bb:found us	-0.015	-0.002	-0.003	0.02
bb:foundry wharf	-0.016	0.001	0.004	0.011
bb:franchise and	0.033	-0.019	0.009	-0.023
bb:free and	0.014	-0.001	-0.002	-0.01
bb:free delivery	-0.037	-0.002	-0.002	0.04
bb:free to	-0.008	-0.004	0.013	-0.001
bb:free uk	0.005	-0.003	-0.024	0.023
bb:free ¶	0.028	-0.001	-0.001	-0.026
bb:friday ¶	-0.054	-0.004	0.067	-0.008
bb:friendly studio	-0.028	-0.001	-0.003	0.031
bb:frn :	-0.007	-0.002	0.013	-0.004
bb:frn DIGITS	-0.029	-0.001	0.003	0.027
bb:from DIGITS	0.249	-0.01	-0.046	-0.192
bb:from ORG	0.078	-0.064	0.014	-0.027
bb:from a	-0.015	-0.001	-0.001	0.016
bb:from our	-0.07	0.032	-0.006	0.044
bb:from the	0.018	0.171	-0.059	-0.13
bb:from time	0.019	0.023	-0.039	-0.003
bb:from ¶	-0.047	-0.008	0.039	0.016
bb:full details	0.028	-0.008	-0.019	-0.001
bb:full name	0.038	-0.007	-0.019	-0.012
bb:further afield	0.013	-0.001	-0.002	-0.01
bb:further ¶	-0.073	-0.004	0.025	0.052
bb:gallery shows	0.011	-0.002	-0.014	0.004
bb:gallery ¶	-0.046	0.006	0.008	0.032
bb:gambling act	0.023	0.025	-0.004	-0.044
bb:gambling commission	0.031	0.022	-0.001	-0.051
bb:gathered by	-0.088	-0.002	0.09	0
bb:gb DIGITS	-0.085	-0.007	-0.024	0.115
bb:gdpr ¶	-0.018	-0.024	0.045	-0.003
bb:general data	0.014	-0.003	-0.016	0.006
bb:general terms	0.047	-0.022	-0.021	-0.003
bb:general ¶	0.01	-0.009	-0.006	0.005
bb:get in	0.043	0.004	-0.017	-0.03
bb:get rid	0.026	-0.003	-0.02	-0.003
bb:get the	-0.026	0	-0.001	0.028
bb:gift cards	0.016	-0.014	-0.011	0.009
bb:gift vouchers	0.02	-0.003	0.01	-0.028
bb:give it	0.024	-0.003	-0.005	-0.016
bb:give you	-0.012	0.003	0.005	0.005
bb:given by	0.032	0.012	-0.055	0.011
bb:glamorgan sa1	0.016	-0.001	-0.004	-0.011
bb:glasgow g2	-0.058	0.003	0.033	0.022
bb:go any	-0.018	-0.005	0.006	0.017
bb:go by	-0.003	-0.014	0.019	-0.002
bb:go to	0.064	-0.053	0.061	-0.072
bb:goes to	-0.087	0	0.092	-0.005
bb:good many	-0.01	-0.002	-0.001	0.013
bb:good ¶	-0.005	-0.01	0.01	0.004
bb:goods and	0.021	0	0	-0.02
bb:goods are	0.061	-0.012	-0.049	-0.001
bb:goods from	-0.014	0.034	-0.015	-0.006
bb:goods ¶	-0.016	0	0	0.017
bb:got it	0.037	-0.001	-0.01	-0.026
bb:govern your	0.017	-0.013	-0.019	0.015
bb:great britain	-0.042	-0.012	0.017	0.038
bb:group (	0.016	-0.01	-0.025	0.019
bb:group companies	-0.051	0.071	-0.045	0.024
bb:group of	-0.001	0.045	-0.042	-0.002
bb:group ¶	-0.009	0.007	0.023	-0.021
bb:grow people	0.029	-0.001	-0.001	-0.027
bb:grow ¶	-0.012	-0.003	-0.008	0.023
bb:guarantee is	0.011	-0.001	-0.001	-0.009
bb:guarantee number	-0.04	0.005	0.035	0
bb:guarantee registered	-0.013	0.029	-0.014	-0.002
bb:guarantee ¶	-0.039	-0.003	0.001	0.041
bb:guides ¶	-0.048	0.012	0.029	0.007
bb:half of	0.005	-0.002	-0.024	0.02
bb:halifax west	-0.014	0	0.015	-0.001
bb:handed to	-0.049	0.001	0.048	0
bb:handled by	0.008	0.024	-0.017	-0.015
bb:has been	-0.077	-0.013	0.06	0.03
bb:have a	-0.048	-0.004	0.037	0.015
bb:have an	0.043	-0.002	-0.044	0.003
bb:have less	0.021	-0.001	-0.012	-0.008
bb:have opened	-0.041	-0.002	0.035	0.008
bb:have the	-0.059	-0.005	0.039	0.025
bb:have to	0.023	-0.001	0	-0.023
bb:head :	-0.052	0	-0.001	0.052
bb:held by	-0.033	-0.012	-0.019	0.064
bb:hello @	-0.046	-0.001	0.003	0.044
bb:help ¶	-0.006	-0.014	-0.025	0.045
bb:here people	0.011	-0.001	-0.001	-0.009
bb:here you	-0.006	-0.005	0.011	0.001
bb:here ¶	-0.069	0.008	0.027	0.034
bb:hereford herefordshire	-0.021	0.006	0.009	0.006
bb:herefordshire hr2	-0.014	-0.001	0.002	0.013
bb:hiring ¶	0.026	0	0.012	-0.038
bb:hm revenue	-0.018	-0.016	0.037	-0.004
bb:hmrc (	-0.008	0	0.01	-0.001
bb:hobby today	0.011	-0.001	-0.009	0
bb:hold public	-0.11	0.001	0.109	0
bb:hold the	0.009	-0.01	0.003	-0.002
bb:holds the	-0.006	-0.009	-0.011	0.026
bb:home BRAND	0.015	-0.001	-0.002	-0.012
bb:home privacy	0.064	-0.051	0.061	-0.073
bb:home terms	-0.046	-0.004	-0.002	0.052
bb:home ¶	-0.161	0.012	0.118	0.031
bb:homes and	0.023	0.045	-0.03	-0.039
bb:homes ¶	0.015	0.01	-0.019	-0.006
bb:hook ¶	-0.006	-0.001	-0.025	0.032
bb:hosted by	0.048	-0.018	-0.069	0.039
bb:hosted on	-0.006	-0.007	0.014	0
bb:hosting ¶	-0.024	-0.017	0.02	0.022
bb:hour of	0.014	-0.001	-0.001	-0.013
bb:hours are	0.014	-0.001	-0.002	-0.011
bb:hours ¶	-0.059	-0.001	0.004	0.056
bb:house DIGITS	-0.014	-0.006	-0.018	0.037
bb:house and	0.028	-0.001	0	-0.027
bb:house rusome	-0.013	0.001	0.012	0
bb:house ¶	-0.035	-0.001	-0.002	0.038
bb:houses around	-0.012	-0.003	-0.028	0.042
bb:how BRAND	0.006	-0.003	-0.011	0.007
bb:how ORG	-0.047	0.043	-0.017	0.021
bb:how it	-0.031	-0.007	-0.032	0.07
bb:how long	-0.063	-0.001	0.072	-0.008
bb:how the	0.03	-0.004	-0.008	-0.019
bb:how to	0.012	-0.019	-0.018	0.025
bb:how we	0.028	-0.013	-0.01	-0.005
bb:how your	-0.047	-0.001	0.048	0
bb:https :	0.007	-0.016	-0.009	0.018
bb:hundred reviews	-0.058	0	-0.004	0.062
bb:i "	0.072	-0.053	-0.01	-0.009
bb:ico :	0.039	0	0.004	-0.043
bb:ico registration	-0.075	0	0.007	0.069
bb:if it	-0.017	-0.001	-0.001	0.02
bb:if there	-0.003	0.036	-0.032	-0.001
bb:if you	-0.048	0.032	-0.002	0.018
bb:important information	0.071	-0.019	-0.03	-0.021
bb:imprint ¶	-0.022	-0.007	-0.013	0.042
bb:in DIGITS	0.001	-0.009	0.028	-0.019
bb:in a	-0.066	-0.007	0.029	0.044
bb:in england	-0.001	0.071	0.113	-0.184
bb:in great	-0.041	-0.005	0.006	0.04
bb:in guernsey	0.057	-0.003	-0.051	-0.003
bb:in ireland	0.115	-0.021	-0.076	-0.018
bb:in law	0.037	-0.006	-0.033	0.002
bb:in london	0.048	0	0	-0.047
bb:in may	0.052	-0.01	-0.04	-0.002
bb:in northern	0.138	-0.002	-0.072	-0.063
bb:in one	-0.009	-0.001	-0.007	0.017
bb:in our	0.006	-0.011	-0.003	0.008
bb:in plain	0.028	0	-0.001	-0.027
bb:in pounds	-0.025	0	0	0.025
bb:in respect	-0.035	0.031	-0.011	0.015
bb:in rova	-0.008	-0.01	0.025	-0.006
bb:in scotland	-0.027	0.001	0.06	-0.034
bb:in the	0.095	-0.005	-0.08	-0.009
bb:in these	0.018	-0.009	-0.011	0.002
bb:in this	-0.087	0.01	0.075	0.002
bb:in touch	0.031	0.008	-0.006	-0.034
bb:in your	0.018	-0.003	0.013	-0.028
bb:in ¶	0.012	-0.012	0.007	-0.007
bb:include ORG	-0.003	-0.027	0.031	-0.002
bb:include vat	-0.054	-0.001	-0.003	0.058
bb:incorporated in	-0.004	-0.01	0.008	0.005
bb:independently owned	-0.073	-0.009	0.03	0.052
bb:industries company	0.047	0	0	-0.047
bb:info @	0.045	-0.021	-0.013	-0.011
bb:information :	-0.018	-0.001	-0.001	0.019
bb:information about	-0.006	-0.017	-0.01	0.034
bb:information and	0.019	0.017	-0.036	-0.001
bb:information you	0.024	-0.003	-0.005	-0.016
bb:information ©	0.016	0	-0.001	-0.015
bb:information ¶	0.004	-0.039	0.039	-0.004
bb:insist on	0.025	-0.011	-0.033	0.019
bb:installation comes	0.018	-0.001	-0.017	0
bb:instalments the	-0.091	0.003	0.087	0
bb:instructions ¶	-0.013	-0.002	0.013	0.002
bb:insurance is	-0.011	-0.005	0.022	-0.006
bb:insurers and	0.021	-0.003	-0.004	-0.015
bb:interpretation ¶	0.047	-0.002	-0.041	-0.004
bb:introduction ¶	0.07	-0.035	-0.073	0.039
bb:invoices are	-0.01	-0.012	0.028	-0.006
bb:ireland may	-0.037	0.002	0.023	0.013
bb:ireland with	0.043	-0.005	-0.027	-0.011
bb:ireland ¶	-0.061	-0.008	-0.018	0.087
bb:is :	-0.009	-0.033	0.015	0.027
bb:is BRAND	0.019	0.037	-0.068	0.012
bb:is DIGITS	-0.016	0.084	-0.053	-0.014
bb:is NUM	-0.023	-0.006	0.024	0.005
bb:is ORG	0.055	-0.077	0.006	0.015
bb:is SELF	0.03	-0.006	-0.023	-0.001
bb:is a	0.205	0.055	-0.129	-0.131
bb:is about	0.031	-0.005	-0.017	-0.009
bb:is an	-0.008	-0.071	0.104	-0.026
bb:is arranged	-0.014	0.082	-0.067	0
bb:is at	0.022	-0.036	-0.024	0.038
bb:is authorised	-0.007	-0.014	0.05	-0.029
bb:is available	-0.065	-0.001	0.066	0
bb:is between	0.018	-0.012	-0.003	-0.003
bb:is charged	-0.014	-0.001	-0.002	0.017
bb:is committed	0.019	-0.023	0.021	-0.016
bb:is for	0.002	-0.005	-0.028	0.031
bb:is free	0.104	-0.001	-0.002	-0.1
bb:is given	0.032	0.01	-0.053	0.011
bb:is green	0.01	0	0	-0.01
bb:is held	0.016	-0.006	0.014	-0.024
bb:is hosted	-0.007	-0.011	0.018	0
bb:is how	0.041	-0.005	-0.035	-0.001
bb:is issued	-0.027	-0.01	0.003	0.034
bb:is kept	-0.017	-0.006	0.008	0.015
bb:is licensed	-0.02	-0.008	0.042	-0.015
bb:is longer	0.022	-0.002	-0.007	-0.012
bb:is made	-0.022	0.008	-0.003	0.016
bb:is managed	0.095	0.013	-0.053	-0.055
bb:is nearly	0.027	-0.001	-0.004	-0.022
bb:is needed	-0.008	-0.016	0.012	0.013
bb:is no	-0.018	-0.002	0.002	0.018
bb:is not	-0.012	-0.012	0.009	0.015
bb:is offered	-0.02	-0.013	0.052	-0.018
bb:is old	0.025	-0.001	-0.002	-0.022
bb:is one	-0.075	0.025	0.045	0.005
bb:is open	-0.009	-0.002	0	0.011
bb:is operated	0.059	0.003	-0.025	-0.037
bb:is owned	-0.079	0.144	-0.057	-0.008
bb:is part	-0.103	0.121	0.003	-0.022
bb:is processed	0.043	-0.003	-0.054	0.014
bb:is provided	-0.072	-0.041	0.142	-0.029
bb:is published	0.027	-0.001	-0.025	-0.001
bb:is registered	-0.099	0.053	0.062	-0.016
bb:is represented	-0.024	0.002	0.023	0
bb:is responsible	-0.007	-0.003	-0.022	0.032
bb:is run	0.005	-0.059	0.042	0.012
bb:is sent	-0.021	-0.017	0.037	0
bb:is sold	0.052	-0.013	-0.037	-0.001
bb:is supplied	0.028	-0.021	-0.004	-0.003
bb:is the	-0.143	-0.02	0.119	0.043
bb:is used	-0.073	-0.007	0.071	0.009
bb:is usually	0.015	-0.007	0.015	-0.024
bb:is with	0.019	-0.009	-0.031	0.021
bb:is written	0.022	-0.002	-0.011	-0.009
bb:isle of	-0.035	-0.007	-0.099	0.141
bb:issued by	-0.002	-0.032	0.03	0.004
bb:it and	0.051	-0.016	-0.032	-0.004
bb:it contractors	-0.012	0	0.024	-0.012
bb:it further	-0.035	-0.002	0.003	0.034
bb:it in	-0.043	-0.003	0.011	0.035
bb:it is	-0.008	-0.004	0.088	-0.076
bb:it keeps	-0.049	0.001	0.048	0
bb:it later	0.01	-0.008	-0.01	0.008
bb:it takes	-0.003	-0.007	-0.028	0.037
bb:it twice	0.017	-0.002	-0.011	-0.004
bb:it was	-0.026	-0.007	0.008	0.025
bb:it we	-0.034	0.001	0.063	-0.03
bb:it whenever	-0.014	-0.001	-0.001	0.015
bb:it with	-0.015	-0.01	0.002	0.023
bb:it works	-0.033	-0.008	-0.044	0.085
bb:it would	-0.011	0	0.011	0
bb:it ¶	0.131	-0.049	0.063	-0.145
bb:its affiliates	-0.022	0.025	-0.013	0.009
bb:its own	-0.008	-0.002	0.036	-0.026
bb:itself how	-0.049	0.001	0.048	0
bb:january DIGITS	0.011	-0.001	-0.013	0.003
bb:javascript to	0.053	0	0	-0.053
bb:job ¶	-0.05	-0.005	-0.007	0.061
bb:jobs ¶	-0.087	0	-0.001	0.088
bb:join our	0.058	-0.002	-0.01	-0.046
bb:join ¶	0.022	-0.009	0.013	-0.027
bb:journey ¶	0.03	-0.014	-0.01	-0.005
bb:june DIGITS	0.149	-0.067	-0.112	0.031
bb:just as	0.013	0	-0.005	-0.008
bb:keep a	-0.021	-0.009	-0.028	0.058
bb:keep the	-0.116	0	0.099	0.017
bb:keep up	-0.037	0	-0.003	0.04
bb:keeps transaction	-0.049	0.001	0.048	0
bb:kendal cumbria	0.013	0	0.002	-0.015
bb:kept for	-0.011	-0.002	-0.002	0.015
bb:kept in	-0.014	-0.005	0.004	0.015
bb:kingdom (	-0.003	-0.001	-0.008	0.012
bb:kingdom and	-0.006	0.033	-0.024	-0.003
bb:kingdom our	0.053	-0.009	-0.044	0
bb:kingdom ¶	0.077	-0.031	0.033	-0.079
bb:knew them	0.026	-0.001	-0.01	-0.015
bb:know not	0.028	-0.003	-0.022	-0.004
bb:kop com	0.082	-0.003	0.003	-0.082
bb:last month	0.035	-0.001	-0.001	-0.033
bb:last people	0.013	0	0.001	-0.014
bb:last three	0.001	-0.001	-0.012	0.011
bb:last updated	0.092	-0.04	-0.07	0.018
bb:last ¶	-0.028	0	0.002	0.026
bb:lasts ¶	-0.038	-0.001	0.002	0.037
bb:late ¶	0.01	-0.005	-0.004	-0.002
bb:later ¶	0.064	-0.009	-0.013	-0.043
bb:law BRAND	0.039	-0.006	-0.033	0
bb:leave analytics	-0.012	0	0.012	0
bb:legal agreement	-0.025	-0.002	0.029	-0.001
bb:legal and	0.024	-0.004	-0.027	0.006
bb:legal entity	0.066	-0.008	-0.045	-0.013
bb:legal information	0.035	-0.004	-0.031	0
bb:legal name	0.014	-0.001	-0.006	-0.007
bb:legal notice	0.106	-0.021	-0.084	-0.001
bb:legal ¶	-0.071	-0.005	0.037	0.039
bb:leicester le3	-0.016	0	0.016	0
bb:leicester leicestershire	-0.031	0.048	-0.014	-0.003
bb:leicestershire le3	-0.014	0.004	0.003	0.007
bb:leicestershire le5	0.008	0	0.003	-0.011
bb:lenders ¶	0.045	-0.039	0.008	-0.014
bb:length and	0.014	0	0	-0.014
bb:less and	0.017	-0.002	-0.011	-0.004
bb:less room	0.011	-0.001	-0.012	0.002
bb:letter for	0.014	-0.001	-0.001	-0.012
bb:letters and	-0.01	0.002	0.008	0
bb:letting agents	-0.023	0	0	0.023
bb:liability cover	-0.11	0.001	0.109	0
bb:licence agreement	0.018	-0.003	-0.016	0.001
bb:licence by	0.019	-0.016	-0.025	0.022
bb:licence from	-0.012	-0.003	0.013	0.002
bb:licences for	0.029	-0.004	-0.027	0.002
bb:licences ¶	0.024	-0.004	-0.027	0.006
bb:licensed by	0.004	-0.005	0.016	-0.015
bb:licensed to	-0.021	0.002	0.019	0
bb:limited by	-0.021	0.023	0.005	-0.007
bb:limited company	0.028	0.004	-0.027	-0.006
bb:limited’s privacy	0.022	0.034	-0.05	-0.006
bb:list and	0.004	-0.001	-0.027	0.025
bb:list if	-0.008	-0.002	-0.004	0.014
bb:list to	-0.028	-0.001	0.03	0
bb:list ¶	0.011	0	-0.011	0
bb:listed in	0.084	-0.01	-0.058	-0.016
bb:little less	0.046	-0.001	-0.013	-0.031
bb:local office	0.035	-0.015	-0.023	0.003
bb:log in	-0.065	-0.007	0.03	0.043
bb:london and	0.073	-0.005	-0.031	-0.038
bb:london bus	-0.029	-0.001	-0.001	0.032
bb:london england	-0.058	0.028	-0.007	0.037
bb:london n1	-0.017	-0.007	0.009	0.016
bb:london sw1w	-0.015	0	0.001	0.014
bb:london united	0.049	-0.003	-0.032	-0.014
bb:london w1w	-0.035	0	0.006	0.029
bb:london ¶	0.059	0	-0.001	-0.058
bb:long it	-0.049	0.001	0.048	0
bb:longer than	0.047	-0.002	-0.006	-0.04
bb:look after	-0.007	-0.005	0.03	-0.019
bb:look at	0.037	-0.011	-0.022	-0.004
bb:looked after	-0.011	-0.002	-0.008	0.021
bb:looks after	-0.006	0.008	0.016	-0.017
bb:lottery is	-0.001	0.023	0.012	-0.034
bb:lottery manager	0.017	-0.003	0.002	-0.017
bb:lottery terms	-0.052	0.089	-0.023	-0.013
bb:machine and	-0.007	-0.004	0.011	0
bb:machines ¶	-0.018	0	0	0.018
bb:made and	0.015	-0.001	-0.01	-0.004
bb:made by	-0.015	-0.004	-0.017	0.036
bb:made the	-0.011	0.002	0.009	0
bb:made up	-0.036	0.055	-0.027	0.007
bb:made with	-0.025	-0.001	-0.01	0.036
bb:maidstone ;	-0.027	0	0	0.027
bb:maidstone kent	0.018	-0.005	-0.013	0
bb:mail and	-0.04	-0.004	0.021	0.022
bb:mail ¶	-0.04	-0.005	0.006	0.039
bb:mailing list	0.015	-0.001	0.004	-0.018
bb:main trading	-0.05	0.034	0.012	0.004
bb:make searches	-0.005	-0.006	0.011	0
bb:make this	-0.034	0	0	0.034
bb:managed by	0.007	0.06	-0.011	-0.056
bb:manager a	0.005	-0.001	-0.029	0.025
bb:manager of	-0.013	0.002	0.01	0.002
bb:manager ¶	-0.018	0.046	0.001	-0.029
bb:many on	-0.062	0.015	0.046	0.001
bb:many private	-0.01	-0.002	-0.001	0.013
bb:march DIGITS	0.02	0.008	-0.007	-0.021
bb:mark is	0.03	-0.006	-0.024	0
bb:mark of	-0.004	-0.003	-0.007	0.014
bb:marketplace terms	-0.014	0	-0.001	0.015
bb:marketplace we	-0.062	0.015	0.046	0.001
bb:marks of	0.022	-0.003	-0.023	0.004
bb:massachusetts ¶	0.012	0	0.001	-0.013
bb:may DIGITS	0.043	-0.051	-0.023	0.031
bb:may be	-0.049	0.06	-0.044	0.033
bb:may look	0.036	-0.01	-0.024	-0.003
bb:may make	-0.005	-0.006	0.011	0
bb:may not	0.032	-0.016	-0.006	-0.011
bb:may pass	-0.025	0	0.025	0
bb:may still	-0.038	-0.001	0.009	0.031
bb:may sue	-0.025	0.002	0.025	-0.001
bb:me ¶	-0.022	-0.001	0.006	0.017
bb:mean the	0.016	-0.003	-0.011	-0.002
bb:means ORG	0.041	-0.007	-0.006	-0.027
bb:means a	0.071	-0.023	-0.031	-0.018
bb:means the	-0.006	-0.01	0.006	0.01
bb:meant for	0.016	-0.002	-0.011	-0.002
bb:measurement by	0.012	0	0.007	-0.018
bb:media measurement	0.012	0	0.006	-0.018
bb:meet us	0.018	-0.001	-0.029	0.011
bb:member of	-0.021	0.043	-0.016	-0.006
bb:members of	-0.036	-0.009	0.01	0.035
bb:members ¶	0.018	-0.009	-0.009	-0.001
bb:menu and	-0.02	-0.001	0.003	0.018
bb:menu ¶	-0.018	-0.006	0.013	0.011
bb:message to	-0.009	-0.001	-0.008	0.018
bb:message ¶	-0.016	0	0.002	0.014
bb:methods ¶	0.017	0	-0.001	-0.015
bb:mind later	0.012	0	-0.001	-0.011
bb:minutes ¶	0.025	-0.01	-0.02	0.005
bb:mobile application	-0.03	-0.001	0	0.031
bb:mofodo house	-0.013	0.001	0.012	0
bb:monday ¶	-0.033	-0.002	0.004	0.031
bb:money on	0.024	-0.001	-0.001	-0.023
bb:month ¶	0.111	-0.002	-0.013	-0.096
bb:more ¶	-0.009	-0.003	-0.011	0.023
bb:mortgage advice	-0.007	-0.002	-0.001	0.01
bb:mortgage ¶	-0.034	-0.008	0.015	0.027
bb:most of	-0.05	-0.001	0.002	0.049
bb:most warranties	0.025	-0.002	-0.006	-0.018
bb:mouth people	-0.027	-0.001	-0.001	0.028
bb:mug ¶	-0.016	0	0.016	0
bb:music people	0.015	0	0	-0.014
bb:music ¶	-0.025	0	0.003	0.022
bb:must be	0.008	-0.005	0.007	-0.01
bb:my own	-0.081	0	-0.001	0.082
bb:n12 retail	0.092	-0.035	-0.094	0.037
bb:name :	-0.017	-0.018	-0.031	0.067
bb:name BRAND	-0.026	0.002	0.024	0
bb:name is	-0.021	0.001	0.019	0
bb:name of	-0.059	-0.081	0.024	0.116
bb:name under	0.059	-0.018	-0.041	0
bb:name ¶	0.043	-0.014	-0.012	-0.018
bb:named on	0.015	0.038	-0.044	-0.009
bb:names of	0.015	0.013	-0.003	-0.025
bb:near you	0.083	0	0	-0.083
bb:nearly always	0.027	-0.001	-0.004	-0.022
bb:necessary cookies	-0.012	0	0.012	0
bb:necessary ones	-0.012	-0.001	0.001	0.012
bb:need a	0.008	-0.003	0.005	-0.01
bb:need the	-0.039	-0.001	0.003	0.037
bb:need to	0.04	-0.012	0.022	-0.049
bb:needed with	-0.008	-0.013	0.021	0
bb:needed ¶	0.087	-0.001	-0.004	-0.081
bb:new brochure	-0.032	0	-0.005	0.037
bb:new one	-0.019	-0.001	-0.001	0.02
bb:new website	-0.015	0	0.015	0
bb:newcastle upon	0.005	0	-0.01	0.006
bb:newest entries	-0.028	0.001	0.027	0
bb:news offers	0.014	-0.001	-0.001	-0.012
bb:news ¶	0.079	0.05	-0.071	-0.057
bb:newsletter is	-0.021	-0.016	0.037	0
bb:next day	0.025	-0.002	0.015	-0.039
bb:next working	-0.026	0	0	0.027
bb:night ¶	0.012	-0.009	-0.01	0.007
bb:no :	-0.012	-0.023	-0.049	0.085
bb:no DIGITS	-0.028	0.116	-0.039	-0.049
bb:no NUM	-0.098	0.068	0.007	0.023
bb:no SELF	0.106	-0.012	-0.042	-0.052
bb:no contract	0.065	0	-0.001	-0.064
bb:no footnotes	0.016	-0.002	-0.001	-0.013
bb:no gb	-0.08	-0.003	-0.014	0.098
bb:no menu	-0.018	-0.001	0.001	0.018
bb:no music	-0.02	-0.001	0.003	0.018
bb:no thanks	-0.012	0	-0.002	0.014
bb:nobody asks	0.017	-0.002	-0.011	-0.004
bb:norfolk nr7	-0.006	0	0.015	-0.008
bb:north yorkshire	0.017	-0.005	-0.006	-0.006
bb:northern ireland	0.003	-0.003	-0.042	0.042
bb:norupo balloon	-0.018	0.001	0.064	-0.047
bb:norwich norfolk	-0.003	-0.002	0.018	-0.013
bb:not a	-0.032	-0.012	0.021	0.023
bb:not grow	0.027	-0.003	-0.013	-0.01
bb:not keep	-0.037	0	-0.003	0.04
bb:not spoken	0.035	0	0	-0.034
bb:not the	0.02	-0.004	-0.019	0.003
bb:not to	-0.028	0.062	0	-0.034
bb:not use	0.006	-0.018	0.016	-0.005
bb:not with	-0.008	-0.014	0.023	-0.001
bb:notebook ¶	0.025	-0.001	-0.02	-0.005
bb:notes so	0.022	-0.001	-0.001	-0.02
bb:notes ¶	-0.006	0	-0.004	0.01
bb:nothing and	-0.002	-0.002	-0.024	0.027
bb:nothing ¶	0.053	-0.001	0.008	-0.06
bb:notice BRAND	-0.033	-0.004	-0.002	0.04
bb:notice covers	0.013	-0.034	0.016	0.005
bb:notice explains	-0.036	-0.011	0.064	-0.017
bb:notice for	-0.001	-0.006	-0.009	0.015
bb:notice is	0.035	-0.008	-0.038	0.011
bb:notice may	0.012	-0.002	-0.009	-0.001
bb:notice of	-0.02	-0.002	-0.007	0.029
bb:notice returns	-0.022	0	0	0.023
bb:notice tells	-0.006	-0.002	-0.005	0.013
bb:notice terms	0.232	-0.003	0.002	-0.231
bb:notice ©	0.165	-0.001	-0.005	-0.159
bb:notice ¶	0.113	-0.001	-0.065	-0.047
bb:nottingham bus	0.039	-0.001	-0.016	-0.022
bb:november DIGITS	0.011	-0.018	-0.006	0.013
bb:now ¶	-0.014	-0.001	-0.005	0.02
bb:number :	-0.159	0.087	0.085	-0.012
bb:number DIGITS	-0.042	0.032	0.01	0
bb:number NUM	-0.193	0.005	0.184	0.004
bb:number SELF	0.082	0.003	-0.059	-0.027
bb:number and	0.018	-0.003	-0.002	-0.014
bb:number is	-0.02	-0.031	-0.02	0.072
bb:number on	0.038	-0.002	-0.011	-0.025
bb:number ¶	-0.036	-0.018	0.055	-0.001
bb:obliged to	-0.013	0.026	-0.012	-0.001
bb:occasional recipe	0.014	-0.001	-0.001	-0.012
bb:october DIGITS	0.014	-0.002	-0.01	-0.001
bb:of :	-0.022	0.009	0.006	0.007
bb:of BRAND	0.03	0.03	-0.002	-0.058
bb:of DIGITS	0.017	-0.005	-0.014	0.002
bb:of ORG	0.05	-0.051	-0.062	0.064
bb:of SELF	0.072	-0.041	0	-0.031
bb:of a	0.057	0.02	-0.06	-0.017
bb:of booking	-0.028	-0.003	0	0.031
bb:of business	0.233	-0.005	0.01	-0.238
bb:of companies	-0.023	0.048	-0.015	-0.01
bb:of data	0.038	-0.005	-0.032	0
bb:of each	0.035	-0.004	-0.014	-0.017
bb:of england	-0.017	0.022	0.005	-0.01
bb:of every	-0.029	-0.001	0	0.03
bb:of halifax	-0.01	0	0	0.01
bb:of hereford	-0.014	0	0	0.014
bb:of it	0.075	-0.004	-0.02	-0.05
bb:of its	-0.096	0.166	0.015	-0.086
bb:of legal	0.038	-0.007	-0.019	-0.012
bb:of london	0.043	-0.006	-0.013	-0.024
bb:of maidstone	-0.037	0	0	0.037
bb:of man	-0.008	-0.005	-0.077	0.09
bb:of many	-0.062	0.015	0.046	0.001
bb:of mouth	-0.031	-0.003	-0.003	0.037
bb:of norwich	-0.01	0	0	0.01
bb:of nottingham	0.025	0	0	-0.025
bb:of our	0.008	0.007	-0.039	0.024
bb:of page	-0.093	-0.013	0.153	-0.047
bb:of sale	-0.021	0.021	-0.073	0.072
bb:of service	-0.123	0.002	-0.009	0.13
bb:of staff	0.029	-0.002	-0.004	-0.023
bb:of stay	0.014	-0.008	-0.005	0
bb:of the	-0.108	0.083	0.035	-0.01
bb:of their	0	-0.024	0.044	-0.021
bb:of them	-0.03	-0.009	0.006	0.034
bb:of these	0.065	-0.025	-0.044	0.004
bb:of this	-0.111	0.042	0.007	0.063
bb:of truro	0.023	0	0	-0.022
bb:of use	0.024	-0.041	0.024	-0.007
bb:of website	-0.059	-0.001	-0.001	0.061
bb:of which	-0.046	0.006	0.041	-0.001
bb:of your	-0.053	0.075	-0.044	0.021
bb:offered by	0.004	-0.007	0.015	-0.012
bb:offered to	-0.015	-0.004	0.023	-0.004
bb:offers and	0.014	-0.001	-0.001	-0.012
bb:offers ¶	-0.068	-0.001	-0.007	0.077
bb:office :	-0.085	0.009	0.018	0.057
bb:office BRAND	0.038	-0.015	-0.023	0
bb:office DIGITS	-0.063	-0.001	-0.002	0.066
bb:office address	-0.017	-0.033	0.034	0.016
bb:office is	-0.026	-0.039	-0.016	0.081
bb:office ¶	-0.019	-0.02	0.044	-0.004
bb:officer is	-0.039	-0.011	0.059	-0.009
bb:offices ¶	-0.031	-0.001	0.024	0.007
bb:offline ¶	0.022	-0.01	-0.008	-0.004
bb:often saves	0.023	-0.006	-0.027	0.01
bb:okimiletpo ¶	0.052	-0.001	-0.003	-0.049
bb:old and	0.025	-0.001	-0.002	-0.022
bb:on DIGITS	-0.051	-0.001	-0.008	0.06
bb:on a	0.019	-0.01	-0.007	-0.002
bb:on behalf	-0.031	-0.02	0.032	0.019
bb:on it	0.011	-0.006	0.002	-0.007
bb:on orders	-0.045	0	0	0.045
bb:on our	-0.042	0.034	0.03	-0.021
bb:on request	0.019	-0.003	0	-0.017
bb:on saturdays	0.007	-0.002	-0.02	0.016
bb:on the	-0.015	0.041	-0.054	0.028
bb:on this	-0.083	-0.017	0.122	-0.022
bb:on time	0.027	-0.001	-0.004	-0.022
bb:on to	-0.04	-0.008	-0.019	0.066
bb:on weekdays	0.028	-0.002	-0.02	-0.006
bb:on which	0.043	-0.027	-0.017	0.002
bb:on you	0.034	0	-0.009	-0.025
bb:on your	-0.03	-0.021	0.034	0.017
bb:on ¶	0.113	-0.007	-0.054	-0.051
bb:onarebu georgia	-0.011	-0.009	0.024	-0.004
bb:once and	0.015	-0.002	0	-0.014
bb:once we	0.004	-0.003	-0.014	0.013
bb:one of	0.009	0.065	-0.074	0.001
bb:one people	-0.036	-0.001	-0.001	0.038
bb:one person	0.011	-0.001	-0.01	0.001
bb:one ¶	-0.013	-0.017	0.034	-0.004
bb:online payments	-0.007	-0.004	0.011	0
bb:online ¶	0.027	-0.007	-0.004	-0.016
bb:only what	0	-0.003	-0.01	0.013
bb:only ¶	0.037	0.121	-0.009	-0.15
bb:open to	0.055	-0.016	-0.042	0.003
bb:opened an	-0.039	0	0.039	0
bb:opening hours	0.013	-0.001	-0.009	-0.004
bb:operate the	0.037	-0.022	-0.011	-0.003
bb:operated by	0.128	-0.011	-0.113	-0.004
bb:operating under	-0.008	-0.006	0.002	0.013
bb:optional cookies	-0.034	0	0.002	0.032
bb:or "	-0.135	0.008	0.008	0.119
bb:or BRAND	0.021	-0.002	-0.019	0
bb:or a	-0.008	0.032	-0.014	-0.01
bb:or an	-0.005	-0.003	0.01	-0.001
bb:or by	0.01	-0.003	-0.004	-0.002
bb:or delete	0.031	-0.002	-0.026	-0.002
bb:or for	-0.007	-0.003	-0.024	0.034
bb:or in	0.032	-0.002	-0.013	-0.017
bb:or our	0.023	-0.009	-0.037	0.023
bb:or sent	0.023	-0.003	-0.014	-0.005
bb:or the	0.089	-0.023	-0.073	0.007
bb:or through	-0.004	-0.009	0.014	0
bb:or to	-0.003	-0.002	-0.012	0.017
bb:or us	0.009	-0.01	0.008	-0.007
bb:or using	-0.014	-0.001	0	0.015
bb:or when	0.01	0	-0.011	0.001
bb:or write	0.046	-0.011	-0.044	0.01
bb:orchard road	-0.017	0.001	0.009	0.007
bb:orchard terrace	-0.011	0.001	0.01	0
bb:order by	-0.019	-0.003	-0.005	0.027
bb:order comes	0.014	0	0	-0.014
bb:order from	-0.005	0.025	-0.018	-0.002
bb:order or	-0.015	0	0	0.015
bb:order placed	-0.015	-0.017	0.061	-0.029
bb:order small	-0.036	0	0.036	0
bb:order with	0.01	-0.002	-0.004	-0.004
bb:order ¶	-0.034	-0.003	0.022	0.016
bb:orders above	-0.061	0.001	0.061	0
bb:orders over	-0.045	0	0	0.045
bb:organised by	-0.067	0	0	0.068
bb:other use	-0.031	0.001	0.03	0
bb:our "	0.105	-0.027	-0.064	-0.015
bb:our :	0.019	-0.002	-0.003	-0.014
bb:our and	0.074	-0.024	-0.045	-0.005
bb:our assets	-0.007	-0.013	0.02	0
bb:our behalf	-0.015	0.029	-0.024	0.01
bb:our business	0.014	-0.002	-0.012	0
bb:our card	-0.007	-0.004	0.011	0
bb:our company	0.053	-0.01	-0.04	-0.003
bb:our cookies	0.032	0	-0.009	-0.023
bb:our customers	0.011	0	0	-0.01
bb:our details	0.044	-0.014	-0.024	-0.006
bb:our emails	-0.004	-0.026	-0.044	0.075
bb:our fca	-0.027	0.002	0.025	0
bb:our full	0.028	-0.008	-0.019	-0.001
bb:our goods	0.053	-0.009	-0.044	0
bb:our group	-0.004	0.035	-0.03	-0.001
bb:our homes	0.035	0.021	-0.018	-0.039
bb:our insurer	-0.025	0	0.025	0
bb:our is	-0.037	0.051	-0.019	0.005
bb:our letter	0.014	-0.001	-0.001	-0.012
bb:our mailing	0.013	-0.001	0	-0.012
bb:our marketplace	-0.062	0.015	0.046	0.001
bb:our mean	-0.034	-0.004	0.039	-0.001
bb:our means	-0.037	0.005	-0.035	0.067
bb:our newsletter	-0.021	-0.016	0.037	0
bb:our or	0.027	-0.004	-0.009	-0.014
bb:our own	0.065	-0.008	-0.018	-0.039
bb:our partners	-0.006	-0.005	-0.028	0.039
bb:our people	0.012	0	-0.001	-0.012
bb:our premises	-0.014	0.035	-0.012	-0.009
bb:our privacy	-0.046	-0.004	0.003	0.046
bb:our refer	-0.046	0.086	-0.012	-0.028
bb:our registered	0.033	0.015	-0.059	0.01
bb:our servers	-0.006	-0.012	0.019	0
bb:our services	0.024	-0.007	-0.015	-0.001
bb:our shop	-0.018	-0.003	0.004	0.017
bb:our shops	-0.113	0.027	-0.018	0.104
bb:our site	0.044	-0.018	-0.011	-0.016
bb:our sites	0.024	-0.006	-0.018	0
bb:our story	-0.035	0.067	0.024	-0.056
bb:our system	-0.056	0.018	0.038	0.001
bb:our thousandth	-0.008	-0.002	-0.001	0.011
bb:our us	-0.025	0.04	0	-0.015
bb:our we	-0.016	0	0.016	0
bb:our website	-0.047	-0.013	0.056	0.004
bb:our work	0.016	-0.002	0.001	-0.016
bb:ours ¶	-0.013	-0.001	-0.003	0.017
bb:ourselves ;	-0.016	-0.001	-0.001	0.018
bb:out by	-0.053	-0.018	-0.011	0.083
bb:out here	-0.009	-0.006	0.018	-0.003
bb:out how	0.031	-0.007	-0.012	-0.013
bb:out more	-0.027	0	0	0.027
bb:out now	-0.032	0	-0.005	0.037
bb:out of	-0.015	-0.004	-0.014	0.033
bb:out the	0.023	-0.004	-0.015	-0.004
bb:out ¶	-0.016	-0.001	0.001	0.016
bb:outside ¶	-0.023	0	0	0.024
bb:ovekavuvu ¶	-0.028	-0.003	0.097	-0.066
bb:over DIGITS	0.043	-0.007	-0.03	-0.005
bb:over the	-0.027	0.032	-0.004	-0.002
bb:over when	0.003	-0.003	-0.012	0.012
bb:overview ¶	-0.011	0.024	-0.012	-0.001
bb:own ¶	-0.139	-0.011	0.115	0.034
bb:owned and	-0.11	0.089	0.015	0.006
bb:owned by	0.044	0.062	-0.042	-0.064
bb:owned subsidiary	0.077	0.032	-0.009	-0.101
bb:owned trading	-0.041	-0.02	0.063	-0.002
bb:owns and	-0.004	-0.007	-0.001	0.012
bb:owns the	-0.055	-0.001	0.035	0.021
bb:oxford oxfordshire	-0.007	0	0.011	-0.004
bb:packed ¶	0.008	-0.003	-0.016	0.011
bb:page says	0.039	-0.013	-0.013	-0.013
bb:page ¶	-0.149	-0.014	0.116	0.047
bb:pages are	0.035	-0.003	-0.008	-0.024
bb:pages you	0.002	-0.006	-0.019	0.023
bb:pages ¶	-0.011	-0.001	-0.001	0.012
bb:paid by	0.039	-0.003	0.001	-0.037
bb:paid for	-0.077	0.001	0.109	-0.032
bb:paid ¶	-0.031	0.054	-0.04	0.016
bb:pan ¶	-0.008	-0.001	-0.007	0.016
bb:paper and	-0.007	-0.002	-0.001	0.01
bb:papers to	-0.025	0	0.025	0
bb:parcels are	-0.113	0.001	0.112	0
bb:parcels carried	-0.022	0.001	0.008	0.013
bb:parcels go	-0.003	-0.015	0.02	-0.002
bb:parent company	0.076	-0.057	-0.028	0.008
bb:park ¶	0.001	0.033	-0.029	-0.005
bb:parking behind	-0.003	-0.002	-0.015	0.02
bb:part of	-0.167	0.221	-0.175	0.121
bb:parties :	-0.009	-0.001	-0.009	0.019
bb:parties ¶	-0.016	-0.006	0.008	0.014
bb:partner of	0.035	-0.002	0.001	-0.034
bb:partner ¶	-0.012	0	-0.001	0.014
bb:partners ¶	0.092	-0.005	-0.044	-0.044
bb:partnership registered	-0.026	-0.001	0	0.027
bb:parts people	0.023	0	0	-0.022
bb:pass details	-0.005	0.003	0.015	-0.012
bb:pass the	-0.031	-0.002	0.034	-0.001
bb:passed to	0.012	-0.007	0.005	-0.009
bb:password to	-0.021	-0.001	0.001	0.021
bb:patients ¶	-0.023	-0.006	-0.009	0.037
bb:pay a	0.025	-0.001	-0.013	-0.012
bb:pay by	-0.083	0.002	0.081	0
bb:pay ¶	0.01	-0.006	-0.012	0.009
bb:payment fails	0.02	-0.003	-0.017	0.001
bb:payment is	-0.013	-0.001	0.001	0.013
bb:payment methods	-0.008	0	-0.002	0.01
bb:payments are	-0.029	-0.019	0.072	-0.024
bb:payments on	-0.024	0	0.023	0
bb:payments ¶	-0.023	-0.002	0.003	0.022
bb:pazaki analytics	-0.021	-0.013	0.034	0
bb:people choose	0.059	-0.04	-0.033	0.015
bb:people for	-0.028	-0.001	0	0.029
bb:people who	0.024	-0.007	-0.022	0.005
bb:person from	0.01	-0.001	-0.009	0.001
bb:person who	0.038	-0.01	-0.012	-0.016
bb:personal data	0.015	0.059	-0.089	0.014
bb:personal information	-0.075	0.092	-0.05	0.033
bb:phone :	-0.03	-0.003	-0.009	0.042
bb:phone ¶	-0.052	-0.002	0.004	0.051
bb:photograph if	0.017	-0.003	-0.004	-0.01
bb:pictures of	-0.006	-0.007	-0.004	0.017
bb:pier ¶	-0.054	-0.001	0.03	0.025
bb:pipetfo road	0.042	0	0.003	-0.045
bb:placed through	-0.016	-0.016	0.061	-0.029
bb:placed ¶	-0.025	-0.004	0.006	0.023
bb:plain english	-0.005	0	-0.006	0.011
bb:plain words	0.027	0	-0.001	-0.025
bb:plainly meant	0.01	-0.002	-0.007	-0.001
bb:plainly wrong	0.01	0	-0.011	0.001
bb:platform supplied	-0.013	0.001	0.012	0
bb:platform ¶	-0.083	-0.004	0.01	0.077
bb:pleased ¶	-0.019	0	0	0.02
bb:policies are	0.014	0.001	0.026	-0.041
bb:policies ¶	-0.038	0	-0.001	0.039
bb:policy "	-0.008	-0.005	-0.024	0.036
bb:policy ORG	-0.055	0.048	0.011	-0.004
bb:policy applies	0.047	-0.005	-0.014	-0.027
bb:policy contact	-0.037	-0.001	0.001	0.037
bb:policy explains	0.079	-0.004	-0.012	-0.063
bb:policy for	0.023	-0.006	-0.011	-0.005
bb:policy is	0.012	0.019	-0.025	-0.005
bb:policy privacy	-0.009	0	-0.001	0.01
bb:policy returns	0.025	0	0	-0.024
bb:policy sets	0.011	-0.004	-0.008	0.001
bb:policy terms	-0.256	-0.001	0.033	0.224
bb:policy ©	0.081	-0.001	-0.002	-0.079
bb:policy ¶	0.317	-0.015	-0.135	-0.167
bb:polisi preifatrwydd	0.028	-0.001	-0.002	-0.025
bb:portal ¶	-0.064	0.026	0.083	-0.045
bb:post :	0.02	-0.007	-0.013	-0.001
bb:post ¶	0.018	-0.007	-0.018	0.006
bb:powered by	-0.05	-0.021	0.059	0.013
bb:preifatrwydd ¶	0.028	-0.001	-0.002	-0.025
bb:premises ¶	0.004	-0.006	0.021	-0.019
bb:price and	0.049	-0.004	-0.025	-0.02
bb:price does	0.037	-0.003	-0.014	-0.02
bb:price list	0.004	-0.001	-0.027	0.025
bb:price that	-0.038	0	0.037	0
bb:price ¶	-0.038	-0.005	0.005	0.037
bb:prices ¶	-0.007	-0.007	0.018	-0.005
bb:privacy &	0.007	-0.004	-0.01	0.006
bb:privacy BRAND	-0.009	-0.001	-0.001	0.011
bb:privacy and	0.094	-0.025	0.024	-0.094
bb:privacy contact	-0.004	-0.019	-0.002	0.025
bb:privacy cookies	0.104	-0.003	-0.014	-0.088
bb:privacy notice	0.19	0.092	-0.111	-0.171
bb:privacy policy	0.24	-0.046	-0.137	-0.058
bb:privacy statement	0.018	0.04	0.026	-0.083
bb:privacy terms	-0.123	-0.019	-0.005	0.147
bb:privacy ©	-0.015	0	-0.001	0.016
bb:privacy ¶	0.237	0.121	-0.164	-0.194
bb:private houses	-0.01	-0.002	-0.001	0.013
bb:private limited	0.012	0.01	-0.016	-0.005
bb:prize draw	0.032	-0.006	-0.024	-0.002
bb:processed by	-0.006	-0.011	0.017	0
bb:processors ¶	-0.005	-0.011	0.018	-0.002
bb:products from	0.048	-0.037	-0.022	0.01
bb:products ¶	-0.021	-0.002	-0.003	0.026
bb:promoter :	0.058	-0.011	-0.045	-0.002
bb:promoter is	0.052	-0.013	-0.02	-0.018
bb:promoter of	-0.098	0.046	0.054	-0.001
bb:promoter ¶	0.023	-0.003	-0.018	-0.001
bb:promotion is	-0.053	-0.012	0.066	-0.001
bb:property of	0.051	-0.008	-0.025	-0.017
bb:protecting and	-0.019	-0.02	0.023	0.017
bb:protection act	-0.014	-0.005	0.021	-0.002
bb:protection of	0.038	-0.002	-0.005	-0.03
bb:protection officer	-0.002	-0.031	0.046	-0.012
bb:protection policy	0.047	-0.022	-0.062	0.037
bb:protection regulation	-0.001	-0.004	-0.019	0.025
bb:protection ¶	0.19	-0.022	-0.122	-0.046
bb:proudly created	0.105	0	0	-0.104
bb:prove it	0.017	-0.002	-0.011	-0.004
bb:provided by	-0.085	-0.041	0.183	-0.058
bb:provider (	0.049	-0.004	0.04	-0.085
bb:provider and	-0.058	0.005	0.054	0
bb:public liability	-0.11	0.001	0.109	0
bb:publish what	0.017	-0.003	-0.018	0.003
bb:publisher :	-0.006	-0.009	0.023	-0.008
bb:purchase of	-0.03	-0.002	0.045	-0.012
bb:purpose of	0.003	-0.012	0.004	0.004
bb:purpose ¶	-0.006	-0.004	0.026	-0.016
bb:purposes of	-0.007	-0.007	-0.014	0.028
bb:put it	-0.022	-0.001	0.002	0.022
bb:quarry road	-0.015	0	0.002	0.013
bb:questions go	-0.001	-0.023	0.026	-0.002
bb:questions write	-0.043	0.003	0.04	0
bb:questions ¶	0.011	0	0	-0.011
bb:quotation that	-0.016	-0.016	0.061	-0.029
bb:quote ¶	0.038	-0.001	-0.033	-0.005
bb:range for	-0.005	-0.001	-0.012	0.018
bb:rapa ¶	0.052	-0.001	-0.003	-0.049
bb:rated DIGITS	0.061	-0.001	-0.001	-0.059
bb:rather you	0.026	-0.001	-0.01	-0.015
bb:read more	0	-0.003	-0.01	0.013
bb:read these	-0.045	0.008	0.022	0.015
bb:reading bus	0.022	0	0	-0.021
bb:reading rg30	-0.018	0.006	0.005	0.007
bb:reason we	0.01	-0.004	-0.005	-0.001
bb:recent work	-0.014	0	0.015	0
bb:recipe people	-0.014	0	0	0.015
bb:records on	-0.023	0.008	0.001	0.014
bb:records parcels	-0.019	0	0.019	0
bb:recycle what	0.035	-0.002	-0.002	-0.032
bb:ref DIGITS	0.012	-0.006	-0.06	0.054
bb:refer to	0.001	0.083	-0.029	-0.055
bb:reference agencies	-0.013	-0.053	0.07	-0.004
bb:reference for	0.03	-0.001	-0.006	-0.023
bb:reference number	0.063	-0.041	-0.017	-0.006
bb:reference to	-0.032	0.051	-0.02	0.001
bb:reference web	0.037	-0.001	-0.001	-0.035
bb:references to	0.007	-0.017	0.01	-0.001
bb:referred to	-0.052	-0.003	0.022	0.033
bb:refers to	0.034	-0.004	-0.018	-0.012
bb:reg co	-0.02	-0.003	-0.006	0.029
bb:reg no	-0.003	0.004	-0.016	0.015
bb:register number	-0.061	-0.002	0.064	-0.001
bb:register of	0.012	-0.004	-0.008	-0.001
bb:register ¶	-0.066	-0.001	-0.001	0.069
bb:registered address	0.007	0.057	-0.041	-0.024
bb:registered charity	0	0.113	0.106	-0.219
bb:registered company	0.037	0.028	-0.092	0.027
bb:registered in	0.075	0.131	-0.163	-0.043
bb:registered number	0.003	-0.008	-0.007	0.012
bb:registered office	0.004	-0.067	0.041	0.021
bb:registered trademark	-0.006	-0.004	0.011	-0.001
bb:registered vat	-0.045	0.004	-0.033	0.075
bb:registered with	-0.035	-0.023	0.049	0.008
bb:registration no	0.001	0.006	-0.032	0.025
bb:registration number	0.067	0.002	-0.08	0.011
bb:regulated by	-0.001	-0.039	0.098	-0.059
bb:regulation (	0.005	-0.007	-0.02	0.022
bb:regulation authority	0.041	0.001	0.026	-0.068
bb:regulator ¶	-0.004	-0.006	0.01	-0.001
bb:regulatory information	0.01	-0.001	-0.003	-0.006
bb:regulatory ¶	0.01	-0.001	0	-0.009
bb:reject ¶	0.016	-0.001	-0.001	-0.014
bb:relationship with	0.012	0.036	-0.049	0.001
bb:rented unit	-0.012	0	0	0.012
bb:report ¶	0.021	-0.001	-0.003	-0.017
bb:repossessed if	0.02	0	-0.002	-0.018
bb:representative of	-0.078	-0.061	0.151	-0.011
bb:represented by	-0.043	-0.001	0.046	-0.003
bb:reserved BRAND	-0.006	0.02	-0.018	0.005
bb:reserved site	0.049	-0.001	0.009	-0.058
bb:reserved website	0.025	0	0.011	-0.036
bb:reserved ¶	0.092	0.013	-0.072	-0.033
bb:respect of	-0.035	0.031	-0.011	0.015
bb:respecting your	-0.019	-0.02	0.023	0.017
bb:responsible for	-0.015	-0.003	0.03	-0.013
bb:responsible ¶	0.028	-0.001	-0.026	-0.001
bb:rest found	-0.015	-0.002	-0.003	0.02
bb:rest of	0.02	-0.002	-0.004	-0.015
bb:rest ¶	0.024	-0.001	-0.015	-0.009
bb:retail finance	0.091	-0.037	-0.09	0.036
bb:returns policy	-0.03	-0.003	0.036	-0.003
bb:returns ¶	0.017	-0.016	-0.049	0.048
bb:revenue &	-0.015	-0.016	0.034	-0.004
bb:reviews on	-0.086	0.001	0.085	0
bb:reviews ¶	0.048	-0.006	-0.023	-0.02
bb:rid of	0.026	-0.003	-0.02	-0.003
bb:right people	-0.02	-0.001	0	0.021
bb:rights reserved	0.048	0.019	-0.022	-0.045
bb:road dublin	0.042	0	0.003	-0.045
bb:road east	0.01	-0.001	0	-0.009
bb:road hereford	-0.015	0.007	0.002	0.007
bb:road london	-0.113	0.128	-0.014	-0.002
bb:road norwich	-0.01	-0.002	0.012	0
bb:room people	-0.053	0	-0.001	0.054
bb:room ¶	0.131	-0.001	-0.011	-0.12
bb:rooms are	-0.012	-0.009	0.013	0.007
bb:rough and	-0.018	-0.001	-0.001	0.019
bb:round the	0.05	-0.002	-0.004	-0.045
bb:row brighton	-0.023	0.004	0.019	0
bb:royal charter	0.013	-0.001	-0.01	-0.002
bb:run by	0.038	0.034	-0.035	-0.037
bb:run on	-0.008	-0.02	0.032	-0.004
bb:run this	0.053	0	0	-0.053
bb:running at	-0.095	0.002	0.092	0.001
bb:runs on	-0.004	-0.013	0.017	0
bb:runs the	-0.039	0.007	0.034	-0.002
bb:runs this	-0.065	0.009	0.013	0.043
bb:rusome street	-0.013	0.001	0.012	0
bb:safeguarding ¶	-0.068	0	-0.001	0.069
bb:said about	0.014	0	0	-0.013
bb:said yesterday	-0.011	0	0.011	0
bb:said ¶	0.056	0	-0.004	-0.051
bb:sale ¶	0.001	0.023	-0.066	0.042
bb:sales @	0.026	-0.002	-0.001	-0.023
bb:sales and	-0.061	-0.002	0.016	0.047
bb:same afternoon	0.04	-0.004	-0.024	-0.012
bb:same day	0.019	-0.003	-0.002	-0.015
bb:saturday of	-0.005	-0.002	-0.013	0.02
bb:saturdays ¶	0.008	-0.001	-0.017	0.01
bb:saves a	0.04	-0.006	-0.03	-0.003
bb:say "	0.01	-0.002	-0.008	0
bb:say reviews	-0.047	0	0.046	0
bb:say ¶	-0.039	0	0.038	0
bb:says how	-0.02	-0.008	0.016	0.012
bb:says what	0.038	-0.016	-0.008	-0.014
bb:school head	-0.052	0	-0.001	0.052
bb:schools ¶	0.049	-0.005	-0.022	-0.022
bb:scope ¶	-0.017	-0.007	-0.004	0.029
bb:scotland (	-0.013	-0.001	0.005	0.009
bb:scotland company	-0.016	0.001	0.016	-0.001
bb:scotland no	-0.033	-0.013	0.019	0.028
bb:scotland with	-0.01	0.03	-0.014	-0.006
bb:scotland ¶	-0.033	-0.001	-0.001	0.035
bb:searches with	-0.005	-0.006	0.011	0
bb:season :	0.017	0	-0.001	-0.016
bb:second visit	0.004	-0.001	0.011	-0.014
bb:sectors ¶	0.004	-0.014	-0.004	0.014
bb:see details	-0.018	-0.003	-0.002	0.022
bb:see examples	0.009	-0.002	-0.017	0.009
bb:see how	-0.014	-0.001	0	0.015
bb:see ¶	0.02	0	0	-0.019
bb:seed box	0.025	-0.001	-0.016	-0.008
bb:seen at	-0.014	0	-0.001	0.015
bb:sees it	-0.022	-0.019	0.042	-0.002
bb:seller is	0.02	-0.006	-0.028	0.015
bb:seller means	0.044	-0.007	-0.017	-0.02
bb:seller ¶	0.054	-0.007	-0.025	-0.022
bb:sellers ¶	0.035	-0.001	-0.012	-0.022
bb:sent by	0.017	-0.003	-0.014	-0.001
bb:sent through	-0.023	-0.017	0.04	0
bb:seo by	-0.066	-0.001	0.013	0.054
bb:september DIGITS	0.031	-0.003	-0.002	-0.027
bb:service "	-0.023	-0.009	0.02	0.012
bb:service (	0.033	-0.021	-0.012	-0.001
bb:service is	0.018	0.024	-0.043	0.001
bb:service of	0.015	-0.022	-0.008	0.014
bb:service operated	0.044	-0.01	-0.034	0
bb:service provided	-0.044	-0.021	0.065	-0.001
bb:service provider	0.103	-0.001	0.001	-0.103
bb:service ¶	-0.046	-0.007	0.005	0.047
bb:services "	0.063	-0.01	-0.035	-0.018
bb:services (	-0.026	0.04	-0.031	0.017
bb:services ;	-0.03	-0.041	0.095	-0.025
bb:services are	0.03	-0.024	0.012	-0.018
bb:services by	0.057	-0.019	-0.031	-0.007
bb:services of	0.051	-0.002	-0.029	-0.02
bb:services provided	0.089	-0.033	-0.052	-0.003
bb:services register	-0.076	-0.008	0.074	0.01
bb:services ¶	0.082	-0.019	-0.033	-0.03
bb:session comes	0.015	0	0	-0.015
bb:session ¶	-0.036	-0.002	-0.001	0.039
bb:set by	0.018	-0.007	-0.008	-0.004
bb:set out	-0.024	-0.015	0.043	-0.004
bb:sets out	0.047	-0.01	-0.025	-0.012
bb:seven days	-0.043	-0.001	0.001	0.043
bb:sexton road	0.017	-0.001	-0.002	-0.015
bb:share it	-0.043	-0.011	0.046	0.008
bb:share of	-0.002	0.04	-0.038	0
bb:share what	0.011	-0.014	0.018	-0.015
bb:share with	-0.01	-0.006	0.023	-0.006
bb:share your	-0.01	0.062	-0.06	0.007
bb:sharing ¶	-0.015	-0.021	0.038	-0.002
bb:sheffield south	-0.011	0.001	0.019	-0.009
bb:shop are	-0.04	0.005	0.035	0
bb:shop in	-0.037	0	-0.001	0.039
bb:shop is	-0.062	0.012	0.05	0.001
bb:shop platform	-0.013	0.001	0.012	0
bb:shop ¶	0.026	-0.009	-0.003	-0.015
bb:shopquay ¶	0.015	0	-0.001	-0.015
bb:shops farms	-0.011	-0.001	-0.001	0.014
bb:shops ¶	-0.091	0.027	-0.017	0.082
bb:show ¶	-0.042	0.002	0	0.04
bb:shows work	-0.002	-0.002	-0.014	0.017
bb:sign up	-0.029	0	0.001	0.028
bb:since DIGITS	-0.004	-0.008	-0.003	0.015
bb:since that	0.019	-0.005	-0.018	0.003
bb:site :	-0.018	0.001	0.064	-0.047
bb:site ;	0.026	-0.014	-0.01	-0.002
bb:site and	0.018	-0.003	-0.013	-0.002
bb:site is	0.016	-0.025	-0.006	0.015
bb:site the	-0.024	0.048	-0.01	-0.013
bb:site uses	-0.029	-0.012	0.029	0.012
bb:site work	-0.034	0	0	0.034
bb:site ¶	0.06	-0.011	-0.018	-0.032
bb:sites and	-0.006	-0.003	-0.018	0.027
bb:six months	-0.005	-0.004	0.01	-0.001
bb:six years	-0.013	0	0	0.014
bb:sk9 7jt	-0.024	-0.006	-0.02	0.049
bb:skip to	-0.008	-0.01	0.002	0.017
bb:slavery statement	0.128	0.044	-0.063	-0.108
bb:small firms	0.038	-0.002	-0.002	-0.035
bb:small parcels	-0.073	0.002	0.071	0
bb:small team	0.017	-0.001	-0.016	0
bb:smaller range	-0.005	-0.001	-0.012	0.018
bb:so that	0.023	-0.006	0.01	-0.028
bb:social media	0.015	-0.003	0.007	-0.019
bb:sold by	0.082	-0.049	-0.079	0.047
bb:sold through	0.001	0.053	-0.026	-0.029
bb:sole trader	-0.092	-0.005	0.019	0.078
bb:solicitors regulation	0.055	0.001	0.026	-0.082
bb:some of	-0.01	-0.016	0.027	-0.001
bb:somebody asks	-0.014	-0.001	-0.001	0.015
bb:somebody else	0.032	-0.01	-0.02	-0.002
bb:someone brought	-0.012	-0.002	-0.003	0.017
bb:south yorkshire	-0.028	0.001	0.019	0.008
bb:speak to	0.031	-0.006	-0.007	-0.019
bb:spoken to	0.035	0	0	-0.034
bb:spring opening	0.012	-0.001	-0.009	-0.003
bb:sra no	-0.011	0	0.011	0
bb:staff ¶	0.032	-0.003	-0.008	-0.021
bb:stand people	-0.012	0	0	0.012
bb:stand ¶	0.009	0	0.002	-0.01
bb:standard terms	0.031	-0.007	-0.001	-0.024
bb:statement ¶	0.129	0.08	-0.07	-0.139
bb:status ¶	-0.001	-0.003	-0.012	0.016
bb:stay :	0.022	-0.001	-0.001	-0.019
bb:stay ¶	0.014	-0.008	-0.005	0
bb:still insist	0.008	-0.006	-0.026	0.024
bb:stockport bus	0.013	0	0	-0.013
bb:stops at	0.022	-0.006	-0.024	0.008
bb:stored by	-0.008	-0.007	0.015	-0.001
bb:story contact	-0.023	0.01	0.009	0.004
bb:story ¶	-0.025	0.06	-0.01	-0.025
bb:street dublin	-0.017	0.002	0.015	0
bb:street glasgow	-0.058	0.003	0.033	0.022
bb:street london	0.04	0.024	-0.017	-0.047
bb:strictly necessary	-0.012	0	0.013	0
bb:studio ¶	0.03	-0.001	-0.002	-0.028
bb:style of	-0.022	-0.038	0.016	0.044
bb:subject to	0.015	-0.003	-0.016	0.004
bb:subscribe to	-0.018	-0.001	0.007	0.012
bb:subscribe ¶	-0.018	-0.005	0.008	0.015
bb:subsidiary of	0.091	-0.002	0.015	-0.104
bb:such as	-0.032	0.112	-0.077	-0.003
bb:sue at	-0.026	0.002	0.026	-0.001
bb:sum and	-0.061	0.001	0.061	0
bb:supervisory authority	-0.004	-0.013	0.019	-0.002
bb:supplied by	0.009	-0.031	0.029	-0.006
bb:supplier ¶	-0.006	-0.005	0.012	-0.001
bb:suppliers :	-0.021	0.001	0.02	0
bb:suppliers ¶	0.019	-0.004	0.01	-0.025
bb:supply the	-0.016	0	0	0.017
bb:supply ¶	0.026	-0.008	-0.02	0.002
bb:support from	-0.011	0	0.011	0
bb:support ¶	0.092	-0.007	0.004	-0.088
bb:surrey tw9	0.02	0	0.002	-0.022
bb:sw1w 5lg	-0.015	0	0.001	0.014
bb:swansea west	0.018	-0.001	0	-0.017
bb:system we	-0.056	0.018	0.038	0.001
bb:t &	-0.009	0.048	-0.024	-0.015
bb:t a	-0.019	-0.049	-0.062	0.13
bb:tables at	-0.047	0.018	0.038	-0.008
bb:tafapon ¶	-0.108	-0.009	-0.059	0.176
bb:take it	-0.036	-0.007	0.008	0.034
bb:take over	-0.007	0.02	-0.012	-0.001
bb:take the	0.013	-0.002	-0.005	-0.007
bb:taken by	-0.034	0.041	0.019	-0.026
bb:takes effect	0.033	0	0.001	-0.034
bb:talk about	-0.036	-0.005	0.036	0.005
bb:talk to	0.002	0.035	-0.012	-0.026
bb:tannery enterprise	0.01	-0.002	-0.009	0
bb:tax office	0.013	0	0	-0.012
bb:team at	0.017	-0.001	-0.016	0
bb:team ¶	-0.027	0.005	0.01	0.012
bb:tel :	0.023	0.037	-0.054	-0.006
bb:telephone DIGITS	-0.004	0.062	-0.079	0.022
bb:telephone and	0.056	-0.001	-0.006	-0.048
bb:telerau ac	-0.012	-0.004	-0.009	0.025
bb:tell us	0.006	-0.008	-0.024	0.026
bb:tell you	-0.013	-0.003	-0.012	0.028
bb:tells you	-0.011	-0.003	-0.006	0.019
bb:ten and	-0.012	-0.001	-0.012	0.026
bb:ten years	0.031	0	0	-0.031
bb:tenancy and	0.015	0	0	-0.015
bb:term at	-0.016	0	0	0.016
bb:terms "	0.023	0.022	-0.027	-0.018
bb:terms &	-0.047	0.123	-0.097	0.021
bb:terms and	0.024	-0.041	-0.027	0.043
bb:terms apply	-0.012	-0.002	-0.003	0.018
bb:terms are	0.004	-0.014	-0.004	0.014
bb:terms before	-0.046	0.008	0.022	0.016
bb:terms contact	-0.016	-0.009	-0.013	0.037
bb:terms delivery	-0.035	0.001	0.024	0.01
bb:terms for	-0.044	-0.003	-0.003	0.05
bb:terms govern	0.039	-0.026	-0.037	0.024
bb:terms legal	0.042	0	0	-0.041
bb:terms of	0.075	0.027	0.007	-0.109
bb:terms on	0.038	-0.024	-0.015	0.002
bb:terms privacy	0.243	-0.01	-0.002	-0.231
bb:terms returns	-0.065	0.001	0.02	0.045
bb:terms set	-0.009	-0.003	0.015	-0.003
bb:terms ©	0.014	-0.001	-0.002	-0.011
bb:terms ¶	-0.226	0.118	-0.1	0.207
bb:thames surrey	0.02	0	0.002	-0.022
bb:than DIGITS	-0.025	-0.001	0.001	0.025
bb:than most	0.02	-0.002	-0.006	-0.012
bb:thank you	-0.036	-0.013	0.014	0.035
bb:thanks to	-0.014	0.001	0.012	0
bb:that BRAND	-0.017	-0.003	-0.006	0.026
bb:that are	0.029	-0.001	0	-0.028
bb:that day	0.02	-0.002	-0.016	-0.002
bb:that forbid	-0.03	0.002	0.027	0
bb:that is	-0.031	-0.006	0.013	0.025
bb:that it	-0.011	0	0.011	0
bb:that nobody	0.009	-0.002	0.004	-0.012
bb:that often	0.021	-0.006	-0.027	0.012
bb:that the	0.026	-0.001	0.001	-0.026
bb:that you	-0.032	0.001	0.053	-0.022
bb:the "	-0.124	0.022	0.051	0.052
bb:the BRAND	0.107	-0.015	-0.124	0.032
bb:the DIGITS	0.014	-0.002	-0.006	-0.006
bb:the ORG	-0.085	0.008	0.051	0.026
bb:the SELF	0.036	-0.001	-0.013	-0.022
bb:the account	0.004	-0.008	0.022	-0.019
bb:the agent	-0.046	-0.003	0.052	-0.003
bb:the agreement	0.014	-0.021	-0.008	0.014
bb:the app	0.101	-0.093	0.007	-0.015
bb:the application	-0.091	0.001	0.09	0
bb:the back	-0.012	-0.004	0.041	-0.024
bb:the board	0.019	-0.002	-0.017	0
bb:the booking	-0.035	0.023	-0.01	0.022
bb:the building	-0.031	-0.003	-0.006	0.039
bb:the business	-0.147	-0.002	0.103	0.047
bb:the cardiff	0.014	0	0	-0.014
bb:the choices	0.063	-0.024	-0.028	-0.01
bb:the client	-0.015	0.03	0.024	-0.039
bb:the club	0.045	0.029	-0.039	-0.034
bb:the company	-0.047	-0.037	-0.001	0.084
bb:the conditions	0.014	-0.009	-0.003	-0.002
bb:the contract	0.02	-0.002	-0.013	-0.005
bb:the controller	0.045	0.022	-0.063	-0.004
bb:the corner	0.014	-0.001	-0.004	-0.009
bb:the counter	0.027	-0.003	-0.014	-0.01
bb:the county	-0.035	0.002	0	0.033
bb:the customer	0.015	-0.029	-0.009	0.023
bb:the data	-0.113	-0.063	0.139	0.037
bb:the day	0.011	-0.003	-0.022	0.014
bb:the delivery	0.021	0	-0.001	-0.02
bb:the door	0.036	-0.006	-0.024	-0.007
bb:the edge	0.014	-0.002	-0.002	-0.01
bb:the end	0.022	-0.001	0.001	-0.022
bb:the exeter	-0.022	0	0	0.022
bb:the fca	0.018	-0.001	0.018	-0.034
bb:the financial	-0.053	-0.037	0.069	0.021
bb:the first	0.007	-0.025	0.027	-0.009
bb:the following	-0.057	0.193	-0.15	0.013
bb:the form	-0.026	-0.005	-0.015	0.046
bb:the gallery	0.015	-0.002	-0.017	0.004
bb:the gambling	0.051	0.024	-0.005	-0.07
bb:the goods	0.047	-0.007	-0.033	-0.007
bb:the group	0.002	0.063	-0.036	-0.029
bb:the isle	-0.008	-0.005	-0.077	0.09
bb:the job	-0.001	-0.011	-0.031	0.044
bb:the last	-0.028	-0.002	-0.019	0.049
bb:the law	0.032	-0.002	-0.004	-0.026
bb:the lottery	-0.058	0.061	0.019	-0.022
bb:the manager	-0.023	0.074	-0.018	-0.033
bb:the middle	0.018	-0.004	0.003	-0.018
bb:the money	0.024	-0.001	-0.001	-0.023
bb:the name	-0.02	-0.006	0.005	0.022
bb:the names	0.029	-0.003	-0.003	-0.023
bb:the national	0.075	-0.004	0.024	-0.095
bb:the next	0.072	0	0	-0.072
bb:the north	0.015	-0.001	-0.003	-0.011
bb:the nottingham	0.039	-0.001	-0.016	-0.022
bb:the number	0.027	-0.002	-0.001	-0.025
bb:the occasional	0.01	-0.001	-0.001	-0.008
bb:the order	-0.074	-0.014	0.044	0.045
bb:the owner	0.019	-0.01	-0.008	-0.001
bb:the page	-0.019	-0.001	0.006	0.014
bb:the papers	-0.025	0	0.025	0
bb:the parent	-0.001	0.02	-0.028	0.009
bb:the parties	-0.011	-0.001	-0.008	0.02
bb:the payment	0.027	-0.001	0.001	-0.026
bb:the person	0.002	0.035	-0.024	-0.013
bb:the pier	-0.063	-0.001	0.034	0.029
bb:the platform	-0.027	-0.009	0.018	0.018
bb:the policy	0.028	0.001	-0.017	-0.012
bb:the price	0	-0.003	-0.014	0.018
bb:the privacy	0.01	-0.01	-0.032	0.032
bb:the promoter	-0.007	0.024	0.005	-0.023
bb:the property	0.068	-0.014	-0.029	-0.025
bb:the purpose	-0.045	-0.005	0.043	0.008
bb:the purposes	-0.007	-0.007	-0.014	0.028
bb:the questions	0.005	-0.002	-0.024	0.02
bb:the reading	0.022	0	0	-0.021
bb:the reason	0.01	-0.004	-0.005	-0.001
bb:the record	0.023	-0.001	-0.022	-0.001
bb:the records	0.019	0.017	-0.009	-0.028
bb:the register	-0.007	-0.006	0	0.012
bb:the registered	0.015	-0.015	0.026	-0.025
bb:the regulator	-0.004	-0.006	0.011	-0.001
bb:the relevant	-0.068	0.047	-0.007	0.028
bb:the rest	0.052	-0.013	-0.013	-0.026
bb:the right	-0.038	-0.008	0.008	0.038
bb:the royal	-0.031	-0.001	-0.011	0.043
bb:the same	0.01	0.015	-0.022	-0.003
bb:the scheme	-0.002	-0.02	-0.013	0.035
bb:the second	0.001	-0.004	0.014	-0.011
bb:the seller	0.088	-0.013	-0.047	-0.027
bb:the service	0.057	-0.026	-0.039	0.008
bb:the services	-0.002	0.028	-0.029	0.004
bb:the seven	0.012	-0.003	-0.003	-0.006
bb:the shop	-0.013	-0.01	0.025	-0.003
bb:the shops	-0.002	0.031	-0.011	-0.017
bb:the site	0.073	-0.028	-0.043	-0.002
bb:the solicitors	0.055	0.001	0.026	-0.082
bb:the stockport	0.013	0	0	-0.013
bb:the supervisory	-0.004	-0.012	0.018	-0.002
bb:the supplier	-0.02	-0.005	0.034	-0.008
bb:the telephone	-0.038	-0.001	0	0.039
bb:the terms	-0.045	0.028	0.004	0.014
bb:the trade	-0.047	-0.015	0.014	0.048
bb:the trading	-0.132	0.111	0.055	-0.034
bb:the truro	-0.012	0	0	0.012
bb:the uk	0.071	0.028	-0.066	-0.033
bb:the united	-0.124	-0.023	0.059	0.088
bb:the usa	-0.011	0.035	-0.023	0
bb:the use	-0.02	0	0	0.021
bb:the user	0.092	-0.02	-0.081	0.009
bb:the website	-0.032	0.069	-0.028	-0.009
bb:the week	-0.024	-0.009	0.023	0.01
bb:the whole	0.012	-0.008	-0.002	-0.003
bb:the work	0.061	-0.003	-0.046	-0.012
bb:their own	-0.072	-0.037	0.083	0.027
bb:them ORG	-0.007	-0.038	0.048	-0.003
bb:them before	0.042	0.006	-0.027	-0.021
bb:them nothing	0.015	-0.001	0.011	-0.025
bb:them to	0.006	-0.003	-0.011	0.008
bb:them ¶	-0.022	0.038	-0.035	0.019
bb:theme by	0.036	-0.002	0.006	-0.041
bb:then we	-0.018	0	0.001	0.017
bb:there is	-0.021	0.031	-0.026	0.016
bb:there ¶	0.012	-0.005	-0.02	0.013
bb:these are	0.016	-0.013	0.001	-0.005
bb:these conditions	0.018	-0.013	-0.003	-0.002
bb:these pages	0.007	-0.007	-0.013	0.013
bb:these terms	0.056	-0.076	-0.073	0.093
bb:they apply	0	-0.005	-0.01	0.015
bb:they need	0.019	-0.001	0.002	-0.019
bb:they stand	0.009	-0.001	0.002	-0.01
bb:third parties	0.013	-0.008	0.009	-0.014
bb:third party	-0.079	-0.01	-0.002	0.091
bb:thirty days	0.001	-0.001	-0.012	0.012
bb:thirty years	0.064	0	-0.001	-0.063
bb:this agreement	0.013	-0.014	-0.03	0.031
bb:this app	0.033	-0.004	0.03	-0.058
bb:this competition	-0.101	0.05	0.051	0
bb:this document	-0.083	0.007	0.064	0.012
bb:this is	0.065	-0.034	-0.018	-0.014
bb:this month	-0.025	-0.006	0.014	0.017
bb:this notice	0.001	-0.028	0.014	0.012
bb:this page	0.018	0.02	-0.038	-0.001
bb:this policy	0.148	-0.038	-0.045	-0.066
bb:this privacy	0.119	0.025	-0.147	0.002
bb:this season	0.017	0	-0.001	-0.016
bb:this shop	-0.072	0.015	0.046	0.011
bb:this site	-0.122	-0.01	0.093	0.039
bb:this website	-0.074	-0.016	0.087	0.003
bb:those websites	-0.086	0.001	0.085	0
bb:those who	0.006	-0.024	0.038	-0.02
bb:thousandth delivery	0.019	0	0	-0.018
bb:thousandth length	0.014	0	0	-0.014
bb:thousandth tenancy	0.015	0	0	-0.015
bb:three years	-0.008	-0.001	-0.012	0.02
bb:through ORG	-0.001	-0.009	0.018	-0.008
bb:through a	-0.041	-0.006	0.026	0.021
bb:through akevafifo	-0.006	-0.017	0.023	0
bb:through our	-0.057	0.008	0.048	0
bb:through the	0.043	-0.015	-0.082	0.055
bb:through this	0.004	-0.026	0.052	-0.03
bb:throw ¶	0.04	-0.001	-0.009	-0.031
bb:tickets are	0.002	-0.013	-0.015	0.026
bb:tickets from	0.063	-0.002	-0.019	-0.042
bb:tickets ¶	-0.024	-0.006	0.043	-0.013
bb:tidy work	0.018	-0.001	-0.014	-0.004
bb:time just	0.016	0	-0.005	-0.011
bb:time people	0.027	-0.001	-0.001	-0.026
bb:time to	0.001	0.019	-0.019	-0.001
bb:time ¶	-0.008	-0.025	-0.029	0.062
bb:times but	-0.095	0.002	0.092	0.001
bb:to "	-0.022	0.035	-0.037	0.024
bb:to :	0.075	-0.036	-0.036	-0.004
bb:to BRAND	0.018	-0.005	-0.002	-0.011
bb:to DIGITS	0.051	-0.002	0	-0.049
bb:to ORG	0.003	0.129	-0.112	-0.02
bb:to SELF	-0.044	0.048	-0.003	-0.001
bb:to a	0.007	0.068	-0.015	-0.06
bb:to accountants	-0.005	0.002	0.016	-0.012
bb:to all	-0.035	-0.004	-0.005	0.044
bb:to anyone	-0.014	0	0.022	-0.008
bb:to as	-0.026	-0.001	-0.001	0.028
bb:to ask	-0.029	-0.001	-0.001	0.03
bb:to be	0.033	-0.022	0.015	-0.026
bb:to buy	0.018	-0.006	-0.011	-0.001
bb:to call	-0.017	-0.001	-0.001	0.019
bb:to contact	-0.017	-0.014	-0.007	0.037
bb:to content	-0.011	-0.01	0	0.021
bb:to decide	0.021	-0.004	-0.026	0.009
bb:to do	-0.015	-0.005	0.007	0.013
bb:to enable	0.053	0	0	-0.053
bb:to ensure	-0.026	0	-0.001	0.028
bb:to every	-0.036	-0.016	0.061	-0.008
bb:to flatter	0.01	-0.001	-0.003	-0.005
bb:to it	0.033	-0.002	-0.002	-0.029
bb:to keep	-0.116	0.002	0.091	0.022
bb:to make	-0.035	-0.006	0.009	0.033
bb:to our	-0.1	-0.017	0.064	0.053
bb:to pay	-0.081	0.001	0.07	0.009
bb:to protecting	0.009	-0.023	0.021	-0.007
bb:to prove	0.017	-0.002	-0.011	-0.004
bb:to reach	-0.003	-0.006	-0.019	0.028
bb:to run	0.087	-0.001	-0.001	-0.085
bb:to see	0.024	-0.005	-0.048	0.029
bb:to speak	0.01	-0.001	-0.001	-0.008
bb:to take	-0.028	0	0.003	0.026
bb:to the	-0.055	0.044	0.101	-0.089
bb:to this	0.02	-0.016	-0.025	0.02
bb:to time	0.089	0.004	-0.076	-0.016
bb:to us	0.002	-0.011	0.048	-0.039
bb:to use	0.015	0	0.011	-0.026
bb:to visitors	0.003	-0.002	-0.013	0.012
bb:to we	0.014	-0.003	-0.008	-0.003
bb:to which	-0.012	0.002	0.01	0
bb:to you	0.056	-0.019	-0.01	-0.027
bb:to your	0.011	-0.016	-0.007	0.012
bb:to yourself	-0.021	-0.001	0.001	0.021
bb:to ¶	-0.027	-0.015	0.017	0.025
bb:today we	0.011	-0.001	-0.009	0
bb:today ¶	-0.055	-0.002	0.012	0.045
bb:together "	-0.023	-0.002	0.018	0.006
bb:together with	-0.019	0	0.027	-0.009
bb:too ¶	-0.018	0.002	0.028	-0.011
bb:top of	-0.033	-0.004	0.05	-0.012
bb:touch who	0.001	0	0.009	-0.01
bb:touch ¶	0.062	0.013	-0.017	-0.058
bb:trade as	-0.028	-0.006	-0.02	0.055
bb:trade list	-0.007	-0.002	-0.004	0.014
bb:trade mark	0.064	-0.01	-0.012	-0.042
bb:trade marks	0.012	-0.002	-0.014	0.004
bb:trade name	-0.01	0	0	0.011
bb:trade number	0.021	-0.005	-0.015	0
bb:trade ¶	0.052	-0.008	-0.013	-0.031
bb:trademark no	0.015	-0.005	-0.01	0
bb:trademark of	-0.006	-0.004	0.011	-0.001
bb:trader ¶	-0.055	-0.004	0.02	0.04
bb:trades as	-0.027	-0.015	0.006	0.036
bb:trading address	-0.06	0.034	0.012	0.014
bb:trading as	-0.096	-0.061	0.021	0.136
bb:trading company	-0.018	-0.011	-0.03	0.059
bb:trading name	0.021	-0.062	-0.004	0.045
bb:trading names	0.001	-0.013	-0.005	0.017
bb:trading style	0.013	-0.049	-0.005	0.042
bb:trading subsidiary	-0.04	0.026	0.017	-0.003
bb:trained here	0.011	-0.003	-0.004	-0.003
bb:transaction records	-0.049	0.001	0.048	0
bb:transfer or	0.015	-0.004	0.003	-0.014
bb:tray ¶	-0.027	0	-0.001	0.028
bb:treatments ¶	0.016	-0.004	-0.009	-0.003
bb:truro ;	0.023	0	0	-0.022
bb:truro bus	-0.012	0	0	0.012
bb:truro cornwall	-0.012	0	0.007	0.004
bb:truro tr3	-0.012	0	0.005	0.007
bb:trust (	0.058	0.065	-0.092	-0.031
bb:trust ¶	0.025	0.039	-0.118	0.053
bb:try to	-0.095	0.002	0.093	0.001
bb:tw9 8qe	0.02	0	0.002	-0.022
bb:twenty years	0.018	-0.002	-0.007	-0.008
bb:twice people	0.016	-0.001	-0.001	-0.014
bb:twice ¶	-0.025	0	0.003	0.022
bb:two chairs	-0.023	0	0	0.024
bb:two minutes	-0.027	0	0	0.027
bb:two parts	0.02	-0.001	-0.001	-0.018
bb:two years	0.017	-0.002	-0.02	0.005
bb:tyne and	0.01	0.001	0	-0.011
bb:uk delivery	0.005	-0.003	-0.024	0.023
bb:uk gdpr	0.027	-0.015	-0.012	0
bb:uk it	-0.024	0.002	0.023	0
bb:uk ¶	0.118	-0.034	-0.017	-0.066
bb:under SELF	0.03	-0.005	-0.024	-0.001
bb:under a	0.011	-0.002	0.004	-0.013
bb:under company	0.063	-0.022	-0.04	-0.001
bb:under licence	0.005	-0.018	-0.009	0.022
bb:under number	-0.044	0.02	0.016	0.008
bb:under reference	-0.015	-0.007	0.027	-0.005
bb:under registration	0.074	-0.013	-0.052	-0.009
bb:under the	-0.047	0.065	0.019	-0.037
bb:under which	0.059	-0.018	-0.041	0
bb:under written	-0.034	-0.004	0.038	0
bb:underwritten by	0.009	-0.003	0.042	-0.048
bb:unit DIGITS	0.013	-0.001	-0.011	-0.001
bb:unit on	-0.012	0	0	0.012
bb:united kingdom	0.052	-0.092	-0.09	0.129
bb:until you	0.037	-0.004	0.004	-0.037
bb:up and	0.001	0.038	-0.064	0.025
bb:up repayments	-0.037	-0.001	-0.002	0.04
bb:up to	-0.007	-0.006	0.021	-0.009
bb:up ¶	-0.041	-0.003	-0.002	0.046
bb:updated :	0.099	-0.053	-0.077	0.031
bb:upon tyne	-0.004	0	-0.01	0.015
bb:us "	0.178	-0.059	-0.084	-0.035
bb:us :	0.005	-0.006	0.017	-0.016
bb:us BRAND	0.038	-0.003	-0.003	-0.033
bb:us DIGITS	-0.032	-0.001	0.045	-0.011
bb:us and	-0.098	0.062	0.017	0.019
bb:us at	-0.057	0.002	-0.001	0.056
bb:us before	0.035	0	0	-0.034
bb:us by	-0.035	-0.021	0.034	0.022
bb:us contact	0.043	0	0.024	-0.067
bb:us in	0.058	-0.016	-0.028	-0.014
bb:us last	0.011	0	0	-0.01
bb:us means	-0.027	-0.009	0.02	0.016
bb:us offline	0.022	-0.01	-0.008	-0.004
bb:us on	0.005	-0.002	-0.072	0.069
bb:us or	-0.094	0.058	-0.031	0.067
bb:us our	0.015	-0.011	0.001	-0.005
bb:us people	-0.034	-0.001	-0.001	0.035
bb:us refer	-0.045	0.039	-0.002	0.008
bb:us through	-0.021	0.001	0.011	0.009
bb:us to	0.052	-0.007	-0.025	-0.02
bb:us we	-0.014	-0.001	0.018	-0.003
bb:us who	-0.013	-0.001	0.001	0.013
bb:us winner	-0.022	0	0	0.022
bb:us ¶	0.12	-0.021	0.034	-0.133
bb:use DIGITS	0.074	0	0	-0.073
bb:use cookies	-0.034	0	0	0.034
bb:use delivery	0.012	-0.001	-0.011	0
bb:use legal	-0.039	0	0	0.039
bb:use of	-0.084	-0.01	-0.008	0.101
bb:use one	-0.009	0.001	0.011	-0.003
bb:use our	-0.009	0.076	-0.052	-0.015
bb:use privacy	0.06	-0.002	-0.002	-0.056
bb:use returns	0.091	0	0.007	-0.097
bb:use strictly	-0.012	0	0.012	0
bb:use the	-0.017	-0.027	0.036	0.008
bb:use your	0.017	-0.006	0.009	-0.02
bb:use ©	-0.06	-0.002	-0.002	0.064
bb:use ¶	-0.06	-0.051	0.044	0.067
bb:used by	-0.055	0	0.038	0.017
bb:used the	-0.021	0.002	0.019	0
bb:used ¶	-0.037	-0.003	0.026	0.014
bb:useful pages	-0.014	-0.001	0	0.015
bb:user of	0.021	-0.004	-0.029	0.013
bb:user terms	-0.034	-0.001	-0.002	0.037
bb:users in	-0.01	-0.009	0.019	0
bb:users ¶	-0.002	-0.003	-0.006	0.011
bb:uses cookies	0.01	-0.001	-0.002	-0.007
bb:uses data	-0.069	0.011	0.086	-0.027
bb:uses pazaki	-0.017	-0.012	0.029	0
bb:using BRAND	0.046	-0.011	-0.038	0.003
bb:using the	0.029	-0.002	-0.034	0.007
bb:using these	-0.005	-0.004	-0.005	0.015
bb:usually answers	0.005	-0.002	-0.024	0.02
bb:usually within	-0.036	0	0.036	0
bb:valid for	0.014	-0.002	-0.02	0.009
bb:vat no	-0.1	-0.002	-0.01	0.112
bb:vat number	-0.076	-0.016	-0.036	0.127
bb:vat registration	-0.044	0.025	0.018	0.001
bb:venues ¶	0.024	-0.014	0.018	-0.028
bb:views my	-0.081	0	-0.001	0.082
bb:visit costs	0.009	-0.001	0.011	-0.019
bb:visit us	-0.019	0	0	0.019
bb:visit ¶	0.089	-0.003	-0.024	-0.061
bb:visitors on	0.006	-0.002	-0.013	0.01
bb:voluntary aided	-0.052	0	-0.001	0.052
bb:volunteers since	-0.067	0	0	0.068
bb:vouchers can	0.014	-0.001	0	-0.013
bb:vududka ¶	0.047	-0.001	-0.002	-0.045
bb:wales (	-0.063	0.03	0.094	-0.061
bb:wales :	0.01	0	-0.007	-0.002
bb:wales co	-0.019	0	-0.001	0.02
bb:wales company	0.025	-0.008	0.02	-0.038
bb:wales no	0.017	0.001	-0.013	-0.005
bb:wales number	-0.05	0.027	-0.006	0.03
bb:wales registration	-0.027	-0.003	-0.01	0.04
bb:wales under	0.024	-0.005	-0.035	0.016
bb:wales with	-0.104	0.048	0.045	0.011
bb:wales ¶	0.003	-0.002	0.011	-0.013
bb:wants to	0.028	-0.001	-0.002	-0.026
bb:warranties people	-0.018	-0.001	-0.001	0.02
bb:warranties ¶	0.041	0	-0.003	-0.038
bb:was built	-0.002	-0.006	0.01	-0.002
bb:was plainly	0.015	-0.001	-0.013	-0.001
bb:we "	0.014	0.02	-0.047	0.014
bb:we (	0.039	-0.006	-0.014	-0.019
bb:we act	-0.044	-0.009	0.042	0.011
bb:we and	-0.012	-0.001	0.021	-0.008
bb:we are	-0.005	0.009	-0.143	0.14
bb:we ask	0.019	-0.001	0	-0.018
bb:we at	0.019	-0.013	-0.013	0.007
bb:we can	0.011	-0.006	-0.01	0.005
bb:we cannot	0.012	-0.003	-0.016	0.006
bb:we collect	0.009	-0.017	-0.015	0.024
bb:we do	-0.005	-0.007	0.003	0.01
bb:we finished	-0.026	-0.001	-0.001	0.029
bb:we get	0.026	-0.003	-0.02	-0.003
bb:we have	-0.032	-0.013	0.049	-0.005
bb:we hold	-0.098	-0.003	0.103	-0.002
bb:we know	0.038	-0.004	-0.02	-0.013
bb:we may	-0.047	0.015	0.021	0.011
bb:we mean	-0.014	-0.011	0.041	-0.016
bb:we means	0.016	-0.004	-0.005	-0.007
bb:we operate	0.061	0.025	-0.083	-0.004
bb:we our	-0.022	0.039	-0.002	-0.015
bb:we pass	-0.043	-0.003	0.06	-0.014
bb:we publish	0.017	-0.003	-0.018	0.003
bb:we recycle	0.013	-0.001	-0.001	-0.011
bb:we refer	0.062	-0.009	-0.031	-0.022
bb:we run	0.005	-0.009	0.01	-0.006
bb:we share	-0.028	0.012	0.016	0
bb:we tell	0.022	-0.003	0.006	-0.025
bb:we try	-0.095	0.002	0.092	0.001
bb:we us	0.085	-0.021	-0.056	-0.008
bb:we use	-0.055	-0.036	0.077	0.013
bb:we will	0.022	-0.005	-0.026	0.01
bb:we ¶	-0.012	-0.012	0.034	-0.01
bb:web DIGITS	0.037	-0.001	-0.001	-0.035
bb:web analytics	-0.027	-0.021	0.048	-0.001
bb:website "	0.046	-0.017	-0.01	-0.02
bb:website (	0.043	-0.024	-0.015	-0.003
bb:website and	0.069	-0.052	-0.002	-0.015
bb:website are	-0.076	-0.001	0.078	-0.001
bb:website because	0.025	-0.001	-0.009	-0.016
bb:website belongs	0.025	-0.009	-0.016	0
bb:website by	0.029	-0.01	0.042	-0.061
bb:website design	0.158	-0.004	-0.006	-0.148
bb:website designed	-0.032	0	0	0.032
bb:website is	0.02	0.042	-0.06	-0.002
bb:website it	-0.03	0.01	0.02	0
bb:website or	-0.065	-0.006	0.07	0.002
bb:website running	-0.095	0.002	0.092	0.001
bb:website terms	-0.044	0.001	0.021	0.021
bb:website use	-0.076	-0.001	-0.001	0.079
bb:website uses	0.022	-0.001	-0.002	-0.019
bb:website www	0.014	-0.012	0.004	-0.005
bb:website you	-0.027	-0.002	-0.001	0.03
bb:website ¶	-0.102	0.098	-0.042	0.046
bb:websites say	-0.086	0.001	0.085	0
bb:week ¶	-0.046	-0.001	0.012	0.036
bb:weekdays and	0.028	-0.002	-0.02	-0.006
bb:welcome to	0.056	0.042	-0.117	0.019
bb:well packed	-0.003	-0.003	-0.016	0.022
bb:well ¶	0.018	-0.001	0.001	-0.017
bb:west glamorgan	0.018	-0.001	0	-0.017
bb:west sussex	-0.011	-0.012	0.009	0.015
bb:west yorkshire	-0.008	0.001	0.021	-0.013
bb:what follows	0.047	-0.019	-0.043	0.015
bb:what is	0.003	-0.022	-0.006	0.024
bb:what our	0.011	0	0	-0.01
bb:what they	0.01	-0.002	0.003	-0.011
bb:what this	-0.024	-0.014	0.057	-0.019
bb:what those	-0.086	0.001	0.085	0
bb:what to	-0.024	0	0	0.024
bb:what we	0.02	-0.027	-0.036	0.043
bb:what you	-0.006	-0.005	-0.022	0.034
bb:when a	0.022	-0.007	-0.012	-0.003
bb:when it	-0.026	-0.001	0.011	0.015
bb:when they	-0.018	-0.001	-0.004	0.023
bb:when we	-0.136	0.014	0.061	0.061
bb:when you	0.059	-0.026	0.016	-0.049
bb:whenever somebody	-0.014	-0.001	-0.001	0.015
bb:where the	-0.012	-0.003	0.003	0.012
bb:where they	0.003	-0.009	0.019	-0.013
bb:where you	-0.088	-0.013	0.112	-0.011
bb:which all	-0.011	0.002	0.009	0
bb:which are	-0.001	0.097	-0.079	-0.017
bb:which include	-0.008	-0.033	0.043	-0.002
bb:which is	0.062	-0.04	0.056	-0.077
bb:which pages	0.034	-0.002	-0.008	-0.024
bb:which runs	-0.003	-0.014	0.02	-0.002
bb:which the	-0.043	0.006	0.04	-0.003
bb:which trades	-0.01	-0.006	0.007	0.009
bb:who are	0.073	-0.043	-0.028	-0.002
bb:who does	0.021	-0.002	-0.011	-0.009
bb:who else	-0.016	-0.013	0.03	-0.001
bb:who have	0.03	-0.002	-0.012	-0.016
bb:who is	-0.004	-0.048	0.01	0.043
bb:who need	-0.011	-0.001	0.003	0.01
bb:who owns	-0.055	-0.001	0.035	0.021
bb:who trades	-0.011	0	0	0.011
bb:who trained	0.011	-0.003	-0.004	-0.003
bb:who we	0.247	-0.117	-0.085	-0.045
bb:who will	-0.031	-0.001	0	0.032
bb:who you	0.024	-0.003	-0.011	-0.01
bb:wholly owned	0.132	-0.062	0.038	-0.108
bb:why we	-0.009	-0.01	-0.003	0.022
bb:will be	-0.01	0.077	-0.08	0.013
bb:will call	0.04	-0.004	-0.024	-0.012
bb:will find	0.031	-0.002	-0.005	-0.024
bb:will show	0.014	-0.004	-0.012	0.003
bb:will speak	0.025	-0.002	-0.013	-0.01
bb:will tell	-0.07	-0.001	-0.001	0.071
bb:with ORG	0.006	0.029	-0.022	-0.013
bb:with a	-0.015	-0.024	0.05	-0.012
bb:with all	0.057	0.003	0.012	-0.073
bb:with an	0.028	-0.007	-0.02	-0.001
bb:with care	-0.087	0.059	-0.036	0.064
bb:with company	-0.028	0.064	-0.024	-0.012
bb:with cookies	-0.011	-0.002	-0.002	0.015
bb:with credit	-0.005	-0.006	0.011	0
bb:with it	-0.033	-0.004	-0.001	0.038
bb:with its	0.024	-0.005	-0.013	-0.005
bb:with kop	0.105	0	-0.001	-0.103
bb:with number	-0.023	-0.012	0.021	0.013
bb:with registered	0.009	0.005	-0.017	0.003
bb:with thanks	-0.014	0.001	0.012	0
bb:with the	-0.047	-0.053	0.089	0.011
bb:with them	-0.009	-0.004	-0.005	0.018
bb:with us	0.075	-0.007	-0.011	-0.057
bb:with you	0.006	-0.041	0.048	-0.013
bb:with your	0.011	-0.008	-0.019	0.016
bb:with ¶	-0.036	-0.008	0.012	0.032
bb:within DIGITS	-0.092	0	0.062	0.031
bb:within the	-0.018	0.013	0.024	-0.018
bb:wool throw	0.03	-0.001	-0.009	-0.02
bb:word of	-0.029	-0.002	-0.003	0.034
bb:words ¶	0.027	0	-0.001	-0.025
bb:work accept	-0.034	0	0	0.034
bb:work from	0.005	-0.002	-0.014	0.011
bb:work here	-0.007	-0.004	-0.005	0.015
bb:work ¶	0.063	0	-0.007	-0.056
bb:working day	-0.02	-0.001	-0.001	0.022
bb:works ¶	-0.014	-0.003	-0.009	0.026
bb:workshop is	-0.01	-0.001	-0.001	0.012
bb:would hire	-0.011	0	0.011	0
bb:would like	-0.049	-0.002	-0.023	0.073
bb:would rather	0.058	-0.004	-0.012	-0.042
bb:would take	-0.006	0.021	-0.013	-0.001
bb:write to	0.052	-0.023	-0.06	0.031
bb:writing and	-0.011	-0.009	0.021	-0.001
bb:writing to	-0.002	-0.017	0.024	-0.004
bb:written contracts	-0.037	-0.007	0.045	0
bb:written instructions	-0.017	0	0.017	0
bb:written on	0.02	-0.001	-0.001	-0.017
bb:written price	0.039	-0.003	-0.014	-0.022
bb:wrong or	0.01	0	-0.011	0.001
bb:www BRAND	0.052	-0.004	-0.021	-0.028
bb:year olds	-0.015	-0.001	0.041	-0.025
bb:years people	-0.013	-0.001	-0.001	0.014
bb:years which	0.018	-0.002	-0.007	-0.008
bb:years ¶	-0.009	-0.002	-0.014	0.025
bb:yesterday that	-0.011	0	0.011	0
bb:york north	0.019	-0.003	-0.009	-0.008
bb:yorkshire hx3	-0.012	0	0.012	-0.001
bb:yorkshire ls9	0.013	0	0	-0.013
bb:yorkshire s9	0.013	0	0.002	-0.015
bb:yorkshire yo10	0.019	-0.002	-0.003	-0.014
bb:you (	0.017	-0.009	0.009	-0.018
bb:you a	0.003	-0.002	-0.018	0.017
bb:you accept	0.059	-0.012	-0.078	0.031
bb:you agree	0.038	-0.002	-0.012	-0.023
bb:you and	-0.036	-0.048	0.084	0
bb:you are	0.024	0.033	-0.005	-0.051
bb:you ask	0.033	-0.006	-0.05	0.024
bb:you asked	-0.034	-0.001	-0.001	0.035
bb:you before	0.011	0	0.001	-0.012
bb:you book	-0.027	-0.002	-0.002	0.032
bb:you browse	0.012	-0.007	-0.013	0.007
bb:you buy	0.007	-0.01	0	0.003
bb:you called	0.043	-0.001	-0.01	-0.032
bb:you can	0.024	-0.017	-0.043	0.036
bb:you card	-0.018	0	0.018	0
bb:you choose	-0.108	0.002	0.089	0.017
bb:you chose	0.029	0	-0.001	-0.028
bb:you claim	-0.025	0	0.025	0
bb:you do	-0.014	0	-0.003	0.017
bb:you first	0.035	0	0	-0.034
bb:you get	-0.026	0	-0.001	0.028
bb:you give	-0.024	-0.005	-0.024	0.053
bb:you go	-0.011	0.004	0.013	-0.006
bb:you have	-0.019	-0.013	0.052	-0.02
bb:you how	-0.017	-0.001	-0.002	0.02
bb:you in	0.026	0	-0.001	-0.025
bb:you knew	0.026	-0.001	-0.01	-0.015
bb:you make	0.016	0	0	-0.015
bb:you need	0.021	0	-0.001	-0.02
bb:you order	-0.017	-0.006	0.01	0.013
bb:you paid	-0.11	0.001	0.109	0
bb:you pay	0.029	-0.002	-0.027	0
bb:you sign	0.017	0	0	-0.017
bb:you telephone	0.056	-0.001	-0.006	-0.048
bb:you the	0.057	-0.012	-0.018	-0.027
bb:you to	-0.035	-0.015	0.011	0.039
bb:you use	0.013	-0.003	-0.028	0.018
bb:you visit	-0.034	-0.008	0.016	0.026
bb:you want	0.025	0	0.002	-0.027
bb:you will	-0.018	-0.007	0.006	0.019
bb:you would	-0.006	-0.003	-0.023	0.032
bb:you your	0.019	-0.001	-0.003	-0.015
bb:you ¶	0.1	-0.018	-0.038	-0.043
bb:your agreement	0.015	-0.001	-0.01	-0.004
bb:your bank	0.014	-0.004	-0.012	0.003
bb:your booking	0.012	-0.006	0.004	-0.009
bb:your contract	0.029	-0.006	-0.036	0.013
bb:your data	0.002	0.021	0.031	-0.054
bb:your details	0.006	-0.019	0.032	-0.02
bb:your e	-0.041	0	0	0.041
bb:your information	-0.027	-0.012	-0.004	0.044
bb:your leave	-0.012	0	0.012	0
bb:your local	0.035	-0.015	-0.023	0.003
bb:your mortgage	-0.01	-0.008	0.015	0.002
bb:your notes	0.024	-0.001	-0.006	-0.017
bb:your own	0.038	-0.009	-0.014	-0.015
bb:your personal	-0.002	0.061	-0.037	-0.023
bb:your postcode	-0.038	-0.001	0.002	0.038
bb:your privacy	0.133	-0.018	0.034	-0.148
bb:your records	0.026	-0.004	-0.02	-0.002
bb:your relationship	0.022	-0.015	-0.021	0.014
bb:your rights	-0.018	0	0	0.018
bb:your statement	0.028	-0.009	0.045	-0.064
bb:yourself ¶	-0.034	-0.001	0.001	0.034
bb:© BRAND	0.164	-0.065	0.117	-0.215
bb:© DIGITS	-0.075	0.031	-0.104	0.148
bb:© ORG	-0.097	-0.009	-0.051	0.157
bb:© SELF	0.359	-0.011	-0.027	-0.32
bb:¶ "	0.075	0.011	-0.095	0.01
bb:¶ (	0.041	-0.024	0.016	-0.033
bb:¶ BRAND	0.076	0.161	-0.131	-0.105
bb:¶ DIGITS	0.277	-0.074	0.003	-0.205
bb:¶ ORG	-0.489	0.104	0.305	0.08
bb:¶ SELF	0.114	0.015	-0.038	-0.091
bb:¶ a	0.064	-0.017	-0.105	0.057
bb:¶ about	0.042	0.005	-0.066	0.019
bb:¶ accept	0.121	-0.006	-0.016	-0.099
bb:¶ add	0.094	-0.007	-0.061	-0.026
bb:¶ advertise	0.057	-0.002	-0.003	-0.051
bb:¶ advertising	0.014	0	0.007	-0.021
bb:¶ all	-0.073	-0.012	0.026	0.059
bb:¶ american	0.052	-0.001	-0.003	-0.049
bb:¶ anti	0.1	-0.004	-0.014	-0.082
bb:¶ approved	0.019	-0.002	-0.017	0
bb:¶ ask	-0.006	-0.001	-0.004	0.012
bb:¶ at	0.029	-0.001	-0.001	-0.028
bb:¶ background	0.03	-0.009	-0.003	-0.019
bb:¶ become	0.06	-0.001	-0.002	-0.057
bb:¶ book	-0.037	-0.019	0.025	0.032
bb:¶ booking	0.075	0.027	-0.031	-0.071
bb:¶ bottom	-0.019	-0.004	0.063	-0.04
bb:¶ brass	-0.004	-0.001	-0.007	0.011
bb:¶ business	-0.084	-0.007	-0.033	0.124
bb:¶ buying	0.068	0.046	-0.046	-0.068
bb:¶ by	0.103	-0.024	-0.056	-0.024
bb:¶ call	-0.05	0	0	0.051
bb:¶ card	-0.026	-0.009	0.05	-0.015
bb:¶ cardholder	0.058	-0.001	0.002	-0.06
bb:¶ cards	-0.018	0.001	0.017	0
bb:¶ cart	0.017	0.031	-0.02	-0.027
bb:¶ changes	0.003	-0.008	-0.026	0.031
bb:¶ club	0.017	-0.004	0.007	-0.021
bb:¶ companies	0.017	-0.004	0.026	-0.039
bb:¶ company	-0.017	-0.065	0.11	-0.028
bb:¶ competition	-0.127	0.041	0.031	0.055
bb:¶ competitions	-0.038	0	-0.003	0.041
bb:¶ complaints	-0.024	-0.007	-0.012	0.043
bb:¶ contact	-0.082	-0.022	-0.105	0.21
bb:¶ controller	-0.011	-0.013	-0.007	0.03
bb:¶ cookie	-0.092	-0.006	-0.015	0.113
bb:¶ cookies	-0.015	0.002	0.012	0.001
bb:¶ copper	-0.014	-0.001	0	0.015
bb:¶ copyright	-0.041	0.05	0.061	-0.069
bb:¶ councillors	-0.076	-0.004	0.007	0.073
bb:¶ credit	-0.012	-0.01	0.05	-0.028
bb:¶ customer	0.001	-0.003	0.019	-0.017
bb:¶ data	0.271	-0.062	-0.242	0.032
bb:¶ definitions	0.031	-0.01	-0.039	0.019
bb:¶ delivery	-0.037	-0.008	-0.008	0.053
bb:¶ designed	0.011	0	0	-0.01
bb:¶ domogo	-0.002	-0.01	0.013	-0.001
bb:¶ donate	0.049	0	-0.001	-0.047
bb:¶ effective	0.033	-0.008	-0.006	-0.019
bb:¶ email	0.009	0.062	-0.051	-0.02
bb:¶ enamel	-0.009	0	0	0.01
bb:¶ engineer	-0.046	0.004	0.035	0.008
bb:¶ enw	0.011	-0.004	-0.008	0.001
bb:¶ evening	0.013	0	-0.001	-0.012
bb:¶ events	-0.007	-0.004	-0.003	0.013
bb:¶ everything	0.033	-0.011	-0.037	0.015
bb:¶ fair	0.012	0	-0.011	0
bb:¶ faq	-0.037	0	-0.001	0.039
bb:¶ faqs	-0.048	-0.029	0.025	0.051
bb:¶ features	-0.022	-0.001	0	0.023
bb:¶ fees	-0.033	-0.001	0.028	0.007
bb:¶ field	0.023	0	-0.019	-0.003
bb:¶ finance	0.006	0.086	-0.074	-0.018
bb:¶ find	-0.074	-0.04	0.03	0.083
bb:¶ fine	-0.012	0	-0.002	0.014
bb:¶ for	0.034	-0.012	-0.062	0.04
bb:¶ free	0.005	-0.006	-0.026	0.026
bb:¶ from	0.048	0.003	-0.026	-0.025
bb:¶ full	0.038	-0.007	-0.018	-0.012
bb:¶ gdpr	0.015	-0.002	-0.017	0.004
bb:¶ general	0.044	-0.035	-0.025	0.016
bb:¶ get	0.07	0.017	-0.011	-0.076
bb:¶ gift	0.03	0.043	-0.042	-0.032
bb:¶ group	-0.019	0.004	0.015	0
bb:¶ guides	-0.048	0.01	0.027	0.012
bb:¶ help	-0.044	-0.008	-0.029	0.08
bb:¶ hire	0.044	-0.002	-0.004	-0.038
bb:¶ home	-0.017	-0.107	0.099	0.026
bb:¶ hosting	-0.009	-0.015	0.025	-0.001
bb:¶ how	-0.049	-0.007	-0.018	0.075
bb:¶ i	-0.012	-0.001	0.036	-0.023
bb:¶ ico	0.016	0	0.004	-0.02
bb:¶ if	-0.047	0.043	0.009	-0.006
bb:¶ imprint	-0.008	-0.007	-0.013	0.028
bb:¶ in	0.078	0.028	-0.117	0.011
bb:¶ information	-0.036	-0.003	-0.001	0.04
bb:¶ insurance	0.013	0	-0.001	-0.012
bb:¶ introduction	-0.003	-0.03	-0.062	0.096
bb:¶ it	0.031	-0.003	-0.021	-0.007
bb:¶ join	0.096	-0.006	0.038	-0.128
bb:¶ keep	0.02	-0.003	-0.015	-0.002
bb:¶ last	0.087	-0.035	-0.061	0.009
bb:¶ legal	0.172	-0.035	-0.153	0.016
bb:¶ licences	0.029	-0.004	-0.027	0.002
bb:¶ log	-0.041	-0.005	0.027	0.019
bb:¶ london	-0.038	-0.004	0.017	0.025
bb:¶ lottery	-0.088	0.04	-0.013	0.061
bb:¶ means	-0.012	-0.017	0.047	-0.018
bb:¶ menu	-0.033	-0.004	0.007	0.03
bb:¶ name	0.023	-0.007	-0.032	0.016
bb:¶ new	0.062	-0.006	-0.042	-0.015
bb:¶ newest	-0.028	0.001	0.027	0
bb:¶ news	0.094	0.039	-0.077	-0.057
bb:¶ no	-0.012	-0.001	0	0.014
bb:¶ number	-0.004	-0.006	0.01	0
bb:¶ official	0.036	-0.001	-0.001	-0.035
bb:¶ okimiletpo	0.052	-0.001	-0.003	-0.049
bb:¶ only	0	-0.003	-0.01	0.013
bb:¶ order	0.087	-0.002	-0.016	-0.07
bb:¶ organised	-0.045	0	0	0.046
bb:¶ our	-0.039	0.147	-0.036	-0.072
bb:¶ owners	0.043	-0.002	-0.004	-0.037
bb:¶ parcels	-0.03	0	0.029	0
bb:¶ part	0.027	0.062	-0.093	0.004
bb:¶ parties	0.032	-0.001	-0.002	-0.029
bb:¶ partner	0.029	-0.001	0.001	-0.028
bb:¶ partners	0.067	-0.003	-0.048	-0.015
bb:¶ payment	-0.011	-0.004	0.005	0.01
bb:¶ payments	-0.008	-0.014	0.023	-0.001
bb:¶ people	0.031	-0.012	-0.011	-0.008
bb:¶ phone	-0.008	-0.003	-0.009	0.02
bb:¶ please	0.053	-0.002	-0.042	-0.009
bb:¶ policies	-0.01	0.001	0.022	-0.014
bb:¶ policy	-0.044	-0.004	0.027	0.021
bb:¶ polisi	0.02	-0.001	-0.002	-0.016
bb:¶ posena	-0.004	-0.01	0.015	-0.001
bb:¶ powered	-0.059	-0.009	-0.057	0.126
bb:¶ prices	0.005	-0.014	0.025	-0.016
bb:¶ pricing	-0.016	-0.001	0.001	0.016
bb:¶ privacy	-0.112	0.001	-0.026	0.137
bb:¶ products	-0.048	-0.001	-0.003	0.053
bb:¶ provider	-0.044	0.001	0.043	0
bb:¶ publisher	0.017	-0.005	-0.012	0
bb:¶ purpose	0.022	-0.005	-0.014	-0.003
bb:¶ questions	-0.051	-0.019	0.067	0.004
bb:¶ rapa	0.077	-0.001	-0.003	-0.074
bb:¶ rated	0.024	-0.001	-0.002	-0.021
bb:¶ recent	-0.014	0	0.015	0
bb:¶ ref	-0.013	-0.005	-0.054	0.072
bb:¶ registered	0.13	-0.015	-0.115	0.001
bb:¶ registration	-0.059	0.001	0.058	0
bb:¶ regulatory	0.013	-0.001	-0.003	-0.009
bb:¶ returns	-0.079	-0.007	-0.002	0.088
bb:¶ reviews	-0.038	0	0.038	0
bb:¶ rova	-0.009	-0.018	0.028	-0.001
bb:¶ royal	0.013	-0.001	-0.011	0
bb:¶ safeguarding	-0.021	0	0	0.022
bb:¶ sales	-0.134	-0.003	-0.012	0.149
bb:¶ see	-0.048	-0.009	0.017	0.041
bb:¶ seed	0.021	-0.001	-0.016	-0.004
bb:¶ sell	0.071	-0.002	-0.005	-0.064
bb:¶ send	-0.026	-0.001	-0.001	0.028
bb:¶ service	-0.003	-0.007	0.01	0.001
bb:¶ services	0.059	-0.02	-0.018	-0.022
bb:¶ session	-0.035	-0.005	0.007	0.032
bb:¶ sharing	-0.02	-0.022	0.037	0.005
bb:¶ shop	0.015	-0.004	0	-0.011
bb:¶ sign	-0.017	0.001	0	0.015
bb:¶ small	0.027	0	0.027	-0.053
bb:¶ social	0.015	-0.003	0.007	-0.019
bb:¶ software	0.014	-0.004	0.006	-0.016
bb:¶ standard	0.016	-0.001	-0.001	-0.014
bb:¶ subscribe	-0.031	-0.005	0.015	0.021
bb:¶ suppliers	-0.019	0	0.019	0
bb:¶ support	-0.014	-0.001	-0.002	0.017
bb:¶ t	-0.078	0.052	-0.013	0.039
bb:¶ tables	-0.047	0.014	0.042	-0.008
bb:¶ team	-0.043	0.005	0.007	0.03
bb:¶ tel	0.015	0.038	-0.044	-0.009
bb:¶ telerau	0	-0.004	-0.008	0.012
bb:¶ terms	0.04	0.102	-0.085	-0.057
bb:¶ thank	-0.02	-0.012	0.014	0.018
bb:¶ the	-0.131	0.012	0.133	-0.014
bb:¶ these	0.07	-0.055	-0.031	0.017
bb:¶ third	-0.004	-0.008	-0.019	0.031
bb:¶ this	0.106	-0.037	-0.042	-0.028
bb:¶ tickets	0.062	-0.016	-0.018	-0.028
bb:¶ top	0.056	-0.005	-0.03	-0.02
bb:¶ trade	-0.049	-0.011	-0.026	0.086
bb:¶ trading	-0.001	-0.002	-0.016	0.019
bb:¶ training	0.018	-0.008	-0.001	-0.009
bb:¶ uk	-0.027	-0.002	0.007	0.022
bb:¶ useful	-0.014	-0.001	0	0.015
bb:¶ user	-0.028	0	-0.001	0.029
bb:¶ vat	0.019	-0.01	-0.008	-0.002
bb:¶ visit	0.035	-0.003	-0.03	-0.002
bb:¶ we	0.063	-0.081	-0.01	0.028
bb:¶ website	-0.047	0.001	0.022	0.024
bb:¶ welcome	0.07	0.045	-0.095	-0.019
bb:¶ well	0.01	-0.003	-0.016	0.009
bb:¶ what	-0.054	-0.016	0.009	0.061
bb:¶ when	-0.07	-0.011	0.078	0.004
bb:¶ where	-0.074	-0.001	0.075	0
bb:¶ who	0.021	-0.123	0.056	0.046
bb:¶ winner	0.044	-0.001	-0.001	-0.043
bb:¶ with	-0.026	0.001	0.012	0.014
bb:¶ wool	0.014	-0.001	-0.009	-0.004
bb:¶ work	-0.017	-0.004	0.057	-0.037
bb:¶ write	-0.013	-0.017	0.025	0.006
bb:¶ www	-0.004	-0.01	0.011	0.002
bb:¶ you	-0.001	-0.006	-0.005	0.012
bb:¶ your	0.128	-0.035	-0.075	-0.018
bb:¶ ©	0.13	-0.05	-0.073	-0.007
bw:"	-0.009	0	-0.118	0.127
bw:&	-0.091	0.196	-0.13	0.024
bw:(	-0.15	0.067	0.225	-0.143
bw:1xf	-0.018	-0.009	0.011	0.016
bw:5lg	-0.015	0	0.001	0.014
bw:5wz	-0.011	0	0.002	0.009
bw:7bt	-0.042	0.05	-0.012	0.003
bw:7jt	-0.024	-0.006	-0.02	0.049
bw:8hg	-0.03	-0.002	-0.004	0.036
bw:8qe	0.02	0	0.002	-0.022
bw::	-0.125	-0.001	0.005	0.121
bw:;	-0.171	0.013	0.198	-0.04
bw:@	0.005	0.026	-0.041	0.01
bw:BRAND	0.096	-0.024	-0.126	0.053
bw:DIGITS	-0.027	-0.193	-0.082	0.302
bw:NUM	-0.75	0.156	0.279	0.316
bw:ORG	-0.476	0.212	0.184	0.081
bw:SELF	0.927	-0.041	-0.121	-0.765
bw:a	0.072	-0.097	-0.082	0.107
bw:aberdeen	0.008	-0.008	0.018	-0.018
bw:aberystwyth	-0.029	0.002	0.011	0.016
bw:about	0.074	0.119	-0.046	-0.147
bw:above	-0.025	-0.003	0.071	-0.044
bw:abroad	0.088	-0.002	-0.06	-0.026
bw:ac	-0.016	-0.026	0.019	0.023
bw:academy	0.062	0.039	-0.043	-0.058
bw:accept	0.113	0.061	-0.164	-0.01
bw:acceptance	0.067	-0.033	-0.014	-0.02
bw:accepted	0.014	-0.004	0.009	-0.019
bw:access	0.065	-0.01	-0.015	-0.04
bw:account	-0.136	-0.05	0.167	0.019
bw:accountants	0.086	0	0.021	-0.107
bw:accounts	-0.029	-0.002	0.002	0.03
bw:across	-0.039	-0.005	0.014	0.03
bw:act	-0.019	0.002	0.081	-0.064
bw:acting	0.008	-0.021	0.034	-0.02
bw:activities	-0.007	0.005	-0.014	0.016
bw:acts	0.019	-0.012	-0.024	0.018
bw:add	0.088	-0.009	-0.039	-0.04
bw:added	0.061	-0.032	-0.023	-0.006
bw:address	-0.135	0.024	0.04	0.07
bw:adjusters	-0.027	0.001	0.025	0
bw:administrator	-0.024	-0.008	0.036	-0.004
bw:administrators	-0.002	-0.007	0.011	-0.001
bw:advertise	0.069	-0.008	0.008	-0.069
bw:advertising	0.01	-0.001	0.012	-0.021
bw:advice	-0.011	-0.044	-0.036	0.091
bw:adviser	0.002	-0.01	0.007	0.001
bw:advisers	0.031	-0.013	0.018	-0.036
bw:affiliated	-0.019	0.01	0.005	0.004
bw:affiliates	-0.025	0.012	0.003	0.01
bw:afield	0.013	-0.001	-0.002	-0.01
bw:afinralten	-0.039	-0.001	-0.012	0.053
bw:after	0.107	0.038	-0.035	-0.11
bw:afternoon	0.071	-0.008	-0.017	-0.046
bw:again	-0.023	-0.022	0.031	0.014
bw:against	-0.043	-0.009	0.059	-0.007
bw:agencies	-0.048	-0.057	0.077	0.027
bw:agency	0.156	0.021	0.002	-0.178
bw:agent	-0.074	-0.012	0.071	0.015
bw:agents	0.113	-0.006	0.004	-0.112
bw:agree	0.037	-0.002	-0.012	-0.024
bw:agreed	-0.02	-0.007	0.034	-0.007
bw:agreement	0.103	-0.079	-0.009	-0.015
bw:ai	0.053	0.005	0	-0.058
bw:aided	-0.052	0	-0.001	0.052
bw:akevafifo	-0.007	-0.019	0.026	0
bw:all	-0.079	0.127	-0.014	-0.034
bw:alma	-0.034	0	-0.001	0.035
bw:almoner	-0.005	-0.001	0.017	-0.012
bw:alone	0.021	-0.005	-0.005	-0.011
bw:already	0.007	-0.01	0.004	-0.001
bw:also	0.021	0.006	-0.002	-0.025
bw:always	-0.008	-0.003	-0.004	0.015
bw:am	0.007	0.006	0.005	-0.018
bw:america	-0.029	0.079	-0.028	-0.022
bw:american	0.052	-0.001	-0.003	-0.049
bw:amodau	-0.012	-0.004	-0.009	0.025
bw:among	-0.024	0.024	0.006	-0.006
bw:amount	0.037	-0.013	-0.019	-0.006
bw:an	-0.112	-0.043	0.382	-0.228
bw:analytics	-0.045	-0.03	0.077	-0.001
bw:and	0.235	0.058	-0.089	-0.205
bw:another	0.005	0.038	-0.027	-0.017
bw:answer	0.015	-0.002	0	-0.013
bw:answers	-0.025	-0.003	-0.012	0.04
bw:anti	0.116	-0.004	-0.014	-0.097
bw:any	0.074	-0.087	-0.007	0.02
bw:anyone	-0.023	0	0.022	0.002
bw:app	0.208	-0.126	-0.014	-0.069
bw:appear	0.037	-0.01	0.037	-0.064
bw:application	-0.152	0.009	0.101	0.043
bw:applies	-0.097	0.05	-0.054	0.1
bw:apply	0	-0.033	0.025	0.007
bw:appointed	-0.056	-0.066	0.167	-0.045
bw:appointment	-0.009	-0.002	-0.02	0.032
bw:appointments	0.023	-0.004	0.003	-0.023
bw:approved	0.027	-0.002	-0.017	-0.008
bw:apps	-0.007	0.091	-0.091	0.007
bw:april	0.029	-0.015	0.012	-0.026
bw:apron	-0.006	0	0.011	-0.005
bw:are	0.002	-0.086	0.279	-0.195
bw:area	-0.036	-0.004	0.045	-0.006
bw:around	-0.051	-0.004	-0.028	0.083
bw:arranged	-0.018	0.078	-0.073	0.012
bw:arrangement	0.044	-0.006	0.007	-0.045
bw:arrangements	0.04	-0.001	-0.009	-0.03
bw:as	-0.074	0.05	-0.152	0.176
bw:ask	0.131	-0.03	-0.069	-0.031
bw:asked	-0.04	-0.008	0.039	0.009
bw:asks	0.003	-0.002	-0.012	0.011
bw:assets	0.013	-0.026	0.022	-0.009
bw:associated	-0.029	0.014	-0.014	0.029
bw:association	-0.079	-0.005	0.019	0.065
bw:at	-0.263	-0.023	0.088	0.198
bw:atol	0.068	-0.009	-0.013	-0.046
bw:august	0.026	-0.002	0	-0.024
bw:authorised	-0.054	-0.018	0.078	-0.006
bw:authority	-0.024	-0.057	0.144	-0.062
bw:available	0.057	-0.049	-0.004	-0.003
bw:award	0.012	-0.002	-0.001	-0.009
bw:azusi	0.016	-0.008	-0.009	0.001
bw:back	-0.078	-0.013	0.025	0.067
bw:background	0.022	0.02	-0.023	-0.019
bw:bahnhofstrasse	-0.019	0.004	0.015	0
bw:balloon	-0.018	0.001	0.064	-0.047
bw:bank	-0.018	-0.007	0.035	-0.01
bw:bar	-0.016	0.056	-0.049	0.01
bw:based	-0.017	0.006	0.006	0.005
bw:basis	0.042	-0.005	-0.021	-0.015
bw:basket	-0.022	-0.009	0.021	0.009
bw:batch	-0.014	0	-0.002	0.016
bw:battery	-0.052	0.096	-0.002	-0.041
bw:be	-0.017	0.096	-0.085	0.006
bw:because	0.01	-0.003	0.001	-0.008
bw:become	0.094	-0.001	-0.002	-0.091
bw:been	-0.061	-0.016	0.049	0.028
bw:before	0.109	-0.034	-0.042	-0.033
bw:began	-0.019	-0.006	0.032	-0.007
bw:behalf	-0.024	0.002	0.012	0.01
bw:behind	-0.062	0.041	-0.057	0.077
bw:belfast	0.01	-0.004	-0.021	0.014
bw:bellfounder	0.01	-0.003	-0.008	0.001
bw:belong	0.052	-0.019	-0.024	-0.008
bw:belongs	-0.049	-0.025	0.078	-0.004
bw:below	-0.07	0.036	0.056	-0.022
bw:benefits	-0.013	-0.016	-0.006	0.035
bw:berkshire	0.025	-0.001	0.001	-0.025
bw:best	-0.01	-0.001	-0.002	0.012
bw:between	0.194	-0.119	-0.067	-0.009
bw:beyond	0.023	0.034	-0.011	-0.046
bw:bind	-0.028	-0.003	-0.017	0.048
bw:binding	0.052	-0.01	-0.038	-0.004
bw:birmingham	-0.091	-0.011	-0.012	0.114
bw:blog	0.048	-0.002	-0.005	-0.042
bw:bn1	-0.034	0.004	0.016	0.013
bw:board	0.01	-0.01	0.002	-0.002
bw:body	0.007	-0.013	0.008	-0.002
bw:book	-0.074	-0.028	0.011	0.091
bw:booked	-0.074	0.009	0.056	0.009
bw:booking	-0.073	0.045	0.095	-0.067
bw:bookings	0.009	-0.015	0.038	-0.032
bw:books	-0.008	-0.002	0.026	-0.017
bw:both	0.025	0.007	-0.003	-0.03
bw:bottom	-0.017	-0.004	0.063	-0.042
bw:bought	0.012	-0.012	0.047	-0.047
bw:bound	-0.02	0.046	-0.037	0.011
bw:box	-0.07	-0.009	0.025	0.054
bw:brand	-0.007	0.059	-0.041	-0.011
bw:brands	-0.017	0.237	-0.21	-0.01
bw:brass	-0.01	-0.001	-0.025	0.035
bw:breaks	-0.022	-0.016	0.033	0.006
bw:brighton	0.015	0.002	0.012	-0.029
bw:bring	-0.025	-0.005	0.065	-0.035
bw:bristol	0.062	0.045	-0.036	-0.07
bw:britain	-0.066	-0.013	0.016	0.062
bw:british	0.032	-0.022	0.006	-0.016
bw:broker	0.033	-0.044	-0.005	0.016
bw:brought	-0.007	-0.002	-0.004	0.014
bw:browse	-0.002	-0.008	-0.016	0.026
bw:building	-0.02	-0.004	-0.007	0.03
bw:buildings	-0.017	-0.001	0.001	0.017
bw:built	-0.032	-0.01	0.04	0.002
bw:bus	0	-0.007	-0.017	0.024
bw:business	0.051	0.025	0.031	-0.107
bw:businesses	0.213	0.159	-0.26	-0.112
bw:but	-0.044	0.021	0.058	-0.035
bw:buvo	-0.004	0.033	-0.081	0.053
bw:buy	0.011	-0.038	-0.012	0.039
bw:buyer	0.035	0.015	-0.027	-0.024
bw:buyers	0.008	-0.004	0.006	-0.01
bw:buying	0.046	0.13	-0.096	-0.08
bw:buys	0.022	-0.012	-0.004	-0.006
bw:by	0.001	-0.214	0.42	-0.207
bw:c	-0.041	-0.042	0.101	-0.018
bw:cake	0.035	-0.002	-0.004	-0.029
bw:call	-0.067	0.105	-0.066	0.027
bw:called	0.04	-0.004	-0.012	-0.024
bw:calls	-0.028	-0.005	0.018	0.016
bw:cambridge	-0.014	-0.013	0.011	0.016
bw:came	0.015	-0.003	-0.001	-0.012
bw:campaign	-0.012	-0.003	0.003	0.011
bw:can	0.107	-0.021	-0.044	-0.042
bw:cannot	-0.008	-0.005	-0.018	0.031
bw:car	-0.092	-0.012	-0.013	0.116
bw:card	0	-0.038	0.13	-0.092
bw:cardholder	0.036	-0.001	0.002	-0.036
bw:cardiff	-0.004	-0.009	0.028	-0.015
bw:cards	-0.065	0.076	-0.053	0.042
bw:care	-0.183	0.021	-0.038	0.2
bw:careers	0.034	-0.031	0.001	-0.003
bw:carriage	0.016	-0.007	-0.008	-0.001
bw:carried	-0.128	-0.005	0.059	0.074
bw:carriers	-0.038	-0.022	0.042	0.018
bw:carry	-0.027	-0.004	0.035	-0.003
bw:cart	0.018	0.03	-0.021	-0.027
bw:case	-0.007	-0.01	-0.005	0.021
bw:cash	0.092	-0.015	-0.036	-0.041
bw:castle	-0.018	-0.001	-0.009	0.028
bw:catering	-0.019	-0.004	0.01	0.013
bw:cb1	-0.017	-0.003	0	0.02
bw:centre	-0.025	0.092	-0.036	-0.031
bw:ceredigion	-0.021	0.001	0.001	0.02
bw:certain	-0.049	-0.001	0.059	-0.01
bw:certification	-0.016	-0.002	0.013	0.005
bw:certified	0.062	-0.005	0.008	-0.066
bw:cf10	-0.017	0	0.01	0.007
bw:chairs	-0.023	0	0	0.024
bw:change	0.012	-0.001	-0.002	-0.01
bw:changes	0.043	-0.01	-0.026	-0.007
bw:charge	0.03	-0.011	-0.017	-0.002
bw:charged	-0.011	-0.005	-0.008	0.025
bw:charges	-0.004	-0.01	0.014	0
bw:charitable	0.031	-0.013	-0.017	-0.001
bw:charities	0.056	-0.012	-0.012	-0.031
bw:charity	-0.046	0.129	0.136	-0.218
bw:charter	0.013	-0.001	-0.01	-0.002
bw:chat	-0.004	-0.017	0.029	-0.009
bw:che	-0.019	0.004	0.015	0
bw:check	-0.058	-0.006	0.006	0.059
bw:checked	-0.018	-0.002	0.003	0.017
bw:checkout	-0.029	-0.008	0.016	0.021
bw:checks	-0.02	-0.001	0.009	0.011
bw:cheshire	0.035	-0.008	-0.033	0.005
bw:children	0.026	0	-0.001	-0.025
bw:children's	0.014	0.043	-0.02	-0.037
bw:choices	0.066	-0.026	-0.031	-0.009
bw:choose	-0.066	-0.039	0.065	0.04
bw:chose	0.02	-0.001	-0.001	-0.019
bw:chosen	-0.017	-0.005	0.021	0
bw:church	0.085	-0.004	-0.005	-0.076
bw:city	-0.044	-0.001	-0.006	0.051
bw:claim	-0.027	-0.003	0.045	-0.015
bw:claims	-0.017	0.047	-0.064	0.034
bw:classes	0.016	-0.004	-0.002	-0.011
bw:clause	0.009	-0.022	0.034	-0.021
bw:clean	0.013	0	0.003	-0.016
bw:clear	-0.055	-0.001	-0.002	0.059
bw:client	-0.05	0.016	0.088	-0.054
bw:clients	0.016	-0.023	0.011	-0.003
bw:clinic	-0.001	0.047	-0.033	-0.013
bw:close	0	0.058	-0.01	-0.048
bw:closed	-0.016	0	0.02	-0.003
bw:club	-0.005	0.045	-0.032	-0.008
bw:clubs	-0.064	-0.005	0.012	0.057
bw:co	-0.076	0.084	-0.034	0.026
bw:code	0.049	-0.035	-0.002	-0.012
bw:coffee	-0.053	0	-0.001	0.054
bw:collect	0.03	-0.018	-0.016	0.004
bw:collected	-0.022	-0.019	0.076	-0.035
bw:collection	-0.056	0	-0.001	0.057
bw:collectively	-0.005	0.038	-0.04	0.007
bw:collects	0.006	0.021	-0.022	-0.004
bw:com	0.046	0.027	0.053	-0.125
bw:come	-0.021	-0.008	-0.002	0.031
bw:comes	-0.013	-0.011	0.003	0.021
bw:commercial	0.02	-0.002	-0.007	-0.011
bw:commission	0.017	0.065	-0.029	-0.053
bw:committed	0.01	-0.023	0.021	-0.008
bw:community	0.03	-0.006	0	-0.024
bw:companies	-0.01	0.148	-0.112	-0.026
bw:company	0.34	0.084	-0.336	-0.089
bw:compare	-0.016	-0.005	0.01	0.012
bw:competition	-0.178	0.041	0.031	0.106
bw:competitions	0.007	-0.007	-0.047	0.048
bw:complaint	-0.01	-0.012	-0.016	0.037
bw:complaints	-0.124	-0.026	0.013	0.136
bw:compliance	0.049	-0.01	-0.009	-0.03
bw:condition	-0.011	0.029	0.002	-0.021
bw:conditions	0.162	0.024	-0.135	-0.05
bw:conduct	0.072	-0.049	0.029	-0.052
bw:consent	-0.04	-0.006	0.006	0.04
bw:consultation	-0.078	-0.002	0.014	0.066
bw:consultations	-0.001	0.082	-0.057	-0.024
bw:consumers	-0.04	-0.001	-0.005	0.047
bw:contact	0.007	-0.029	-0.156	0.178
bw:contacts	-0.046	0.062	-0.014	-0.002
bw:content	0.028	0.001	-0.058	0.028
bw:contract	0.223	-0.044	-0.144	-0.036
bw:contractors	-0.117	-0.006	0.034	0.089
bw:contracts	-0.042	-0.009	0.053	-0.002
bw:controller	0	-0.051	0.004	0.047
bw:controllers	0.025	0.047	-0.06	-0.011
bw:conversation	0.007	-0.002	-0.024	0.019
bw:cookie	-0.089	-0.03	0.04	0.079
bw:cookies	0.221	0.036	-0.031	-0.226
bw:copenhagen	-0.012	0	0	0.011
bw:copper	-0.01	-0.001	-0.007	0.017
bw:copy	0.022	-0.028	-0.013	0.019
bw:copyright	-0.016	0.029	0.022	-0.034
bw:cornwall	-0.035	0.006	0.011	0.018
bw:corporate	-0.018	0.011	-0.008	0.015
bw:corporation	-0.012	0.001	0.005	0.006
bw:cost	-0.01	-0.001	-0.002	0.013
bw:costs	0.021	-0.003	-0.013	-0.005
bw:could	-0.053	0	0	0.053
bw:council	-0.03	-0.026	0.102	-0.046
bw:councillors	-0.084	-0.004	0.007	0.081
bw:counted	0.012	-0.001	-0.001	-0.011
bw:counter	-0.009	-0.011	0.001	0.018
bw:countries	-0.037	-0.014	0.051	0
bw:country	-0.064	-0.014	0.029	0.049
bw:counts	-0.023	-0.006	0.017	0.013
bw:county	-0.038	0	-0.005	0.043
bw:courses	0.096	-0.004	0	-0.093
bw:court	0.052	0.039	0.009	-0.099
bw:courts	0.055	-0.004	-0.003	-0.048
bw:cover	0.021	-0.048	0.039	-0.012
bw:covers	-0.061	0.027	0.004	0.03
bw:created	0.054	-0.006	0.005	-0.054
bw:credit	0.134	-0.133	-0.003	0.003
bw:croydon	0.056	-0.006	0.013	-0.063
bw:cs	-0.068	0.046	-0.024	0.046
bw:cumbria	0.013	0	0.002	-0.015
bw:current	0.092	-0.012	-0.002	-0.078
bw:customer	0.158	-0.101	-0.126	0.069
bw:customers	0.001	0.233	-0.082	-0.152
bw:customs	-0.047	-0.024	0.053	0.018
bw:cut	-0.041	0.041	-0.036	0.036
bw:damage	0.05	-0.006	-0.004	-0.039
bw:dashboard	0.038	-0.002	-0.016	-0.02
bw:data	0.146	-0.107	-0.063	0.024
bw:database	-0.066	-0.018	0.031	0.052
bw:date	0.086	-0.013	-0.055	-0.018
bw:dates	0.004	-0.007	0.012	-0.01
bw:day	0.106	0.014	-0.09	-0.03
bw:days	-0.191	-0.006	0.032	0.165
bw:deal	-0.013	-0.002	-0.001	0.016
bw:dealers	-0.008	0.062	-0.058	0.004
bw:debit	-0.033	-0.008	0.076	-0.035
bw:debits	-0.027	-0.013	0.081	-0.04
bw:decide	0.021	-0.009	-0.019	0.007
bw:defined	0.006	0.032	-0.027	-0.011
bw:definitions	0.131	-0.058	-0.084	0.011
bw:delete	0.023	-0.002	-0.024	0.004
bw:delivered	-0.044	-0.004	0.009	0.039
bw:deliveries	-0.018	0	0.004	0.014
bw:delivery	-0.095	-0.046	0.023	0.118
bw:dental	0.012	-0.002	-0.01	0
bw:department	-0.023	-0.005	0.03	-0.002
bw:depends	-0.013	-0.009	0.049	-0.027
bw:derby	-0.035	-0.002	0.038	-0.001
bw:derbyshire	-0.023	0	0	0.024
bw:described	-0.05	-0.007	0.058	0
bw:describes	-0.025	0.028	-0.048	0.045
bw:design	0.183	-0.007	-0.016	-0.16
bw:designed	-0.026	-0.008	0.033	0.001
bw:details	0.124	-0.101	-0.107	0.084
bw:detime	-0.03	-0.002	-0.001	0.033
bw:developed	0.005	-0.016	0.077	-0.067
bw:developers	0.012	0.043	-0.034	-0.021
bw:development	0.09	0.028	-0.016	-0.102
bw:device	0.046	-0.005	0.007	-0.048
bw:digit	0.015	-0.001	-0.005	-0.009
bw:digital	-0.017	-0.004	0.012	0.009
bw:direct	-0.056	0.046	0.069	-0.058
bw:directly	-0.05	-0.004	0.085	-0.03
bw:director	0.027	-0.024	0.007	-0.009
bw:directors	0.031	-0.004	-0.014	-0.012
bw:directory	0.021	-0.014	0.003	-0.01
bw:dispute	-0.005	0.03	-0.024	-0.001
bw:distributed	0.077	-0.027	-0.048	-0.002
bw:distribution	-0.045	-0.003	0.032	0.016
bw:division	-0.027	-0.014	0.042	0
bw:do	-0.086	-0.025	0.03	0.082
bw:document	-0.097	0.005	0.066	0.026
bw:documents	0.059	-0.01	-0.016	-0.032
bw:does	-0.032	-0.013	-0.04	0.084
bw:dog	0.04	-0.014	0.027	-0.053
bw:domogo	-0.002	-0.011	0.013	-0.001
bw:donate	-0.036	-0.001	-0.003	0.041
bw:done	-0.037	0.013	-0.002	0.026
bw:door	0.063	-0.013	-0.012	-0.039
bw:down	0.021	-0.004	-0.005	-0.012
bw:dozen	0.027	-0.003	-0.004	-0.02
bw:draw	0.027	-0.008	-0.018	-0.001
bw:drive	0.05	-0.004	-0.007	-0.038
bw:driver	0.025	0.044	-0.042	-0.027
bw:driving	0	-0.004	-0.007	0.011
bw:drover	-0.015	0	0.013	0.001
bw:dublin	0.03	-0.02	0.059	-0.069
bw:due	0.024	0	0	-0.024
bw:e	-0.132	0.018	0.05	0.064
bw:each	-0.053	0.028	-0.04	0.065
bw:earlier	0.009	-0.004	0.008	-0.014
bw:early	0.017	-0.002	0.014	-0.03
bw:east	0.074	-0.01	0.016	-0.08
bw:ec2a	-0.005	-0.001	-0.005	0.012
bw:ec2v	-0.025	0.029	-0.003	-0.001
bw:edge	0.019	-0.002	-0.002	-0.015
bw:edinburgh	-0.047	-0.017	0.009	0.055
bw:effect	0.034	0	0.001	-0.035
bw:effective	0.134	-0.069	-0.016	-0.049
bw:eight	-0.018	-0.002	0.003	0.018
bw:electric	0.015	-0.013	0.046	-0.048
bw:electronic	-0.015	-0.009	0.035	-0.011
bw:else	0.041	-0.028	0.021	-0.034
bw:elsewhere	0.007	-0.007	0.029	-0.029
bw:email	0	0.07	-0.077	0.007
bw:emails	-0.008	-0.026	-0.045	0.079
bw:employed	0.02	-0.008	0.007	-0.019
bw:employers	0.013	-0.001	-0.003	-0.009
bw:enable	0.053	0	0	-0.053
bw:enamel	-0.041	0	0.016	0.025
bw:end	0.041	-0.002	-0.006	-0.033
bw:ends	0.003	-0.02	0.039	-0.022
bw:engineer	-0.046	0.004	0.035	0.008
bw:engineering	0.061	-0.001	0	-0.06
bw:engineers	0.004	-0.007	0.021	-0.017
bw:england	0	0.101	0.075	-0.176
bw:english	0.018	-0.01	0.008	-0.016
bw:enquire	0.012	-0.007	-0.013	0.007
bw:enquiry	-0.015	-0.001	0.003	0.013
bw:ensure	-0.026	0	-0.001	0.028
bw:enter	0.019	-0.02	0.006	-0.005
bw:entered	0.014	0	-0.003	-0.011
bw:enterprise	0.013	-0.007	0.004	-0.01
bw:entitled	-0.023	0	0	0.023
bw:entity	0.057	-0.004	-0.029	-0.024
bw:entries	-0.009	0	0.027	-0.017
bw:entry	-0.014	0.049	-0.035	0
bw:enw	0.011	-0.004	-0.008	0.001
bw:essex	0.031	-0.001	-0.001	-0.029
bw:estate	0.041	-0.011	-0.013	-0.016
bw:eu	-0.021	-0.027	0.022	0.026
bw:europe	0.005	0.094	-0.065	-0.033
bw:euros	-0.037	-0.002	0.003	0.035
bw:evening	-0.039	-0.002	0.036	0.005
bw:evenings	-0.058	0	0	0.058
bw:event	-0.038	-0.015	-0.051	0.103
bw:events	-0.052	-0.006	0.012	0.046
bw:every	-0.077	0.006	0.007	0.064
bw:everyone	0.025	0	-0.001	-0.023
bw:everything	0.011	-0.012	-0.038	0.039
bw:ex4	0.011	0	0.008	-0.019
bw:example	0.03	-0.02	0.003	-0.014
bw:examples	0.005	-0.002	-0.017	0.013
bw:exchange	0.018	-0.008	0.017	-0.027
bw:expect	0.004	0.041	-0.041	-0.004
bw:explained	-0.018	-0.001	-0.005	0.025
bw:explains	0.067	-0.017	0.047	-0.098
bw:express	-0.058	-0.004	-0.008	0.07
bw:fails	0.02	-0.003	-0.017	0.001
bw:fair	0.001	-0.003	-0.025	0.027
bw:families	0.056	-0.017	0.012	-0.051
bw:family	-0.062	-0.002	0.018	0.046
bw:faq	-0.04	-0.004	-0.001	0.044
bw:faqs	-0.053	-0.03	0.031	0.052
bw:farm	0.002	-0.017	0.018	-0.004
bw:farms	-0.011	-0.002	0	0.013
bw:fca	-0.012	-0.011	0.071	-0.048
bw:features	-0.019	-0.002	-0.005	0.027
bw:february	0.033	0.039	-0.025	-0.047
bw:fee	0.014	-0.014	-0.036	0.036
bw:fees	-0.064	0.045	0.041	-0.023
bw:field	-0.007	-0.003	0.01	0
bw:fifteen	0.045	-0.001	0	-0.044
bw:figure	0.031	-0.001	-0.002	-0.028
bw:file	-0.017	0.031	-0.012	-0.002
bw:files	0.09	0.031	-0.089	-0.032
bw:finance	0.165	0.027	-0.153	-0.038
bw:financial	-0.092	-0.033	0.16	-0.035
bw:find	0.02	-0.053	0.027	0.006
bw:fine	-0.009	-0.002	-0.004	0.015
bw:finished	0.012	-0.005	-0.016	0.009
bw:firm	0.104	-0.053	-0.012	-0.039
bw:firms	0.03	-0.01	0.004	-0.023
bw:first	0.032	-0.04	-0.013	0.02
bw:fitted	-0.024	-0.002	-0.014	0.04
bw:five	0.029	-0.011	-0.014	-0.005
bw:fixed	-0.036	-0.001	-0.018	0.055
bw:floor	0.014	-0.001	0.002	-0.015
bw:follow	0.067	-0.011	-0.033	-0.022
bw:following	-0.056	0.193	-0.15	0.013
bw:follows	0.072	-0.029	-0.057	0.013
bw:food	0.121	0	-0.001	-0.119
bw:football	0.03	-0.007	0.012	-0.035
bw:footnotes	0.016	-0.002	-0.001	-0.013
bw:for	0.16	-0.24	0.241	-0.161
bw:forbid	-0.031	0.001	0.03	0
bw:form	0.032	-0.011	-0.118	0.097
bw:formed	0.013	-0.005	-0.006	-0.001
bw:forms	-0.038	-0.001	0.01	0.029
bw:forty	-0.042	-0.011	0.017	0.036
bw:found	-0.041	0.042	-0.015	0.014
bw:foundation	0.017	0.083	-0.098	-0.002
bw:foundry	-0.027	0	0.017	0.009
bw:four	0.002	-0.013	0.032	-0.022
bw:fourteen	-0.048	-0.006	0.007	0.047
bw:frames	-0.054	-0.004	0.009	0.049
bw:franchise	-0.01	-0.04	-0.004	0.053
bw:franchisee	0.053	-0.002	-0.022	-0.029
bw:franchisees	0.032	-0.013	0.012	-0.03
bw:free	-0.027	-0.016	0	0.042
bw:friday	-0.064	-0.006	0.073	-0.003
bw:friendly	0.001	-0.008	-0.012	0.019
bw:frn	-0.059	-0.003	0.021	0.041
bw:from	0.074	0.118	-0.014	-0.178
bw:full	-0.008	-0.004	-0.034	0.046
bw:fuller	-0.007	-0.001	0.011	-0.003
bw:fund	0.072	-0.004	0.007	-0.075
bw:further	-0.049	-0.007	0.014	0.042
bw:fuvazozed	0.01	-0.002	0	-0.008
bw:g2	-0.058	0.003	0.033	0.022
bw:gallery	-0.016	0.004	-0.007	0.019
bw:gambling	0.042	0.011	-0.022	-0.031
bw:game	0.064	-0.017	-0.076	0.03
bw:garden	0.046	-0.005	-0.013	-0.029
bw:gardens	-0.076	-0.002	0.002	0.076
bw:gas	-0.015	-0.001	-0.002	0.018
bw:gate	-0.015	-0.001	0.001	0.015
bw:gathered	-0.088	-0.002	0.09	0
bw:gb	-0.089	-0.008	-0.017	0.114
bw:gdpr	-0.056	-0.035	0.071	0.02
bw:general	0.061	-0.057	-0.015	0.011
bw:georgia	-0.011	-0.009	0.024	-0.004
bw:germany	-0.039	-0.03	0.039	0.03
bw:get	0.011	-0.004	0.017	-0.025
bw:gift	0.095	0.025	0.002	-0.121
bw:gifts	-0.046	-0.01	0.053	0.003
bw:give	0.002	-0.02	-0.045	0.063
bw:given	-0.005	0.012	-0.022	0.015
bw:giving	-0.006	0.045	0.035	-0.074
bw:glamorgan	0.013	-0.001	0.006	-0.018
bw:glasgow	-0.035	0.002	0.03	0.003
bw:global	0.011	0.051	-0.044	-0.017
bw:go	0.126	-0.083	0.06	-0.104
bw:goes	-0.092	-0.004	0.102	-0.005
bw:good	0.025	-0.012	0.008	-0.022
bw:goods	0.159	0.005	-0.131	-0.033
bw:got	0.037	-0.001	-0.01	-0.026
bw:govern	0.056	-0.03	-0.038	0.012
bw:great	-0.042	-0.012	0.017	0.038
bw:green	0.016	0.028	-0.135	0.091
bw:group	-0.041	0.095	-0.087	0.034
bw:groups	0.045	0	0	-0.044
bw:grow	0.042	-0.006	-0.026	-0.009
bw:guarantee	0.033	0.007	-0.026	-0.015
bw:guernsey	-0.028	0.102	-0.056	-0.017
bw:guests	0.013	-0.002	0.002	-0.014
bw:guides	-0.048	0.012	0.029	0.007
bw:gym	-0.003	-0.001	-0.007	0.01
bw:had	0.024	-0.002	-0.002	-0.02
bw:hair	-0.014	-0.009	0.011	0.012
bw:half	-0.027	-0.002	-0.024	0.053
bw:halifax	-0.056	0	0.016	0.041
bw:hall	-0.012	-0.006	0.001	0.018
bw:hampshire	0.005	-0.005	-0.034	0.034
bw:hand	0.061	-0.003	-0.007	-0.051
bw:handed	-0.05	0	0.05	0
bw:handled	0.008	0.024	-0.017	-0.015
bw:handles	-0.012	-0.004	0.016	0
bw:has	-0.07	-0.015	0.013	0.072
bw:have	-0.087	-0.057	0.152	-0.008
bw:head	-0.051	-0.003	-0.007	0.062
bw:health	0.035	-0.006	-0.033	0.004
bw:held	-0.057	-0.023	0.019	0.06
bw:hello	-0.077	-0.002	0.039	0.04
bw:help	0	-0.025	-0.038	0.063
bw:here	-0.133	0.011	0.124	-0.002
bw:hereford	-0.032	0.005	0.016	0.01
bw:herefordshire	-0.022	0.006	0.009	0.007
bw:hereinafter	-0.028	-0.001	0	0.029
bw:hertfordshire	0.025	-0.009	-0.014	-0.003
bw:high	0.032	-0.004	-0.006	-0.021
bw:hill	-0.015	0.04	-0.04	0.015
bw:hire	0.022	-0.006	0.023	-0.039
bw:hiring	0.026	0	0.012	-0.038
bw:hm	-0.018	-0.016	0.037	-0.004
bw:hmrc	0.074	-0.001	0.008	-0.081
bw:hobby	0.011	-0.001	-0.009	0
bw:hold	-0.106	-0.018	0.128	-0.004
bw:holding	0.005	-0.027	-0.027	0.049
bw:holds	0.015	0.013	-0.041	0.012
bw:holiday	-0.006	-0.004	-0.007	0.018
bw:holidays	0.041	-0.002	0.002	-0.041
bw:home	-0.028	-0.111	0.134	0.005
bw:homes	0.041	0.035	-0.104	0.028
bw:hook	-0.006	-0.001	-0.025	0.032
bw:hospice	-0.009	0.102	-0.055	-0.038
bw:hospices	0.019	-0.001	0	-0.018
bw:hosted	0.029	-0.026	-0.055	0.052
bw:hosting	-0.066	-0.033	0.049	0.05
bw:hosts	-0.002	-0.012	0.014	-0.001
bw:hotels	-0.045	-0.001	-0.001	0.048
bw:hour	-0.044	-0.011	0.074	-0.018
bw:hours	-0.095	-0.003	-0.001	0.099
bw:house	-0.109	0.002	0.002	0.105
bw:houses	0	-0.006	-0.036	0.042
bw:how	-0.089	-0.049	0.037	0.101
bw:hr2	-0.018	-0.001	0.006	0.013
bw:hr4	-0.016	0.006	0.011	-0.002
bw:https	0.007	-0.016	-0.009	0.018
bw:hundred	-0.052	-0.001	-0.005	0.058
bw:hx3	-0.017	0	0.017	-0.001
bw:i	0.107	-0.049	0.001	-0.06
bw:ico	0.012	-0.008	-0.029	0.026
bw:identity	0.074	-0.011	0.008	-0.071
bw:if	-0.047	0.046	-0.027	0.027
bw:images	0.033	-0.001	-0.005	-0.027
bw:important	0.092	-0.02	-0.03	-0.042
bw:imprint	-0.008	-0.007	-0.013	0.028
bw:in	0.073	0.1	-0.268	0.095
bw:include	-0.049	-0.053	0.061	0.041
bw:included	-0.015	-0.003	-0.005	0.022
bw:includes	0.015	0.083	-0.096	-0.002
bw:including	0.032	0.07	-0.073	-0.029
bw:incorporated	-0.002	-0.011	0.008	0.004
bw:independent	0.072	-0.014	-0.025	-0.033
bw:independently	-0.073	-0.009	0.03	0.052
bw:industries	0.047	0	0	-0.047
bw:info	0.045	-0.021	-0.013	-0.011
bw:information	0.179	-0.032	-0.14	-0.007
bw:insist	0.025	-0.011	-0.033	0.019
bw:installation	0.005	-0.002	-0.052	0.049
bw:instalments	-0.108	-0.007	0.141	-0.026
bw:instructions	-0.044	-0.001	0.042	0.002
bw:instructor	0.069	-0.002	0.002	-0.069
bw:insurance	-0.048	-0.037	0.078	0.007
bw:insured	-0.005	-0.007	0.015	-0.004
bw:insurer	-0.008	0.038	-0.027	-0.003
bw:insurers	0.02	-0.009	0.004	-0.015
bw:interest	0.038	-0.009	0.004	-0.033
bw:intermediary	-0.024	-0.002	0.027	-0.001
bw:international	0.04	-0.015	-0.016	-0.008
bw:interpretation	0.047	-0.002	-0.041	-0.004
bw:into	0.075	-0.007	-0.017	-0.051
bw:introducer	-0.072	-0.008	0.075	0.005
bw:introduction	0.086	-0.013	-0.117	0.045
bw:investors	0.025	-0.015	-0.012	0.002
bw:invoices	-0.038	-0.013	0.057	-0.006
bw:ireland	0.042	-0.041	-0.09	0.09
bw:irish	0.018	-0.005	-0.012	-0.001
bw:is	-0.081	0.147	0.006	-0.072
bw:island	0.016	0	-0.002	-0.013
bw:islands	-0.015	0.041	-0.052	0.026
bw:isle	-0.035	-0.007	-0.099	0.141
bw:issue	0.02	-0.001	0.002	-0.021
bw:issued	-0.024	-0.028	0.015	0.036
bw:it	0.015	-0.074	0.106	-0.047
bw:its	-0.067	0.271	-0.024	-0.18
bw:itself	-0.006	-0.023	0.036	-0.008
bw:january	0.011	-0.001	-0.013	0.003
bw:javascript	0.053	0	0	-0.053
bw:jersey	-0.109	0.131	-0.067	0.045
bw:job	-0.024	-0.011	-0.032	0.066
bw:jobs	-0.063	0.01	-0.01	0.064
bw:join	0.227	-0.017	0.002	-0.213
bw:joint	0.009	-0.02	0.024	-0.014
bw:jory	-0.029	0	0	0.03
bw:journey	0.031	-0.014	-0.011	-0.006
bw:july	0.012	-0.015	-0.01	0.012
bw:june	0.149	-0.068	-0.111	0.03
bw:just	0.013	0	-0.005	-0.008
bw:keep	-0.132	-0.011	0.066	0.076
bw:keeping	0.012	0	-0.01	-0.002
bw:keeps	-0.048	-0.003	0.051	0
bw:kendal	0.01	0.002	0.005	-0.016
bw:kent	0.03	0.034	-0.063	-0.001
bw:kept	-0.043	-0.017	0.018	0.042
bw:kestrel	-0.018	0	0.018	0
bw:kingdom	0.07	-0.095	-0.091	0.116
bw:kitchens	0.038	-0.001	-0.001	-0.036
bw:knew	0.026	-0.001	-0.01	-0.015
bw:know	0.04	-0.01	-0.016	-0.015
bw:known	-0.027	-0.008	0.034	0.002
bw:kop	0.082	-0.003	0.003	-0.082
bw:l7	-0.01	0	0.007	0.003
bw:la9	0.011	0.001	0.003	-0.015
bw:lane	-0.018	-0.011	0.004	0.025
bw:language	-0.009	-0.01	0.002	0.017
bw:lantern	0	0.007	0.005	-0.012
bw:larkfield	-0.019	-0.001	0.018	0.002
bw:last	0.124	-0.004	-0.107	-0.012
bw:lasts	-0.038	-0.001	0.002	0.037
bw:later	0.064	-0.012	-0.008	-0.044
bw:law	0.095	-0.016	-0.055	-0.025
bw:laws	0.015	-0.005	-0.006	-0.005
bw:le3	-0.031	0.004	0.02	0.007
bw:le5	0.012	0	0.002	-0.014
bw:leeds	0.016	-0.002	0.011	-0.025
bw:left	0.054	-0.005	-0.013	-0.035
bw:legal	0.235	-0.055	-0.154	-0.026
bw:legislation	-0.011	-0.005	0	0.015
bw:leicester	-0.031	0.048	0.002	-0.019
bw:leicestershire	-0.031	0.048	-0.014	-0.004
bw:lender	0.068	-0.048	-0.016	-0.004
bw:lenders	0.034	-0.042	0.013	-0.004
bw:less	0.028	-0.003	-0.023	-0.002
bw:lesson	-0.021	-0.002	0.002	0.02
bw:let	-0.029	-0.009	-0.02	0.058
bw:letter	0.014	-0.001	-0.001	-0.011
bw:letting	-0.023	0	0	0.023
bw:lettings	-0.023	-0.02	-0.014	0.057
bw:liability	-0.116	0.001	0.109	0.007
bw:licence	-0.02	-0.029	0.02	0.029
bw:licences	0.024	-0.004	-0.027	0.006
bw:licensed	-0.029	-0.015	0.049	-0.005
bw:licensee	-0.034	-0.003	0.045	-0.009
bw:life	0.14	-0.003	-0.069	-0.067
bw:like	-0.077	-0.006	-0.021	0.104
bw:limited	-0.032	0.058	-0.032	0.006
bw:limited’s	0.01	0.026	-0.022	-0.015
bw:lincoln	-0.013	0	0.007	0.006
bw:lincolnshire	0.046	-0.001	-0.013	-0.031
bw:line	0.026	-0.019	0.005	-0.013
bw:lines	-0.056	-0.023	0.064	0.014
bw:link	0.012	0	0.002	-0.014
bw:list	-0.009	-0.044	0.04	0.014
bw:listed	0.049	-0.012	-0.056	0.019
bw:little	0.062	-0.001	-0.013	-0.047
bw:live	0.087	-0.011	0.005	-0.081
bw:liverpool	0.017	-0.003	0.016	-0.031
bw:ln1	-0.011	0.001	0.007	0.004
bw:local	0.126	0.055	-0.087	-0.094
bw:log	-0.065	-0.007	0.03	0.043
bw:london	0.174	0.056	-0.021	-0.209
bw:long	-0.027	-0.005	0.059	-0.027
bw:longer	0.047	-0.002	-0.006	-0.04
bw:look	0.04	-0.026	0.025	-0.039
bw:looked	-0.011	-0.002	-0.008	0.021
bw:looks	-0.006	0.008	0.016	-0.017
bw:lost	0.055	0	-0.001	-0.053
bw:lottery	-0.076	0.166	0.003	-0.093
bw:low	0.055	-0.002	-0.006	-0.048
bw:machine	0.016	-0.005	0.013	-0.024
bw:machines	-0.016	-0.001	0	0.017
bw:made	-0.048	0.016	-0.024	0.056
bw:magazine	0.046	-0.005	0.035	-0.075
bw:maidstone	-0.008	-0.007	-0.007	0.022
bw:mail	-0.073	-0.014	0.021	0.067
bw:mailing	0.015	-0.001	0.004	-0.018
bw:main	-0.134	0.034	0.093	0.007
bw:majority	0.015	0.051	-0.052	-0.014
bw:make	-0.02	-0.043	0.032	0.031
bw:makers	0.023	0.002	0.009	-0.034
bw:makes	0.031	-0.015	-0.016	0
bw:maltings	-0.023	0	0.006	0.017
bw:man	-0.008	-0.005	-0.077	0.09
bw:managed	0.021	0.055	-0.014	-0.063
bw:management	-0.073	-0.016	0.006	0.083
bw:manager	0.006	0.076	-0.039	-0.043
bw:managing	0.008	-0.005	-0.019	0.017
bw:manor	-0.02	-0.006	0.026	0.001
bw:many	-0.136	0.012	0.045	0.078
bw:march	0.02	0.008	-0.007	-0.021
bw:mark	0.031	-0.012	0.015	-0.034
bw:market	-0.055	-0.002	-0.001	0.058
bw:marketing	-0.019	0.029	-0.005	-0.004
bw:marketplace	-0.038	0.014	0.044	-0.02
bw:marks	0.013	-0.003	-0.013	0.004
bw:masnachu	0.011	-0.004	-0.008	0.001
bw:massachusetts	0.011	0	0.002	-0.013
bw:materials	0.038	-0.018	0.027	-0.047
bw:matters	0.062	-0.004	-0.02	-0.037
bw:may	-0.028	-0.02	-0.02	0.068
bw:me	-0.014	-0.012	0.011	0.015
bw:mean	0.003	-0.05	0.065	-0.018
bw:means	0.176	-0.097	-0.102	0.022
bw:meant	0.016	-0.002	-0.011	-0.002
bw:measurement	0.008	0	0.01	-0.018
bw:media	0.034	-0.012	0.01	-0.031
bw:medical	0.015	-0.026	-0.033	0.044
bw:meet	-0.003	-0.001	-0.029	0.033
bw:meeting	0.019	-0.001	0.001	-0.02
bw:member	-0.03	0.036	-0.015	0.009
bw:members	0.009	0.006	-0.022	0.007
bw:membership	0.043	0.023	-0.015	-0.05
bw:mentions	-0.008	-0.008	-0.007	0.024
bw:menu	-0.067	-0.007	0.014	0.06
bw:message	-0.059	-0.002	-0.007	0.067
bw:messages	-0.004	-0.008	0.013	-0.001
bw:methods	-0.008	0	-0.002	0.01
bw:meze	0.01	-0.006	0.018	-0.022
bw:middle	0.018	-0.004	0.003	-0.018
bw:mind	0.012	0	-0.001	-0.011
bw:minutes	0.013	-0.011	0.019	-0.021
bw:mobile	0.011	-0.002	-0.006	-0.003
bw:mofodo	-0.013	0.001	0.012	0
bw:monday	-0.035	-0.011	0.016	0.03
bw:money	-0.083	-0.018	0.124	-0.023
bw:month	0.115	0.039	-0.057	-0.096
bw:months	0	-0.005	0.013	-0.007
bw:more	0.011	-0.011	0.013	-0.012
bw:morning	0.013	-0.004	-0.011	0.002
bw:mortgage	0.028	-0.009	0.025	-0.044
bw:most	-0.035	-0.019	0.043	0.01
bw:mouth	-0.03	-0.003	-0.003	0.035
bw:move	-0.015	-0.003	0.024	-0.005
bw:moving	-0.006	-0.01	0.02	-0.004
bw:mug	-0.016	0	0.016	0
bw:music	-0.026	-0.001	0.003	0.025
bw:must	0.012	-0.008	0.005	-0.01
bw:my	-0.111	-0.011	0.006	0.116
bw:n1	-0.013	-0.007	0.009	0.012
bw:n12	0.092	-0.035	-0.094	0.037
bw:name	-0.071	-0.143	0.046	0.168
bw:named	0.008	0.075	-0.058	-0.025
bw:national	0.052	-0.01	0.054	-0.096
bw:near	0.141	0	-0.001	-0.14
bw:nearly	0.027	-0.001	-0.004	-0.022
bw:necessary	-0.025	0	0.013	0.012
bw:need	0.056	-0.024	0.029	-0.061
bw:needed	0.091	-0.017	0.011	-0.084
bw:network	-0.019	-0.002	0.059	-0.038
bw:never	-0.022	0	0.013	0.01
bw:new	0.087	-0.02	-0.052	-0.015
bw:newcastle	0.005	0	-0.01	0.006
bw:newest	-0.028	0.001	0.027	0
bw:news	0.08	0.047	-0.072	-0.056
bw:newsletter	-0.062	-0.018	0.042	0.037
bw:next	0.009	-0.017	0.057	-0.05
bw:ni	-0.018	-0.001	-0.002	0.021
bw:night	0.051	-0.012	-0.011	-0.028
bw:nine	0.011	-0.004	0.029	-0.037
bw:no	-0.029	0.147	-0.088	-0.029
bw:nobody	0.023	-0.006	-0.01	-0.006
bw:norfolk	-0.035	-0.002	0.017	0.021
bw:north	0.079	0.035	-0.025	-0.088
bw:northern	0.031	-0.006	-0.053	0.029
bw:norupo	-0.02	-0.024	0.091	-0.047
bw:not	-0.101	-0.035	0.039	0.097
bw:notebook	0.025	-0.001	-0.02	-0.005
bw:notes	0.061	-0.005	-0.038	-0.018
bw:nothing	0.078	-0.005	-0.014	-0.058
bw:notice	0.073	0.029	-0.189	0.087
bw:notices	-0.004	-0.008	0.023	-0.012
bw:nottingham	0.056	-0.002	-0.009	-0.045
bw:nottinghamshire	-0.027	0.001	0.026	0
bw:november	-0.014	-0.028	0.047	-0.005
bw:now	0.007	-0.008	-0.027	0.028
bw:nr7	-0.006	-0.001	0.012	-0.006
bw:number	-0.07	-0.016	0.106	-0.02
bw:numbers	-0.009	-0.001	0.012	-0.001
bw:nursing	0.012	0.037	-0.018	-0.031
bw:nuvara	-0.021	-0.01	0.033	-0.002
bw:o	-0.056	0.044	0.016	-0.004
bw:object	-0.017	-0.005	0.03	-0.008
bw:obliged	-0.013	0.026	-0.012	-0.001
bw:occasional	0.014	-0.001	-0.001	-0.012
bw:october	-0.01	-0.003	-0.005	0.019
bw:of	-0.092	0.21	-0.118	0
bw:off	0.062	-0.009	-0.016	-0.036
bw:offer	-0.02	-0.001	-0.01	0.031
bw:offered	-0.041	-0.023	0.083	-0.02
bw:offers	-0.006	-0.039	-0.031	0.075
bw:office	-0.151	-0.102	0.014	0.239
bw:officer	0.037	-0.032	0.007	-0.012
bw:offices	-0.035	0.051	-0.032	0.016
bw:official	0.037	-0.002	0	-0.035
bw:offline	0.022	-0.01	-0.008	-0.004
bw:often	0.02	-0.007	-0.014	0.001
bw:okimiletpo	0.044	-0.014	0.018	-0.049
bw:old	0.035	-0.004	-0.036	0.005
bw:olds	-0.015	-0.001	0.041	-0.025
bw:on	-0.008	-0.162	0.195	-0.026
bw:onarebu	-0.011	-0.009	0.024	-0.004
bw:once	-0.012	-0.01	0.035	-0.013
bw:one	-0.03	0.079	-0.065	0.015
bw:ones	0.011	-0.001	0	-0.01
bw:online	0.002	0.012	-0.028	0.014
bw:only	0.062	0.106	-0.067	-0.101
bw:open	-0.042	-0.031	-0.022	0.095
bw:opened	-0.062	-0.003	0.033	0.032
bw:opening	0.01	-0.002	-0.003	-0.004
bw:opens	-0.013	-0.011	0.052	-0.027
bw:operate	0.151	-0.044	-0.089	-0.017
bw:operated	0.085	-0.034	-0.084	0.033
bw:operates	-0.041	-0.043	0.067	0.017
bw:operating	-0.007	-0.007	0.001	0.012
bw:operative	-0.075	0.1	-0.055	0.029
bw:operator	0.074	-0.028	-0.049	0.002
bw:operators	-0.005	-0.01	0.027	-0.012
bw:opticians	-0.012	-0.006	0.009	0.008
bw:optional	-0.034	0	0.002	0.032
bw:or	0.101	-0.173	-0.168	0.241
bw:orchard	-0.036	0	0.028	0.007
bw:order	-0.045	-0.007	0.028	0.025
bw:ordering	0.003	-0.007	-0.009	0.013
bw:orders	-0.058	-0.02	0.063	0.015
bw:organisation	-0.016	-0.007	-0.005	0.028
bw:organised	-0.067	0	0	0.068
bw:organisers	-0.046	-0.013	-0.01	0.069
bw:other	-0.024	0.072	-0.059	0.011
bw:others	0.005	-0.014	0.015	-0.006
bw:otherwise	0.03	0.042	-0.056	-0.016
bw:our	-0.076	0.202	-0.063	-0.062
bw:ours	-0.006	-0.002	-0.009	0.017
bw:ourselves	-0.013	-0.001	-0.001	0.015
bw:out	-0.122	-0.056	-0.001	0.179
bw:outside	-0.031	-0.014	-0.022	0.066
bw:ovekavuvu	0.032	-0.003	0.096	-0.126
bw:over	0.071	0.074	-0.072	-0.072
bw:overview	-0.011	0.024	-0.012	-0.001
bw:ovovekod	-0.031	0	-0.002	0.033
bw:own	-0.054	-0.067	0.136	-0.015
bw:owned	0.019	0.17	-0.035	-0.155
bw:owner	-0.021	-0.027	0.038	0.01
bw:owners	0.046	0.012	0.006	-0.064
bw:ownership	-0.028	-0.001	0.019	0.009
bw:owns	-0.059	-0.007	0.033	0.033
bw:oxford	-0.002	0	0.011	-0.009
bw:oxfordshire	-0.007	0	0.011	-0.004
bw:packages	0.018	-0.002	-0.015	-0.001
bw:packed	0.008	-0.003	-0.016	0.011
bw:packs	-0.027	0.038	-0.042	0.031
bw:page	-0.134	-0.005	0.119	0.02
bw:pages	0.035	-0.013	-0.033	0.012
bw:paid	-0.108	0.041	0.1	-0.032
bw:pan	-0.008	-0.001	-0.007	0.016
bw:panel	0.009	-0.003	0.008	-0.013
bw:papers	-0.004	0	0.025	-0.021
bw:parcels	-0.145	-0.014	0.149	0.01
bw:parent	0.086	-0.035	-0.076	0.025
bw:park	0.039	0.07	-0.082	-0.026
bw:parking	-0.003	-0.004	-0.013	0.02
bw:parks	-0.053	-0.001	0.001	0.053
bw:part	-0.15	0.216	-0.166	0.101
bw:parties	-0.015	-0.01	-0.001	0.026
bw:partner	0.055	0.015	-0.043	-0.026
bw:partners	0.077	-0.015	-0.045	-0.017
bw:partnership	-0.047	-0.012	0.035	0.024
bw:parts	-0.02	-0.009	0.055	-0.025
bw:party	-0.083	0.019	-0.019	0.083
bw:pass	-0.069	-0.007	0.09	-0.014
bw:passed	0.012	-0.007	0.005	-0.009
bw:passes	-0.008	-0.01	-0.021	0.04
bw:password	-0.021	-0.001	0.001	0.021
bw:patient	0.018	-0.001	-0.006	-0.011
bw:patients	-0.066	-0.007	-0.009	0.081
bw:pay	-0.012	-0.013	0.01	0.015
bw:payment	-0.064	-0.041	0.107	-0.002
bw:payments	-0.092	-0.048	0.164	-0.023
bw:pays	0.018	-0.006	0.004	-0.016
bw:pazaki	-0.022	-0.021	0.044	-0.001
bw:people	0.002	-0.059	-0.001	0.058
bw:per	0.075	-0.042	-0.005	-0.027
bw:period	-0.036	-0.003	0.035	0.004
bw:person	0.016	0.017	-0.034	0.002
bw:personal	-0.029	0.151	-0.137	0.016
bw:pet	-0.005	0.032	-0.052	0.025
bw:phone	-0.103	-0.013	0.044	0.073
bw:photograph	0.046	-0.009	-0.027	-0.01
bw:photographer	0.014	-0.002	0	-0.012
bw:photographs	0.052	-0.004	-0.019	-0.029
bw:pictures	0.02	-0.011	-0.006	-0.003
bw:pier	-0.073	-0.001	0.034	0.04
bw:pipetfo	0.042	0	0.003	-0.045
bw:place	-0.092	-0.019	0.061	0.05
bw:placed	-0.081	-0.021	0.099	0.003
bw:places	0.059	0	-0.006	-0.052
bw:placing	-0.031	0	0	0.032
bw:plain	0.02	-0.002	-0.003	-0.015
bw:plainly	0.02	-0.002	-0.018	0.001
bw:plan	-0.001	-0.018	0.036	-0.017
bw:planning	-0.034	-0.003	0.004	0.033
bw:plans	-0.005	-0.011	-0.035	0.051
bw:platform	-0.014	0.057	-0.132	0.088
bw:play	0.117	-0.015	0.025	-0.127
bw:please	0.048	-0.012	-0.056	0.021
bw:plumbing	0.048	0	-0.005	-0.043
bw:plus	0.047	-0.005	-0.021	-0.02
bw:point	0.018	0	0	-0.017
bw:policies	0.015	-0.001	0.027	-0.04
bw:policy	0.019	-0.05	-0.125	0.156
bw:polisi	0.028	-0.001	-0.002	-0.025
bw:portal	-0.068	0.024	0.084	-0.04
bw:portfolio	-0.026	-0.007	0.037	-0.004
bw:posena	-0.027	-0.015	0.018	0.024
bw:post	0.048	-0.027	-0.021	0
bw:postcode	-0.074	-0.007	0.014	0.068
bw:posted	-0.003	0.097	-0.092	-0.002
bw:pounds	-0.066	-0.001	-0.001	0.068
bw:powered	-0.031	-0.021	0.059	-0.007
bw:practice	-0.084	-0.029	0.06	0.053
bw:preifatrwydd	0.028	-0.001	-0.002	-0.025
bw:premises	-0.044	0.112	-0.048	-0.019
bw:prepaid	-0.038	-0.014	0.021	0.03
bw:present	-0.011	0.001	0.01	0
bw:price	-0.03	-0.024	-0.035	0.089
bw:prices	-0.027	-0.02	0.027	0.02
bw:principal	0.025	-0.001	0	-0.024
bw:print	-0.011	0	-0.001	0.012
bw:printed	-0.011	-0.003	-0.015	0.028
bw:prints	-0.049	-0.004	0.008	0.045
bw:privacy	0.279	0.123	-0.21	-0.191
bw:private	-0.001	0.008	-0.018	0.011
bw:prize	0.062	-0.007	-0.022	-0.033
bw:prizes	-0.014	0.025	-0.005	-0.006
bw:process	0.033	-0.009	0.004	-0.028
bw:processed	0.035	-0.014	-0.039	0.018
bw:processing	0.066	-0.018	-0.045	-0.003
bw:processor	-0.026	-0.009	0.011	0.025
bw:processors	-0.006	-0.012	0.019	-0.002
bw:product	0.009	-0.011	0.01	-0.008
bw:products	0.099	-0.064	-0.048	0.013
bw:professional	0.087	-0.007	-0.019	-0.06
bw:profits	0.036	-0.002	0	-0.033
bw:programme	0.052	-0.029	-0.011	-0.011
bw:project	0.008	-0.004	0.006	-0.01
bw:projects	0.016	-0.009	-0.01	0.004
bw:promise	-0.063	-0.004	-0.006	0.073
bw:promoter	0.045	0.015	-0.035	-0.025
bw:promoters	0.033	-0.014	-0.019	-0.001
bw:promotion	-0.044	-0.014	0.059	-0.001
bw:property	0.08	-0.014	-0.033	-0.034
bw:protected	0.085	-0.012	-0.031	-0.042
bw:protecting	0.003	-0.021	0.025	-0.007
bw:protection	0.153	-0.083	-0.128	0.058
bw:protects	0.032	-0.006	-0.024	-0.002
bw:proudly	0.105	0	0	-0.104
bw:prove	0.017	-0.002	-0.011	-0.004
bw:provide	0.049	-0.014	0.002	-0.036
bw:provided	-0.088	-0.043	0.189	-0.058
bw:provider	0.034	-0.029	0.124	-0.128
bw:providers	-0.026	-0.011	0.02	0.017
bw:provides	0.027	-0.015	-0.033	0.021
bw:pub	-0.014	0.001	0.007	0.006
bw:public	-0.079	-0.016	0.108	-0.013
bw:publication	-0.009	-0.008	0.017	-0.001
bw:publish	0.127	-0.092	-0.022	-0.014
bw:published	0.065	-0.046	-0.021	0.002
bw:publisher	0.025	-0.016	-0.001	-0.008
bw:publishing	0.088	-0.008	-0.045	-0.035
bw:puppy	-0.01	-0.006	0.017	-0.001
bw:purchase	-0.009	-0.011	0.012	0.008
bw:purchased	-0.069	-0.018	0.068	0.019
bw:purchasing	-0.012	-0.005	0.026	-0.008
bw:purpose	-0.041	0.031	0.022	-0.012
bw:purposes	0.006	-0.011	-0.021	0.026
bw:put	0.028	-0.016	-0.009	-0.003
bw:quality	-0.027	-0.005	0.008	0.024
bw:quarry	-0.024	0	0.008	0.017
bw:questions	-0.018	-0.024	0.038	0.005
bw:quotation	-0.016	0.02	0.043	-0.047
bw:quote	0.083	-0.004	-0.028	-0.052
bw:range	-0.006	-0.001	-0.011	0.018
bw:rapa	0.052	-0.001	-0.003	-0.049
bw:rate	0.031	-0.001	0.007	-0.038
bw:rated	0.013	-0.003	0.041	-0.051
bw:rather	0.057	-0.004	-0.011	-0.042
bw:reach	-0.016	-0.003	0.005	0.014
bw:read	0.091	-0.004	-0.009	-0.077
bw:reading	-0.015	-0.004	0.021	-0.001
bw:reason	0.02	-0.005	-0.008	-0.007
bw:receive	0.003	0.04	-0.039	-0.004
bw:recent	-0.015	-0.003	0.017	0
bw:record	-0.011	-0.001	-0.022	0.034
bw:records	-0.028	-0.003	0.041	-0.01
bw:recruitment	0.046	-0.021	-0.017	-0.008
bw:recycle	0.035	-0.002	-0.002	-0.032
bw:ref	0.012	-0.006	-0.06	0.054
bw:refer	-0.045	0.081	-0.028	-0.008
bw:reference	0.07	-0.086	0.092	-0.075
bw:references	-0.003	-0.017	0.01	0.01
bw:referred	-0.052	-0.003	0.022	0.033
bw:refers	0.034	-0.004	-0.018	-0.012
bw:refund	0.088	0	-0.001	-0.087
bw:reg	-0.002	0	-0.042	0.043
bw:region	-0.016	-0.019	0.03	0.005
bw:register	-0.15	-0.028	0.098	0.08
bw:registered	0.036	0.231	-0.132	-0.135
bw:registrar	-0.003	0.032	-0.022	-0.007
bw:registration	0.038	0.001	-0.111	0.072
bw:regular	0.068	-0.002	-0.061	-0.005
bw:regulated	0.001	-0.043	0.101	-0.059
bw:regulates	-0.031	-0.005	-0.003	0.039
bw:regulation	0.059	-0.013	0.003	-0.049
bw:regulations	0.027	0.048	-0.083	0.008
bw:regulator	-0.006	-0.007	0.015	-0.001
bw:regulatory	0.106	-0.004	-0.006	-0.096
bw:related	-0.075	0.184	-0.124	0.015
bw:relationship	0.012	0.036	-0.049	0.001
bw:relevant	-0.068	0.047	-0.007	0.028
bw:rental	0.015	-0.003	-0.009	-0.003
bw:rented	-0.028	-0.024	0.044	0.008
bw:repair	-0.032	-0.003	0.014	0.021
bw:repayments	-0.037	-0.001	-0.002	0.04
bw:reply	-0.015	-0.003	0.007	0.012
bw:report	0.062	-0.002	-0.014	-0.046
bw:reports	0.046	-0.003	-0.019	-0.024
bw:repossessed	0.02	0	-0.002	-0.018
bw:representative	-0.086	-0.091	0.186	-0.009
bw:represented	-0.043	-0.001	0.046	-0.003
bw:request	0.036	-0.007	-0.009	-0.02
bw:required	0.02	-0.001	0.002	-0.02
bw:reserved	0.043	0.017	-0.032	-0.028
bw:residential	-0.019	0.078	-0.02	-0.039
bw:residents	-0.056	0.033	0.018	0.005
bw:respect	-0.035	0.031	-0.011	0.015
bw:respecting	-0.019	-0.02	0.023	0.017
bw:responsible	0.017	-0.007	-0.014	0.004
bw:responsibly	0.092	-0.001	-0.002	-0.089
bw:rest	0.05	-0.015	-0.01	-0.026
bw:restaurant	-0.039	0.004	0.031	0.004
bw:results	-0.002	-0.008	0.01	-0.001
bw:retail	0.053	-0.047	-0.045	0.04
bw:returns	-0.078	-0.02	-0.017	0.116
bw:revenue	-0.061	0.108	0.036	-0.083
bw:reviewed	-0.022	0.082	-0.057	-0.003
bw:reviews	-0.027	-0.009	0.067	-0.03
bw:rg30	-0.019	0.005	0.007	0.007
bw:rid	0.026	-0.003	-0.02	-0.003
bw:right	-0.084	-0.01	0.009	0.085
bw:rights	0.054	0.018	-0.027	-0.046
bw:ring	0.04	-0.001	-0.01	-0.028
bw:risk	-0.006	0.039	-0.023	-0.01
bw:road	-0.145	0.123	0.013	0.009
bw:role	0.048	-0.009	-0.008	-0.031
bw:roof	-0.043	-0.005	0.006	0.042
bw:rookery	-0.018	0.002	0.016	0
bw:room	0.053	-0.003	-0.011	-0.039
bw:rooms	-0.05	-0.01	0.057	0.004
bw:ropewalk	-0.025	0	0.025	0
bw:rough	-0.018	-0.001	-0.001	0.019
bw:round	0.04	0.037	-0.031	-0.046
bw:rova	-0.018	-0.029	0.054	-0.007
bw:row	-0.079	-0.001	0.08	-0.001
bw:royal	-0.03	-0.001	-0.01	0.041
bw:rules	-0.004	-0.013	0.026	-0.009
bw:run	0.081	-0.007	0.056	-0.129
bw:running	-0.101	0.002	0.092	0.007
bw:runs	-0.079	-0.004	0.042	0.04
bw:rusome	-0.013	0.001	0.012	0
bw:s	0.038	-0.02	0.01	-0.028
bw:s3	-0.017	0.001	0.016	0
bw:s9	0.013	0	0.002	-0.015
bw:sa1	0.016	-0.001	-0.004	-0.011
bw:saddler	0.016	-0.003	-0.013	0
bw:safe	-0.048	-0.003	-0.001	0.052
bw:safeguarding	-0.085	-0.001	-0.001	0.086
bw:safety	-0.008	-0.002	-0.001	0.011
bw:said	0.05	-0.003	-0.003	-0.044
bw:sale	0.005	0.013	-0.056	0.037
bw:sales	-0.097	0.017	-0.033	0.113
bw:same	-0.001	0.059	-0.054	-0.004
bw:saturday	-0.039	-0.009	0.019	0.029
bw:saturdays	-0.032	-0.003	-0.021	0.057
bw:saves	0.04	-0.006	-0.03	-0.003
bw:say	-0.09	-0.012	0.069	0.034
bw:says	0.043	-0.019	-0.032	0.008
bw:scheme	0.054	-0.034	-0.048	0.027
bw:school	-0.024	0.028	-0.031	0.027
bw:schools	0.193	0.016	-0.155	-0.055
bw:science	-0.024	0.014	-0.006	0.016
bw:scope	-0.03	-0.008	-0.005	0.043
bw:scotland	-0.05	-0.006	0.057	-0.001
bw:scottish	-0.014	0.007	0.029	-0.022
bw:sea	-0.089	0	-0.001	0.09
bw:search	0.004	-0.003	0.008	-0.01
bw:searches	0.055	-0.013	-0.006	-0.036
bw:season	0.014	0.051	0.002	-0.068
bw:second	0.079	-0.016	0.004	-0.067
bw:sectors	0.027	-0.014	-0.005	-0.009
bw:secure	0.071	-0.003	-0.017	-0.051
bw:security	-0.04	-0.003	-0.001	0.044
bw:see	-0.107	-0.026	-0.005	0.138
bw:seed	0.025	-0.001	-0.016	-0.008
bw:sees	-0.022	-0.019	0.042	-0.002
bw:selection	0.012	0	-0.001	-0.011
bw:self	0.027	-0.005	0.008	-0.03
bw:sell	0.047	-0.007	0.006	-0.045
bw:seller	0.112	-0.023	-0.061	-0.027
bw:sellers	0.026	-0.001	-0.012	-0.013
bw:selling	-0.026	-0.006	-0.012	0.044
bw:sells	0.013	-0.004	-0.015	0.006
bw:send	0.036	-0.01	0.014	-0.041
bw:sent	-0.001	-0.048	0.07	-0.021
bw:seo	-0.066	-0.001	0.013	0.054
bw:separate	0.021	-0.008	0.007	-0.02
bw:september	0.031	-0.003	-0.002	-0.027
bw:serve	-0.035	-0.008	0.014	0.029
bw:servers	0.002	-0.016	0.027	-0.013
bw:service	0.036	-0.097	0.035	0.026
bw:services	0.138	-0.092	-0.062	0.017
bw:session	-0.029	-0.005	0.007	0.027
bw:set	0.047	-0.029	0.013	-0.031
bw:sets	0.048	-0.01	-0.026	-0.012
bw:seven	-0.05	-0.004	-0.002	0.056
bw:several	0.043	0.035	-0.078	0
bw:sexton	0.013	-0.001	0.006	-0.019
bw:shall	0.035	-0.016	-0.008	-0.012
bw:share	-0.111	0.074	0.038	-0.001
bw:shareholders	0.007	0.025	-0.029	-0.003
bw:sharing	0.005	0.007	0.022	-0.035
bw:sheffield	-0.034	0	0.012	0.022
bw:shipping	0	-0.007	0.011	-0.004
bw:shop	-0.157	-0.006	0.119	0.044
bw:shopquay	0.06	0	-0.001	-0.058
bw:shops	-0.116	0.049	-0.065	0.132
bw:short	-0.058	-0.005	0.016	0.048
bw:should	0.084	-0.015	-0.041	-0.029
bw:show	-0.02	-0.009	-0.008	0.037
bw:shown	0.017	-0.002	0.013	-0.028
bw:shows	0.071	-0.009	-0.045	-0.017
bw:shropshire	-0.019	0	0.004	0.016
bw:side	0.021	-0.004	-0.006	-0.012
bw:sign	-0.021	0	0.001	0.02
bw:since	0.012	-0.013	-0.021	0.022
bw:singapore	0.043	-0.01	-0.03	-0.002
bw:site	-0.042	-0.034	0.106	-0.03
bw:sites	-0.044	0.079	-0.101	0.066
bw:six	-0.05	-0.008	0.051	0.007
bw:size	-0.019	-0.003	0.017	0.005
bw:sk9	-0.024	-0.006	-0.02	0.049
bw:skip	-0.008	-0.01	0.002	0.017
bw:slavery	0.128	0.044	-0.063	-0.108
bw:sluice	-0.009	0.003	0.016	-0.009
bw:small	0.104	-0.001	0.054	-0.157
bw:smaller	-0.005	-0.001	-0.012	0.018
bw:smart	0.004	-0.015	0.028	-0.016
bw:so	-0.005	-0.016	0.01	0.011
bw:social	0.013	-0.003	0.006	-0.016
bw:society	0.023	-0.008	-0.013	-0.002
bw:software	-0.01	-0.064	0.074	0
bw:solar	0.034	0.06	-0.019	-0.075
bw:sold	0.086	-0.032	-0.119	0.065
bw:sole	-0.103	-0.009	0.037	0.076
bw:solicitor	0.041	-0.006	-0.033	-0.002
bw:solicitors	0.054	0	0.028	-0.082
bw:some	-0.014	-0.025	0.042	-0.003
bw:somebody	0.023	-0.017	-0.011	0.006
bw:someone	-0.014	-0.009	0.001	0.022
bw:something	-0.032	0	-0.001	0.033
bw:sound	0.052	-0.001	-0.004	-0.047
bw:source	-0.051	0.011	-0.004	0.044
bw:south	-0.024	0.035	0.023	-0.035
bw:speak	0.012	-0.007	0.038	-0.043
bw:spoken	0.035	0	0	-0.034
bw:spring	0.012	-0.001	-0.009	-0.003
bw:sra	-0.027	0.001	0.026	0
bw:st	0.01	-0.021	0.029	-0.018
bw:staff	0.03	0.001	-0.008	-0.023
bw:stand	0.009	-0.007	0.01	-0.013
bw:standard	0.055	-0.01	0.002	-0.047
bw:standards	0.014	-0.005	0.007	-0.016
bw:start	-0.066	-0.004	0.006	0.065
bw:stated	-0.017	-0.007	-0.006	0.03
bw:statement	0.173	0.109	-0.015	-0.266
bw:states	-0.02	-0.019	0.04	-0.001
bw:station	0.013	-0.024	0.032	-0.02
bw:stations	0.046	-0.007	-0.01	-0.03
bw:status	-0.005	-0.028	0.029	0.004
bw:statutory	0.033	-0.006	-0.008	-0.02
bw:stay	0.079	-0.012	-0.003	-0.064
bw:stays	-0.038	-0.001	0	0.038
bw:still	-0.012	-0.012	-0.005	0.029
bw:stock	-0.014	-0.001	-0.001	0.016
bw:stockport	0.033	-0.004	0.005	-0.034
bw:stop	0.004	-0.005	-0.017	0.018
bw:stops	0.022	-0.006	-0.024	0.008
bw:store	-0.018	-0.017	0	0.035
bw:stored	-0.026	-0.01	0.04	-0.004
bw:stores	0.034	-0.011	-0.017	-0.007
bw:story	-0.013	0.067	-0.001	-0.053
bw:straight	-0.022	-0.003	0.008	0.018
bw:street	-0.037	0.021	0.033	-0.017
bw:strictly	0.002	-0.001	0.013	-0.015
bw:stripe	-0.003	-0.007	0.01	0
bw:students	-0.044	0.039	0.01	-0.004
bw:studio	-0.006	0.006	0.026	-0.026
bw:style	0	-0.049	-0.005	0.055
bw:sub	-0.008	-0.011	0.043	-0.024
bw:subject	0.015	-0.004	-0.014	0.004
bw:subscribe	-0.036	-0.006	0.015	0.027
bw:subscription	-0.063	-0.018	0	0.08
bw:subsidiaries	-0.034	0.139	-0.064	-0.041
bw:subsidiary	0.054	0.109	-0.072	-0.091
bw:such	-0.041	0.106	-0.061	-0.003
bw:sue	-0.026	0.002	0.026	-0.001
bw:sum	-0.061	0.001	0.061	0
bw:summary	0.075	0.028	-0.106	0.003
bw:supervisory	-0.004	-0.013	0.019	-0.002
bw:supplied	-0.007	-0.046	0.067	-0.013
bw:supplier	-0.103	-0.008	0.123	-0.012
bw:suppliers	0.016	-0.025	0.037	-0.028
bw:supplies	0.014	-0.003	0.014	-0.024
bw:supply	0.022	-0.005	-0.006	-0.01
bw:support	0.015	-0.025	0.01	0
bw:supported	0.012	-0.009	0.015	-0.018
bw:surrey	-0.031	0.041	-0.003	-0.008
bw:sussex	-0.002	-0.009	0.017	-0.006
bw:sw1w	-0.015	0	0.001	0.014
bw:swansea	0.016	-0.001	0	-0.015
bw:swindon	-0.03	-0.025	0.032	0.023
bw:switzerland	-0.055	0.098	-0.065	0.021
bw:sy23	-0.033	0.002	0.011	0.02
bw:system	-0.198	-0.012	0.175	0.034
bw:systems	-0.002	0.044	-0.044	0.001
bw:t	-0.059	-0.002	-0.086	0.148
bw:table	-0.039	-0.003	0.009	0.033
bw:tables	-0.064	0.014	0.041	0.008
bw:tafapon	-0.102	-0.012	-0.065	0.178
bw:take	-0.091	0.005	0.01	0.076
bw:taken	0.008	0.069	-0.025	-0.052
bw:takes	0.034	-0.014	-0.027	0.007
bw:talk	-0.04	0.027	0.021	-0.009
bw:tasting	-0.065	0	0	0.064
bw:tea	-0.034	-0.008	0.014	0.028
bw:team	0.044	-0.007	-0.007	-0.03
bw:teams	-0.05	-0.002	0.039	0.013
bw:tel	0.073	0.037	-0.054	-0.055
bw:telephone	0.015	0.05	-0.051	-0.013
bw:telerau	-0.012	-0.004	-0.009	0.025
bw:telisagu	0.051	0	0	-0.051
bw:tell	-0.018	-0.014	-0.021	0.053
bw:tells	-0.009	-0.003	-0.007	0.019
bw:ten	-0.024	-0.003	0.027	0
bw:tenancy	0.021	0	0	-0.021
bw:term	0.047	-0.015	-0.028	-0.004
bw:terms	-0.092	0.163	-0.131	0.06
bw:terrace	-0.005	0.003	0.023	-0.021
bw:test	-0.062	-0.001	0	0.063
bw:tests	0.004	-0.014	0.024	-0.014
bw:text	0.013	-0.008	-0.011	0.007
bw:thames	-0.04	0	0.001	0.04
bw:than	0.032	0.024	-0.01	-0.046
bw:thank	-0.036	-0.013	0.014	0.035
bw:thanks	-0.026	0.001	0.011	0.014
bw:that	0.144	-0.031	0.165	-0.278
bw:the	0.07	0.123	-0.184	-0.009
bw:theatre	0.024	-0.001	0.016	-0.04
bw:their	-0.03	-0.07	0.148	-0.048
bw:them	0.022	0.074	-0.117	0.021
bw:theme	0.036	-0.002	0.006	-0.041
bw:then	-0.007	-0.005	-0.018	0.031
bw:there	0.015	0.024	-0.044	0.005
bw:these	0.088	-0.021	-0.186	0.12
bw:they	0.073	0.016	-0.072	-0.017
bw:things	-0.023	0	0	0.024
bw:third	-0.07	-0.024	0.018	0.076
bw:thirty	0.106	-0.002	-0.013	-0.091
bw:this	-0.087	-0.058	0.106	0.04
bw:those	-0.029	-0.025	0.111	-0.057
bw:thousand	-0.085	-0.004	0.002	0.087
bw:thousandth	-0.008	-0.002	-0.001	0.011
bw:three	0.006	-0.036	0.047	-0.017
bw:through	-0.056	0.081	-0.017	-0.008
bw:throughout	-0.009	0	-0.001	0.01
bw:throw	0.04	-0.001	-0.009	-0.031
bw:thursday	0.118	-0.001	-0.001	-0.116
bw:ticket	-0.018	-0.002	0.011	0.008
bw:ticketing	0.056	-0.031	0.044	-0.069
bw:tickets	-0.026	-0.042	0.074	-0.006
bw:tidy	0.018	-0.001	-0.014	-0.004
bw:time	0.041	-0.009	-0.055	0.023
bw:times	-0.059	-0.006	0.103	-0.038
bw:timetable	0.033	-0.001	-0.001	-0.032
bw:title	0.074	-0.006	-0.026	-0.041
bw:titles	0.011	-0.016	0.021	-0.016
bw:tkn	0.019	-0.004	-0.015	0
bw:to	-0.068	-0.046	0.247	-0.133
bw:today	-0.045	-0.007	0.007	0.045
bw:together	-0.033	-0.009	0.101	-0.058
bw:told	-0.035	-0.002	0.012	0.025
bw:too	-0.041	-0.008	0.063	-0.014
bw:tools	-0.03	-0.005	0.006	0.029
bw:top	0.022	-0.01	0.021	-0.032
bw:touch	0.061	0.005	-0.009	-0.057
bw:town	-0.052	-0.009	0.025	0.036
bw:tr1	-0.024	0	0.01	0.014
bw:tr3	-0.026	0	0.007	0.019
bw:trade	-0.011	-0.026	-0.045	0.082
bw:trader	-0.098	-0.005	0.019	0.084
bw:trades	-0.06	-0.01	0.014	0.057
bw:trading	-0.276	-0.011	0.067	0.22
bw:train	0.031	-0.002	-0.002	-0.027
bw:trained	-0.031	-0.003	-0.004	0.039
bw:training	0.082	-0.01	0.016	-0.088
bw:transaction	-0.049	0.001	0.048	0
bw:transfer	-0.015	-0.003	0.031	-0.013
bw:travel	0.074	-0.012	0.005	-0.067
bw:tray	-0.027	0	-0.001	0.028
bw:treatment	0.015	0.051	-0.051	-0.016
bw:treatments	0.004	-0.004	-0.01	0.009
bw:truro	-0.031	0	0.017	0.015
bw:trust	-0.033	0.103	-0.103	0.033
bw:try	-0.095	0.002	0.093	0.001
bw:tuesday	-0.01	0	0	0.01
bw:tupa	0.017	-0.004	-0.012	0
bw:tw9	0.02	0	0.002	-0.022
bw:twice	0.02	-0.006	-0.005	-0.009
bw:two	0.128	-0.029	-0.097	-0.003
bw:tyne	-0.004	0	-0.01	0.015
bw:type	-0.01	-0.001	0.002	0.01
bw:uk	-0.015	0.053	-0.071	0.033
bw:uk's	0.014	-0.002	0.003	-0.015
bw:ularbo	-0.034	0.027	0.017	-0.01
bw:uluze	0.022	-0.001	-0.022	0.001
bw:under	0.116	-0.084	-0.058	0.025
bw:underwritten	0.009	-0.003	0.042	-0.048
bw:unit	-0.005	-0.004	-0.006	0.015
bw:united	0.033	-0.107	-0.054	0.128
bw:university	0.024	-0.005	-0.002	-0.018
bw:unless	0.008	-0.011	-0.024	0.026
bw:until	0.083	-0.009	-0.017	-0.057
bw:up	-0.096	0.026	-0.051	0.121
bw:updated	0.1	-0.075	-0.048	0.022
bw:upon	-0.006	0	-0.009	0.015
bw:ups	0.003	-0.004	0.01	-0.008
bw:us	0.148	-0.072	-0.087	0.01
bw:usa	-0.021	0.065	-0.027	-0.017
bw:use	-0.046	-0.008	0.006	0.048
bw:used	-0.043	-0.017	0.108	-0.048
bw:useful	-0.014	-0.001	0	0.015
bw:user	0.084	-0.024	-0.094	0.034
bw:users	-0.005	-0.019	0.013	0.01
bw:uses	-0.087	-0.003	0.127	-0.037
bw:using	0.011	-0.026	-0.055	0.071
bw:usually	-0.006	-0.011	0.035	-0.018
bw:valid	0.014	-0.002	-0.02	0.009
bw:valuations	-0.003	0.089	-0.089	0.003
bw:value	-0.013	-0.001	0.031	-0.018
bw:vat	-0.282	0	-0.021	0.303
bw:vehicle	-0.015	-0.019	0.036	-0.002
bw:venue	0.047	-0.012	-0.015	-0.02
bw:venues	0.03	-0.027	0.046	-0.049
bw:version	0.012	-0.013	0	0.002
bw:vet	0.011	-0.004	0.013	-0.02
bw:vets	0.015	-0.009	0.013	-0.019
bw:via	0.064	-0.036	0.052	-0.08
bw:video	-0.045	-0.005	0.008	0.043
bw:views	-0.081	0	-0.001	0.082
bw:village	-0.06	0.033	0.023	0.004
bw:visit	0.072	-0.016	-0.01	-0.047
bw:visitors	0.027	-0.012	0.032	-0.047
bw:visits	-0.033	0	0.007	0.026
bw:vofopari	-0.077	0.098	-0.021	0
bw:voluntary	-0.052	0	-0.001	0.052
bw:volunteer	0.06	-0.002	-0.002	-0.056
bw:volunteers	-0.076	-0.01	-0.017	0.104
bw:vouchers	-0.039	-0.006	0.001	0.044
bw:vududka	0.052	-0.001	-0.002	-0.049
bw:w1w	-0.034	0	0.006	0.029
bw:wales	-0.044	0.069	0.08	-0.105
bw:walk	0.041	0	-0.001	-0.039
bw:want	0.025	0	0.002	-0.027
bw:wants	0.054	-0.001	-0.002	-0.051
bw:warehouse	-0.025	-0.001	0.003	0.023
bw:warranties	0.017	-0.002	-0.006	-0.01
bw:warranty	0.01	-0.007	0.017	-0.02
bw:was	-0.086	-0.034	0.074	0.046
bw:water	0.062	-0.001	-0.005	-0.055
bw:way	-0.059	0.004	0.042	0.013
bw:we	-0.108	-0.132	0.091	0.15
bw:web	-0.092	-0.04	0.046	0.086
bw:website	-0.017	-0.038	0.089	-0.033
bw:websites	-0.092	-0.02	0.127	-0.015
bw:weddings	-0.014	0.007	0.03	-0.023
bw:week	-0.024	-0.018	0.018	0.024
bw:weekdays	0.028	-0.002	-0.02	-0.006
bw:weekend	-0.073	0	-0.001	0.074
bw:weekends	0.013	0	0	-0.012
bw:weeks	0.037	-0.003	0.007	-0.041
bw:weighbridge	0.018	-0.001	0.002	-0.019
bw:welcome	0.001	0.042	-0.061	0.018
bw:well	-0.004	-0.008	-0.008	0.02
bw:west	0.023	-0.021	0.014	-0.016
bw:western	-0.012	-0.007	0.01	0.009
bw:wharf	-0.048	-0.006	0.031	0.023
bw:what	-0.012	-0.06	0.013	0.058
bw:when	-0.148	-0.026	0.044	0.13
bw:where	-0.172	0.05	0.117	0.005
bw:wherry	-0.01	0	0.01	-0.001
bw:whether	0.032	-0.009	-0.025	0.002
bw:which	0.082	0.007	0.006	-0.095
bw:whichever	-0.013	-0.013	0.006	0.02
bw:who	0.308	-0.347	-0.036	0.074
bw:whoever	0.033	-0.006	-0.019	-0.008
bw:whole	-0.014	-0.01	-0.002	0.026
bw:wholly	0.109	-0.06	0.059	-0.108
bw:whose	-0.047	0.018	-0.016	0.045
bw:why	-0.001	-0.019	-0.002	0.021
bw:will	-0.017	0.044	-0.096	0.069
bw:wilmslow	-0.016	-0.006	-0.02	0.041
bw:wins	-0.015	0	0.004	0.011
bw:with	0.044	-0.043	0.105	-0.106
bw:within	0.04	-0.028	0.028	-0.04
bw:without	0.019	-0.002	0.001	-0.018
bw:wool	0.03	-0.001	-0.009	-0.02
bw:word	-0.029	-0.004	-0.008	0.041
bw:wording	0.021	-0.003	0.055	-0.073
bw:words	0.028	-0.001	-0.001	-0.027
bw:work	0.063	-0.024	-0.025	-0.013
bw:working	0.057	-0.005	-0.005	-0.047
bw:works	-0.055	-0.037	-0.009	0.101
bw:workshop	0.02	-0.001	-0.002	-0.017
bw:world	-0.074	0.014	0.039	0.021
bw:worldwide	0.011	-0.004	0.032	-0.038
bw:would	-0.014	0.01	-0.03	0.033
bw:wrexham	-0.022	0	0.002	0.021
bw:write	0.08	-0.04	-0.034	-0.006
bw:writing	-0.08	-0.03	0.126	-0.016
bw:written	0.002	-0.017	0.05	-0.035
bw:wrong	-0.017	0	-0.004	0.021
bw:www	0.007	0.026	0.008	-0.041
bw:yard	-0.073	-0.002	0.032	0.043
bw:year	0.022	0.03	0.012	-0.063
bw:years	0.034	-0.01	-0.036	0.011
bw:yes	-0.002	-0.001	0.013	-0.01
bw:yesterday	-0.011	0	0.011	0
bw:yn	0.019	-0.001	-0.002	-0.016
bw:yo10	0.014	-0.002	0.002	-0.014
bw:york	0.055	-0.01	0.009	-0.055
bw:yorkshire	-0.076	-0.005	0.028	0.054
bw:you	0.022	-0.181	0.085	0.074
bw:your	0.056	0.01	-0.067	0.001
bw:yourself	-0.034	-0.001	0.001	0.034
bw:z	-0.012	0.038	-0.005	-0.021
bw:©	0.269	-0.028	-0.005	-0.237
bw:¶	-0.061	-0.058	-0.05	0.168
c:agentAfter	-0.332	-0.019	0.517	0.035
c:agentOf	-0.357	-0.161	0.92	-0.201
c:appliesTo	0.595	-0.5	-0.505	0.41
c:asHelper	-1.048	0.112	1.427	0.009
c:bothParties	0.402	-0.266	-0.004	-0.132
c:brandAfter	-0.002	0.059	-0.09	0.033
c:brandAgentOf	-1.541	-0.055	1.623	-0.027
c:brandBefore	0.195	-0.185	0.067	-0.077
c:brandInBlock	0.226	0.371	-0.799	0.302
c:brandOnPage	-0.138	0.246	-0.078	-0.03
c:brandTradingNameOf	1.902	0.059	-1.494	0.033
c:brandUses	-0.873	-0.027	1.4	0
c:careOf	-1.096	0.011	1.109	-0.024
c:contractWith	0.453	-0.296	-0.076	0.319
c:controllerAfter	0.46	-0.074	-0.19	0.304
c:controllerIs	0.92	-0.26	-0.181	0.12
c:copyright	0.77	-0.048	-0.644	0.522
c:forExample	-1.025	-0.024	1.053	-0.004
c:formerly	-0.598	0.568	0.334	-0.004
c:isCompany	-0.068	0.453	-0.257	-0.128
c:knownAsBrand	0.694	0.348	-0.83	0.088
c:list	-0.352	0.585	-0.025	-0.208
c:markOf	-1.268	-0.001	1.705	0.065
c:means	0.167	-0.062	-0.212	0.107
c:newsAfter	0.091	-0.16	0.515	-0.246
c:notUs	-1.379	-0.003	1.982	-0.099
c:officeAfter	0.137	-0.387	-0.35	0.6
c:operatedBy	0.444	0.285	-0.053	-0.277
c:operatedByOnly	-0.151	0.334	0.008	-0.19
c:otherOperatedBy	-0.413	0.041	0.768	-0.096
c:ourProvider	-0.937	-0.047	1.519	-0.035
c:ourSubsidiary	-0.554	1.513	-0.145	-0.014
c:partOf	-0.293	1.158	-0.176	-0.189
c:processedBy	-0.818	0.276	0.954	-0.111
c:regulatedBy	-0.699	-0.122	1.177	-0.056
c:runsBrand	1.341	0.121	-0.974	0.013
c:sellerAfter	0.734	-0.002	-0.331	0
c:siteOperatedBy	1.445	-0.075	-0.481	-0.088
c:subsidiaryAfter	-0.502	0.984	0.104	-0.087
c:suchAs	-0.026	0.295	0.313	-0.282
c:toDo	-0.341	-0.017	0.717	-0.059
c:tradingAs	-0.248	-0.123	0.157	0.215
c:tradingAsBrand	1.616	0.174	-1.281	-0.008
c:tradingAsOther	0.136	-0.297	-0.061	0.223
c:tradingNameOf	0.446	0.157	-0.289	0.086
c:unconnected	-1.017	-0.003	1.519	0
c:usesBefore	-0.528	0.027	1.079	-0.079
c:weAre	0.226	-0.137	-0.15	0.261
c:weDefAfter	0.425	0.119	-0.174	0.13
c:weDefBefore	0.631	0.09	-0.41	0.188
c:wePronoun	0.395	0.095	-0.058	-0.132
c:websiteBy	-1.345	-0.076	2.011	-0.09
contradicted	0.164	-0.189	-0.051	0.076
form:bare	-0.417	-0.424	-0.212	1.052
form:name	0.164	0.364	0.517	-1.045
form:number	0.26	-0.186	0.133	-0.207
h:others	-0.22	-0.331	0.707	-0.156
h:self	-0.114	0.335	-0.293	0.072
how:direct	0.301	-0.12	-0.05	-0.131
how:guessed	0.072	-0.017	-0.049	-0.006
how:linked	-0.142	0.008	0.123	0.011
how:padded	0.029	-0.057	0.109	-0.081
hw:1	-0.064	0.076	0.063	-0.075
hw:10	-0.056	-0.003	-0.013	0.072
hw:11	-0.013	-0.015	0.033	-0.005
hw:12	0.044	-0.005	-0.025	-0.015
hw:13	0.046	-0.003	-0.003	-0.04
hw:14	-0.075	-0.001	0.049	0.027
hw:15	0.018	-0.001	-0.002	-0.015
hw:2	0.21	-0.065	-0.192	0.047
hw:3	-0.16	-0.027	0.047	0.14
hw:4	-0.02	0.066	-0.009	-0.038
hw:5	-0.087	-0.061	0.132	0.016
hw:6	0.004	0.013	0.011	-0.028
hw:7	-0.109	-0.005	0.035	0.079
hw:8	0.121	-0.005	0.045	-0.161
hw:9	-0.092	-0.005	0.011	0.086
hw:a	-0.268	-0.057	0.077	0.247
hw:about	0.014	0.05	-0.024	-0.04
hw:abroad	0.127	-0.004	-0.126	0.003
hw:ac	0.011	-0.004	-0.008	0.001
hw:acceptance	0.164	-0.063	-0.108	0.006
hw:access	-0.062	-0.003	-0.014	0.079
hw:accountancy	0.024	0	0.002	-0.026
hw:accounts	0.015	-0.005	0.001	-0.01
hw:acorn	-0.06	-0.001	-0.001	0.063
hw:acornly	-0.06	0	0	0.06
hw:advertise	0.013	-0.002	0.004	-0.015
hw:advice	-0.078	-0.013	0.046	0.046
hw:after	0.074	-0.019	0.021	-0.077
hw:agency	0.003	0.001	0.041	-0.044
hw:agents	0.017	0	0	-0.017
hw:agreement	0.098	-0.054	0.002	-0.045
hw:all	-0.021	0.131	-0.108	-0.002
hw:alliance	0.05	0	-0.001	-0.05
hw:allotment	-0.062	0	0	0.062
hw:amodau	0.011	-0.004	-0.008	0.001
hw:an	-0.111	-0.027	0.073	0.065
hw:anchor	-0.099	-0.001	-0.017	0.117
hw:anchorly	-0.042	0	0	0.043
hw:and	0.212	-0.045	-0.241	0.074
hw:answer	-0.084	-0.003	0.016	0.071
hw:anti	0.048	-0.003	-0.025	-0.019
hw:app	-0.12	-0.017	0.049	0.087
hw:applicable	0.027	-0.001	0	-0.026
hw:applies	-0.05	0	0	0.051
hw:apply	0.035	-0.003	0.004	-0.036
hw:applying	0.016	-0.001	0	-0.015
hw:apron	0.014	0	0.018	-0.033
hw:architects	0.034	0	0	-0.034
hw:are	0.031	0.019	-0.15	0.1
hw:as	-0.078	-0.017	0.05	0.045
hw:ask	-0.093	-0.017	0.008	0.101
hw:at	-0.069	-0.004	0.001	0.072
hw:authority	0.012	-0.013	0.013	-0.012
hw:b	0.039	0	-0.001	-0.038
hw:background	0.029	0.059	-0.064	-0.024
hw:bakery	0.031	0	0.005	-0.036
hw:be	-0.049	0.14	-0.109	0.018
hw:beehive	-0.105	-0.002	-0.005	0.112
hw:beehively	-0.077	-0.001	-0.009	0.086
hw:before	0.077	-0.003	-0.027	-0.047
hw:best	-0.024	-0.004	-0.005	0.033
hw:better	-0.037	-0.012	0.058	-0.009
hw:black	0.012	0	-0.003	-0.008
hw:boarding	-0.034	0	0	0.035
hw:book	-0.036	-0.006	0.009	0.033
hw:booking	-0.118	-0.058	0.238	-0.062
hw:bookkeeping	-0.035	0	0	0.035
hw:box	-0.031	-0.001	-0.009	0.041
hw:brass	0.037	0.002	-0.051	0.012
hw:breach	0.038	0	0	-0.038
hw:brewery	0.023	-0.003	0.015	-0.036
hw:bright	-0.053	0	0	0.054
hw:bring	0.018	0.037	-0.016	-0.039
hw:broker	0.007	-0.009	0.021	-0.018
hw:brown	0.016	0	0.003	-0.018
hw:business	-0.003	-0.017	-0.008	0.028
hw:businesses	-0.02	-0.008	0.013	0.015
hw:buy	-0.01	-0.003	-0.024	0.038
hw:buying	-0.028	-0.009	0.037	-0.001
hw:by	0.048	-0.005	-0.021	-0.023
hw:c	0.009	0	0.003	-0.011
hw:calls	-0.019	0	0	0.02
hw:can	-0.086	0.012	-0.047	0.121
hw:cancel	0.015	-0.002	-0.001	-0.012
hw:candles	-0.041	0	0	0.041
hw:car	-0.046	-0.003	0.011	0.038
hw:card	-0.024	-0.025	0.025	0.024
hw:cardholder	0.04	-0.001	0.013	-0.052
hw:cards	-0.074	-0.006	0.011	0.069
hw:care	0.086	0.039	0.013	-0.139
hw:carers	0.053	-0.002	-0.001	-0.05
hw:carnival	-0.084	0.001	0.012	0.072
hw:cars	0.014	-0.001	-0.002	-0.01
hw:centre	-0.047	0	0.008	0.04
hw:ceramics	0.079	-0.001	0.006	-0.083
hw:change	0.032	-0.001	-0.007	-0.023
hw:changes	0.072	-0.028	-0.056	0.012
hw:charges	-0.025	-0.007	0.006	0.026
hw:cheese	-0.039	0	0	0.039
hw:children	0.058	0	0	-0.057
hw:choices	-0.035	-0.001	-0.001	0.037
hw:church	-0.126	-0.001	-0.001	0.128
hw:claims	-0.017	0	-0.001	0.018
hw:cleaning	-0.033	0	0.007	0.026
hw:client	-0.17	0.034	0.138	-0.002
hw:clients	0.077	-0.001	-0.006	-0.07
hw:clothing	0.053	-0.001	-0.009	-0.042
hw:club	0.067	-0.013	0.009	-0.062
hw:co	0.045	0.141	-0.154	-0.031
hw:coaches	0.04	0	0.002	-0.041
hw:coffee	0.026	0	0.015	-0.041
hw:collect	0.027	-0.015	0.047	-0.059
hw:come	-0.012	-0.008	0.03	-0.011
hw:community	0.017	0.001	0.006	-0.024
hw:company	0.145	-0.091	-0.001	-0.053
hw:compassly	-0.031	-0.001	-0.027	0.059
hw:competition	0.011	0.03	-0.028	-0.014
hw:complaints	0.032	-0.034	-0.063	0.066
hw:conditions	0.396	-0.039	-0.213	-0.144
hw:construction	0.028	0	-0.001	-0.027
hw:consulting	-0.102	0.001	0.004	0.098
hw:contact	0.12	-0.03	-0.054	-0.035
hw:contract	0.086	-0.028	-0.053	-0.004
hw:contracting	-0.009	-0.009	0.022	-0.003
hw:controller	-0.065	0.142	-0.162	0.085
hw:cookie	0	-0.045	0.061	-0.016
hw:cookies	0.142	-0.026	0.007	-0.123
hw:copper	0.022	0.003	-0.003	-0.022
hw:cornwall	0.022	0.042	-0.035	-0.029
hw:cost	0.008	-0.003	0.028	-0.033
hw:cottages	0.083	-0.001	-0.003	-0.079
hw:council	-0.046	-0.001	0.002	0.045
hw:country	0.028	0.027	-0.046	-0.008
hw:couriers	0.066	-0.001	0.002	-0.067
hw:courts	-0.031	-0.003	0.037	-0.004
hw:cover	0.169	-0.01	-0.033	-0.127
hw:covers	0.031	-0.042	-0.073	0.085
hw:crafts	-0.074	0	-0.001	0.075
hw:credit	0.031	-0.002	0.005	-0.033
hw:customer	0.007	0.018	0.009	-0.034
hw:customers	-0.003	0.051	0.002	-0.05
hw:d	0.025	0	0.003	-0.028
hw:data	0.001	-0.06	0.214	-0.156
hw:day	0.031	-0.001	-0.003	-0.027
hw:definitions	-0.081	0.129	-0.105	0.057
hw:delivered	0.031	0	0	-0.03
hw:delivery	0.023	0.019	-0.058	0.016
hw:dental	0.029	0	0.007	-0.035
hw:design	0.099	-0.001	-0.001	-0.097
hw:details	-0.143	0.015	0.097	0.031
hw:devon	-0.016	0.043	-0.033	0.006
hw:digital	0.038	0	0	-0.037
hw:directory	0.031	-0.009	0.018	-0.04
hw:disclosure	-0.039	0.039	0.002	-0.001
hw:disputes	0.063	-0.002	0.006	-0.067
hw:do	-0.031	-0.028	0.051	0.008
hw:does	0.016	-0.001	-0.036	0.021
hw:door	-0.098	-0.001	-0.002	0.101
hw:draw	-0.051	-0.012	0.043	0.02
hw:east	0.05	-0.002	-0.01	-0.038
hw:electric	0.014	-0.003	0.002	-0.014
hw:electrical	0.002	0.007	-0.035	0.026
hw:else	-0.015	-0.018	0.049	-0.016
hw:emails	0.063	-0.007	0.045	-0.101
hw:enamel	0.045	0	0.019	-0.063
hw:end	0.025	-0.007	0	-0.017
hw:ending	-0.015	0	0	0.015
hw:energy	-0.001	-0.025	0.053	-0.027
hw:engineering	0.057	-0.001	-0.004	-0.052
hw:england	-0.027	0.098	-0.094	0.023
hw:entries	-0.028	0.001	0.027	0
hw:estate	0.017	0	0	-0.017
hw:every	-0.006	-0.008	-0.01	0.023
hw:family	0.023	-0.003	0.004	-0.024
hw:fast	0.073	0	0	-0.073
hw:faulty	0.047	-0.005	-0.006	-0.037
hw:fees	-0.001	0.048	-0.021	-0.026
hw:field	0.012	0	-0.003	-0.008
hw:files	0.021	-0.001	0.001	-0.021
hw:finance	0.084	-0.022	-0.204	0.141
hw:financial	0.06	-0.005	0.002	-0.057
hw:find	-0.176	0.028	0.097	0.051
hw:firms	0.066	-0.02	-0.05	0.004
hw:first	-0.047	-0.003	0.007	0.043
hw:fitness	0.051	0	0.003	-0.053
hw:florists	0.001	0	0.027	-0.028
hw:for	0.034	-0.082	-0.112	0.16
hw:free	-0.003	-0.01	0.016	-0.003
hw:from	0.084	-0.023	0.027	-0.088
hw:fuels	0.039	0	0	-0.038
hw:furniture	0.02	0	-0.001	-0.019
hw:further	0.015	-0.001	0.003	-0.017
hw:g	0.038	0	0	-0.037
hw:garden	-0.049	-0.007	-0.003	0.058
hw:gdpr	-0.027	-0.005	0.038	-0.006
hw:general	0.07	0.056	-0.05	-0.076
hw:get	-0.112	-0.01	0.026	0.096
hw:gift	0.01	-0.016	-0.024	0.031
hw:give	0.018	-0.003	0.014	-0.028
hw:goes	0.048	-0.003	-0.02	-0.025
hw:governing	-0.035	-0.001	-0.001	0.037
hw:green	-0.064	-0.002	0.006	0.059
hw:grounds	0.01	0	0	-0.009
hw:group	0.042	0.049	-0.055	-0.036
hw:h	0.055	-0.001	-0.001	-0.054
hw:hall	-0.121	-0.001	0.047	0.075
hw:hands	-0.085	-0.009	0.046	0.048
hw:happens	0.026	-0.003	0.025	-0.047
hw:harbour	-0.061	-0.003	-0.037	0.101
hw:haulage	0.047	0	0.011	-0.058
hw:health	-0.011	-0.003	-0.002	0.016
hw:heating	0.06	-0.001	0.01	-0.069
hw:hello	-0.018	-0.001	0.036	-0.017
hw:help	-0.047	-0.002	0	0.05
hw:here	-0.027	0.053	0.06	-0.086
hw:high	0.045	-0.01	0.034	-0.069
hw:hire	0.008	-0.01	0.023	-0.021
hw:home	-0.025	-0.005	0.106	-0.076
hw:homes	0.055	0.111	-0.068	-0.097
hw:hook	0.037	0.002	-0.051	0.012
hw:hospice	0.028	-0.001	0.003	-0.031
hw:hosting	-0.028	-0.007	-0.009	0.044
hw:hotels	0.047	-0.001	0.015	-0.06
hw:house	-0.06	0	-0.001	0.061
hw:how	-0.025	-0.095	0.023	0.098
hw:i	-0.13	0.003	0.014	0.113
hw:identity	0.011	-0.013	-0.013	0.015
hw:if	-0.042	-0.009	-0.008	0.059
hw:important	0.047	-0.007	-0.033	-0.007
hw:imprint	-0.011	-0.002	0.001	0.011
hw:in	-0.078	-0.1	0.132	0.046
hw:independent	0.034	0	0.008	-0.042
hw:index	-0.059	0.002	0.001	0.056
hw:information	-0.125	0.16	-0.372	0.337
hw:inquirer	-0.044	-0.004	-0.004	0.051
hw:insurance	-0.034	-0.012	0.053	-0.007
hw:interpretation	0.103	0.005	-0.155	0.047
hw:introduction	0.106	0.181	-0.213	-0.074
hw:is	0.023	-0.067	0.097	-0.053
hw:it	0.041	-0.038	0.06	-0.062
hw:j	0.028	0	0	-0.027
hw:job	0.033	-0.001	-0.002	-0.03
hw:joinery	0.111	-0.001	0.005	-0.115
hw:jurisdiction	0.013	-0.001	0.021	-0.033
hw:k	0.015	0	0	-0.014
hw:keep	0.027	0	0.006	-0.033
hw:keeping	0.002	0.043	-0.034	-0.011
hw:kennels	-0.034	0	0	0.035
hw:kettle	-0.063	0	-0.001	0.064
hw:kettlely	-0.029	0	0	0.029
hw:key	0.057	-0.013	-0.041	-0.003
hw:kitchen	0.026	0	-0.001	-0.025
hw:know	-0.065	-0.005	-0.001	0.071
hw:l	0.024	0	0.002	-0.026
hw:landscapes	0.057	0	0.003	-0.059
hw:lane	-0.038	0	0	0.038
hw:lantern	-0.036	-0.002	-0.018	0.057
hw:lanternly	-0.057	-0.001	-0.011	0.069
hw:latest	0.038	-0.006	0.037	-0.069
hw:law	0.035	-0.014	0.024	-0.045
hw:learn	0.017	-0.003	0.03	-0.043
hw:legal	0.105	0.074	-0.094	-0.086
hw:let	-0.066	-0.004	-0.028	0.098
hw:letters	0.02	0	0	-0.02
hw:lettings	0.045	0	0.01	-0.055
hw:liability	-0.034	0	0.07	-0.036
hw:licence	0.03	-0.004	-0.031	0.005
hw:licences	0.029	-0.004	-0.027	0.002
hw:limited	-0.095	-0.014	0.136	-0.026
hw:limits	0.017	0	0	-0.017
hw:linen	0.014	0	0.018	-0.033
hw:links	-0.154	-0.003	0.02	0.136
hw:live	-0.009	0	-0.001	0.01
hw:local	0.088	0.024	-0.053	-0.059
hw:london	-0.066	-0.002	0.015	0.053
hw:look	0.002	-0.016	0.03	-0.016
hw:lottery	-0.014	0.151	0.001	-0.137
hw:ltd	-0.23	-0.019	0.303	-0.055
hw:made	-0.007	-0.006	0.014	0
hw:magpie	-0.053	0	0	0.054
hw:magpiely	-0.045	0	0	0.045
hw:make	-0.009	-0.009	0.085	-0.067
hw:makes	-0.033	0	0	0.034
hw:management	0.061	-0.001	0.001	-0.061
hw:marine	0.034	0	0	-0.033
hw:marketing	0.122	-0.004	0	-0.118
hw:marketplace	-0.071	0.015	0.062	-0.005
hw:markets	-0.072	0.059	-0.022	0.035
hw:means	-0.035	-0.009	0.058	-0.013
hw:meet	-0.018	0	0.001	0.018
hw:membership	0.002	-0.017	0.026	-0.011
hw:menu	-0.049	-0.004	0.007	0.046
hw:money	0.05	0.002	0.015	-0.066
hw:more	-0.051	0	0	0.052
hw:mortgage	-0.084	-0.032	0.162	-0.046
hw:mortgages	0.068	-0.001	0.005	-0.072
hw:motors	0.028	0	0.011	-0.039
hw:move	0.012	-0.001	0.006	-0.018
hw:moving	0.012	0.043	-0.031	-0.024
hw:mrs	-0.033	0	0	0.034
hw:mug	0.045	0	0.019	-0.063
hw:my	-0.032	-0.009	0.01	0.031
hw:n	0.02	0	0	-0.02
hw:name	-0.045	-0.012	0.032	0.025
hw:new	0.055	-0.001	-0.002	-0.052
hw:newest	-0.028	0.001	0.027	0
hw:news	0.04	-0.009	0.023	-0.054
hw:next	0.042	-0.006	0.028	-0.064
hw:north	0.004	-0.001	-0.023	0.02
hw:not	-0.053	-0.002	-0.017	0.073
hw:notebook	0.012	0	-0.003	-0.008
hw:notice	-0.089	0.086	0.033	-0.03
hw:number	-0.066	-0.008	0.021	0.053
hw:oak	-0.011	-0.001	0	0.012
hw:of	0.127	0.159	-0.336	0.05
hw:office	-0.027	-0.017	0.04	0.005
hw:offshore	0.034	0	0	-0.033
hw:on	0.007	0.047	0.061	-0.116
hw:one	-0.145	0.023	0.023	0.099
hw:online	0.092	-0.027	-0.046	-0.02
hw:operative	0.017	0.098	-0.094	-0.022
hw:or	0.021	-0.008	-0.007	-0.007
hw:order	0.001	-0.012	0.004	0.008
hw:other	0.034	-0.012	0.005	-0.026
hw:others	-0.021	0.115	-0.083	-0.012
hw:otter	-0.039	0	0	0.039
hw:our	-0.02	0.131	-0.103	-0.008
hw:out	-0.069	-0.001	-0.009	0.078
hw:overview	0.003	-0.01	-0.015	0.023
hw:own	-0.026	-0.021	0.006	0.041
hw:owners	0.06	-0.008	-0.009	-0.044
hw:owns	-0.05	0	0.035	0.015
hw:pages	-0.1	-0.009	-0.001	0.11
hw:pan	0.022	0.003	-0.003	-0.022
hw:pantry	-0.029	0	0	0.03
hw:parish	-0.046	-0.001	0.002	0.045
hw:park	-0.057	-0.004	-0.003	0.063
hw:parties	0.037	-0.068	0.059	-0.028
hw:partners	0.122	0.084	-0.128	-0.077
hw:party	0.052	-0.001	0.013	-0.063
hw:patient	0.026	0.063	-0.089	0
hw:patients	0.02	-0.007	-0.014	0.001
hw:pay	-0.007	-0.007	-0.025	0.039
hw:payment	-0.027	-0.013	0.051	-0.011
hw:people	0.035	-0.009	0.014	-0.04
hw:person	-0.027	0.014	-0.032	0.045
hw:personal	0.023	0.115	-0.131	-0.007
hw:pet	0.051	-0.002	-0.01	-0.038
hw:phone	-0.004	-0.011	0.002	0.012
hw:photography	-0.011	0	0	0.012
hw:physiotherapy	0.051	-0.001	0.009	-0.059
hw:pier	-0.05	0	0.035	0.015
hw:plan	-0.054	-0.001	-0.001	0.055
hw:planning	0.059	-0.007	0.009	-0.061
hw:plans	0.123	-0.012	-0.144	0.033
hw:play	0.043	-0.005	0.043	-0.081
hw:plumbing	0.06	-0.001	0.01	-0.069
hw:policy	0.001	-0.1	0.238	-0.139
hw:portal	-0.049	0.037	0.015	-0.003
hw:premier	-0.028	0	0	0.028
hw:premises	-0.045	-0.006	0.021	0.03
hw:prepaid	-0.057	-0.011	0.053	0.014
hw:price	0.013	-0.002	0.002	-0.013
hw:prices	-0.106	-0.004	0.06	0.051
hw:print	0.05	0	0.004	-0.053
hw:privacy	-0.133	0.088	0.132	-0.087
hw:prize	-0.052	-0.013	0.046	0.02
hw:processors	-0.033	-0.012	0.027	0.019
hw:promise	-0.084	-0.006	-0.006	0.096
hw:promoter	0.004	-0.01	-0.003	0.008
hw:property	0.101	0.006	-0.046	-0.062
hw:protection	-0.055	-0.02	0.036	0.039
hw:provider	-0.028	-0.037	0.067	-0.003
hw:publishing	0.028	-0.001	0.003	-0.03
hw:purpose	-0.135	0.058	0.031	0.046
hw:questions	-0.108	-0.007	0.017	0.098
hw:quiet	-0.008	-0.013	0.02	0.001
hw:r	0.048	-0.001	-0.001	-0.047
hw:reach	0.015	-0.002	-0.005	-0.008
hw:receives	-0.161	-0.02	0.201	-0.02
hw:recent	-0.006	0.001	0.026	-0.02
hw:recipients	-0.076	-0.009	0.066	0.018
hw:record	-0.053	-0.002	0.049	0.006
hw:recruitment	0.038	-0.001	0.004	-0.04
hw:red	0.026	0	-0.005	-0.02
hw:registered	-0.013	0	-0.003	0.015
hw:registration	-0.032	0.004	0.022	0.007
hw:regulation	-0.008	-0.005	0.02	-0.007
hw:regulator	-0.015	-0.008	0.011	0.012
hw:regulatory	0.026	-0.006	-0.025	0.005
hw:renewables	0.027	0	0.012	-0.039
hw:request	-0.016	0	0	0.016
hw:responsible	0.032	-0.004	-0.036	0.009
hw:retention	-0.024	0	0	0.025
hw:returns	0.039	-0.027	-0.078	0.065
hw:reviews	-0.009	-0.003	0.029	-0.017
hw:right	0.05	-0.004	-0.004	-0.042
hw:rights	0.003	-0.005	-0.015	0.016
hw:role	0.063	-0.002	-0.01	-0.051
hw:roofing	0.051	0	-0.001	-0.05
hw:rooms	0.02	0	0	-0.02
hw:royal	0.03	0	0	-0.029
hw:rules	0.086	-0.022	-0.05	-0.014
hw:run	-0.008	-0.027	0.019	0.015
hw:saddle	0.004	-0.003	-0.084	0.083
hw:sale	-0.059	0.072	-0.108	0.095
hw:sales	0.052	-0.02	0.009	-0.04
hw:say	-0.051	-0.001	-0.015	0.067
hw:school	-0.05	-0.001	-0.001	0.052
hw:scope	-0.09	-0.023	0.039	0.073
hw:section	0.034	-0.041	-0.006	0.012
hw:seed	-0.031	-0.001	-0.009	0.041
hw:sees	-0.015	-0.018	0.049	-0.016
hw:sell	0.063	-0.001	-0.003	-0.059
hw:service	0.055	-0.079	0.002	0.022
hw:services	0.159	-0.019	-0.017	-0.123
hw:share	0.001	-0.042	0.071	-0.03
hw:sharing	-0.094	-0.024	0.121	-0.003
hw:shipping	0.019	0	0	-0.019
hw:shops	0.013	0.069	-0.053	-0.029
hw:short	-0.053	-0.002	0.014	0.041
hw:silver	-0.02	0	0.014	0.006
hw:similar	0.012	-0.001	0.01	-0.021
hw:site	-0.057	-0.047	0.062	0.042
hw:slavery	0.048	-0.003	-0.025	-0.019
hw:small	0.023	-0.008	0.013	-0.028
hw:smart	0.031	-0.005	-0.02	-0.006
hw:smith	0.022	0	0	-0.022
hw:society	-0.011	-0.001	-0.001	0.012
hw:software	-0.05	0.003	0.032	0.015
hw:sold	-0.01	-0.001	-0.018	0.029
hw:some	0.002	-0.021	0.001	0.018
hw:somebody	0.033	-0.006	0.003	-0.03
hw:someone	0.035	-0.001	-0.023	-0.011
hw:sons	0.059	0	0.01	-0.069
hw:soon	-0.084	-0.003	0.016	0.071
hw:sorted	0.024	-0.001	-0.001	-0.022
hw:south	-0.054	0	0	0.054
hw:sparrow	-0.092	-0.001	-0.008	0.1
hw:sparrowly	-0.073	0	-0.001	0.074
hw:speak	-0.038	0.018	-0.012	0.032
hw:specialists	0.023	-0.001	-0.002	-0.021
hw:st	-0.057	0.042	-0.004	0.019
hw:stall	-0.039	0	0	0.039
hw:standard	-0.078	0.121	-0.027	-0.016
hw:statement	0.089	0.023	-0.073	-0.039
hw:stay	0.003	-0.014	0.012	-0.001
hw:storage	0.012	-0.003	0.02	-0.029
hw:story	-0.068	-0.008	-0.034	0.11
hw:street	0.022	-0.009	0.034	-0.047
hw:stronger	0.051	0	0	-0.05
hw:studio	-0.037	0	0	0.037
hw:subscribe	0.044	-0.007	0.045	-0.082
hw:summary	0.087	0.021	-0.111	0.003
hw:supervisory	0.031	-0.008	0.01	-0.034
hw:supplier	-0.07	0	0.057	0.013
hw:suppliers	0	-0.006	0.011	-0.005
hw:supply	0.032	0	0	-0.032
hw:support	-0.046	-0.009	0.011	0.044
hw:take	-0.038	-0.006	0.02	0.023
hw:taking	0.015	-0.001	0.003	-0.017
hw:talk	-0.032	-0.006	0.005	0.033
hw:tasunkin	-0.033	-0.001	-0.001	0.035
hw:taylor	0.037	0	0	-0.037
hw:tea	-0.063	-0.002	0.015	0.05
hw:team	-0.056	-0.009	0.026	0.039
hw:telecom	0.083	-0.001	0.007	-0.09
hw:telerau	0.011	-0.004	-0.008	0.001
hw:termination	-0.055	0	0	0.055
hw:terms	-0.028	0.012	-0.077	0.094
hw:textiles	0.04	-0.001	0	-0.039
hw:that	-0.099	0.048	-0.026	0.077
hw:the	-0.2	-0.094	0.155	0.138
hw:theatre	0.009	0.02	-0.024	-0.004
hw:them	-0.039	-0.001	0.005	0.034
hw:these	0.008	-0.054	0.056	-0.011
hw:third	-0.026	-0.048	0.097	-0.023
hw:this	0.069	-0.071	-0.056	0.058
hw:three	0.083	0.028	-0.029	-0.082
hw:throw	0.114	-0.002	-0.015	-0.097
hw:tickets	0.04	-0.006	0.006	-0.04
hw:to	-0.07	-0.013	0.011	0.071
hw:today	0.008	-0.001	0.006	-0.013
hw:tools	0.002	-0.001	0.019	-0.021
hw:touch	-0.02	-0.004	0.011	0.013
hw:tours	0.016	0	-0.001	-0.015
hw:trade	-0.053	-0.001	0.033	0.022
hw:training	0.079	-0.005	-0.015	-0.06
hw:travel	0.017	0.004	0.052	-0.073
hw:tray	-0.02	-0.001	0	0.021
hw:trust	0.124	0.038	-0.116	-0.047
hw:two	-0.055	-0.008	0.048	0.014
hw:uk	0.018	0.007	-0.06	0.035
hw:ularbo	-0.032	-0.009	-0.021	0.063
hw:under	0.044	-0.001	-0.017	-0.026
hw:unhappy	-0.034	-0.003	0.003	0.034
hw:university	0.043	-0.001	0.001	-0.042
hw:up	-0.08	-0.004	-0.019	0.103
hw:updates	-0.03	-0.002	-0.003	0.035
hw:us	0.09	-0.065	0.109	-0.135
hw:use	0.152	0.037	-0.165	-0.024
hw:useful	-0.1	-0.009	-0.001	0.11
hw:user	0.041	-0.006	-0.017	-0.018
hw:uses	0.106	-0.001	-0.006	-0.098
hw:using	-0.046	-0.002	0.053	-0.005
hw:vet	0.057	-0.001	-0.001	-0.054
hw:visit	-0.017	0	0.001	0.016
hw:wardrobe	-0.002	-0.001	-0.026	0.029
hw:wardrobely	-0.065	0	-0.002	0.068
hw:we	0.168	-0.074	0.125	-0.219
hw:web	0.032	0.007	0.02	-0.059
hw:website	-0.022	0.103	0.039	-0.12
hw:websites	0.048	-0.003	-0.009	-0.036
hw:week	-0.056	-0.002	0.006	0.053
hw:welcome	-0.075	-0.014	0.008	0.081
hw:well	0.034	-0.024	0.027	-0.037
hw:west	-0.029	-0.004	0.014	0.019
hw:what	-0.004	-0.013	-0.037	0.054
hw:where	-0.011	0.043	0.066	-0.097
hw:which	-0.05	0	0	0.051
hw:who	0.001	-0.235	0.152	0.082
hw:whole	-0.02	-0.019	0.04	-0.001
hw:why	0.049	-0.005	-0.008	-0.036
hw:wilfrid's	-0.063	0	-0.001	0.064
hw:will	-0.18	0.182	-0.085	0.083
hw:wins	-0.012	0	0.011	0
hw:with	0.091	-0.009	-0.02	-0.062
hw:without	0.057	-0.003	0.005	-0.06
hw:wool	0.114	-0.002	-0.015	-0.097
hw:work	0.063	-0.017	0.023	-0.069
hw:works	0.034	-0.001	-0.001	-0.031
hw:you	-0.151	-0.026	0.114	0.063
hw:your	-0.09	-0.013	0.152	-0.049
hw:z	0.01	-0.012	-0.006	0.007
inList	-0.277	-0.044	0.353	-0.032
kind:current	0.669	-0.762	-1.13	1.224
kind:former	0.047	-0.015	-0.022	-0.01
kind:loose	-0.167	0.165	0.005	-0.003
kind:near	-0.353	0.064	0.215	0.073
kind:number	0.26	-0.186	0.133	-0.207
kind:other	-0.448	0.488	1.237	-1.277
label:charity	-0.429	0.028	0.389	0.012
label:company	0.345	-0.226	-0.051	-0.067
label:fca	-0.148	-0.001	0.145	0.003
label:foreign	0.458	0.074	-0.461	-0.071
label:none	-0.154	0.027	0.125	0.003
label:number	0.177	-0.037	-0.131	-0.009
label:registered	0.48	-0.031	-0.389	-0.06
label:regulator	-0.227	-0.017	0.253	-0.009
label:tax	-0.038	-0.001	0.04	0
like	0.17	-0.081	-0.756	0.667
like:close	-0.216	0.571	-0.047	-0.307
like:none	-0.655	-0.135	1.107	-0.317
like:same	1.031	-1.008	-0.782	0.759
like:some	-0.152	0.326	0.16	-0.334
line+region:mixed:footer	0.134	-0.047	0.015	-0.102
line+region:mixed:header	-0.054	-0.001	-0.004	0.058
line+region:mixed:hidden	0.062	-0.061	-0.09	0.088
line+region:mixed:text	-0.038	0.123	0.05	-0.136
line+region:particulars:footer	0.174	-0.161	-0.282	0.269
line+region:particulars:header	-0.019	-0.025	0.205	-0.161
line+region:particulars:hidden	-0.087	-0.062	0.19	-0.041
line+region:particulars:text	-0.186	0.003	0.126	0.057
line+region:statement:footer	-0.102	0.078	0.246	-0.223
line+region:statement:header	-0.007	0.001	0.015	-0.008
line+region:statement:hidden	0.122	-0.109	-0.171	0.158
line+region:statement:text	0.007	0.014	0.138	-0.159
line:mixed	0.105	0.014	-0.028	-0.092
line:particulars	-0.118	-0.244	0.238	0.124
line:statement	0.02	-0.016	0.228	-0.232
mayBeLonger	-0.553	0.102	0.149	0.302
n:near	0.24	0.024	-0.155	-0.109
n:postcode	0.259	-0.071	-0.165	-0.024
n:site	0.295	-0.066	-0.129	-0.1
n:stranger:charity	-0.429	0.028	0.389	0.012
n:stranger:company	0.261	-0.093	-0.163	-0.004
n:stranger:fca	-0.148	-0.001	0.145	0.003
n:stranger:foreign	0.592	-0.078	-0.45	-0.064
n:stranger:none	-0.145	0.036	0.106	0.003
n:stranger:number	0.109	-0.019	-0.082	-0.007
n:stranger:registered	0.268	-0.102	-0.148	-0.019
n:stranger:regulator	-0.227	-0.017	0.253	-0.009
n:stranger:tax	-0.038	-0.001	0.04	0
namedBySites	-0.312	-0.001	0.407	-0.094
otherNumberNear	-0.753	0.008	0.352	0.393
othersInBlock	-0.37	-0.11	0.271	0.21
ownNumberNear	1.355	0.031	0.638	-2.024
ownParticulars	0.562	-0.121	-0.22	-0.221
page+region:about:footer	0.048	-0.054	0.158	-0.152
page+region:about:header	0.047	-0.029	-0.008	-0.011
page+region:about:hidden	0.023	-0.035	-0.088	0.1
page+region:about:text	0.163	-0.196	-0.037	0.071
page+region:complaints:footer	-0.028	-0.033	0.045	0.015
page+region:complaints:header	-0.117	-0.001	-0.001	0.118
page+region:complaints:hidden	-0.081	-0.001	-0.003	0.086
page+region:complaints:text	0.092	-0.054	-0.107	0.069
page+region:contact:footer	-0.029	0.018	0.271	-0.26
page+region:contact:header	0.076	0.069	-0.077	-0.069
page+region:contact:hidden	-0.166	-0.016	0.031	0.151
page+region:contact:text	0.122	0.173	-0.418	0.123
page+region:cookies:footer	-0.162	0.093	-0.054	0.122
page+region:cookies:header	-0.012	-0.005	-0.007	0.024
page+region:cookies:hidden	0.043	-0.007	-0.019	-0.017
page+region:cookies:text	0.001	-0.03	0.032	-0.003
page+region:delivery:footer	-0.026	0.028	0.157	-0.16
page+region:delivery:header	-0.009	-0.012	-0.015	0.036
page+region:delivery:hidden	0.118	-0.009	-0.031	-0.078
page+region:delivery:text	-0.009	-0.083	-0.183	0.274
page+region:home:footer	-0.164	-0.083	0.041	0.206
page+region:home:header	-0.08	-0.025	0.216	-0.111
page+region:home:hidden	0.234	-0.076	-0.298	0.14
page+region:home:text	-0.116	0.193	0.182	-0.26
page+region:legal:footer	0.167	-0.042	-0.213	0.088
page+region:legal:header	-0.138	-0.008	-0.016	0.162
page+region:legal:hidden	-0.077	-0.006	-0.013	0.096
page+region:legal:text	0.204	-0.271	0.044	0.023
page+region:modern_slavery:header	0.062	0	0	-0.061
page+region:modern_slavery:hidden	0.069	0	-0.001	-0.068
page+region:modern_slavery:text	0.048	0.178	-0.19	-0.037
page+region:other:footer	0.219	-0.286	-0.124	0.191
page+region:other:header	-0.009	-0.055	-0.109	0.173
page+region:other:hidden	-0.134	-0.018	0.294	-0.142
page+region:other:text	-0.302	0.558	0.212	-0.467
page+region:privacy:footer	0.015	-0.182	0.162	0.005
page+region:privacy:header	0.111	0.054	-0.114	-0.051
page+region:privacy:hidden	-0.083	-0.043	0.144	-0.018
page+region:privacy:text	0.064	0.206	-0.335	0.065
page+region:terms:footer	-0.227	-0.09	0.408	-0.091
page+region:terms:header	0.035	-0.072	-0.161	0.198
page+region:terms:hidden	0.061	-0.029	-0.139	0.107
page+region:terms:text	0.242	0.13	-0.396	0.024
page:about	0.281	-0.315	0.025	0.009
page:complaints	-0.135	-0.088	-0.065	0.289
page:contact	0.003	0.244	-0.193	-0.054
page:cookies	-0.129	0.051	-0.049	0.127
page:delivery	0.074	-0.075	-0.071	0.072
page:home	-0.125	0.009	0.14	-0.024
page:legal	0.156	-0.327	-0.198	0.369
page:modern_slavery	0.179	0.178	-0.191	-0.166
page:other	-0.226	0.199	0.272	-0.245
page:privacy	0.107	0.034	-0.143	0.001
page:terms	0.111	-0.06	-0.287	0.237
pages	0.213	-0.228	-0.222	0.238
postcodeNear	0.915	0.558	0.356	-1.829
region:footer	0.206	-0.13	-0.021	-0.056
region:header	-0.08	-0.025	0.216	-0.111
region:hidden	0.098	-0.232	-0.071	0.205
region:text	-0.217	0.14	0.314	-0.238
s:I	-0.062	0.119	-0.165	0.108
s:they	-0.159	0.396	-0.141	-0.096
s:we	-0.024	-0.119	0.238	-0.094
s:you	0.047	-0.032	-0.058	0.043
shortBlock	0.041	0.072	-0.017	-0.096
source:json_ld	0.008	-0.005	-0.026	0.024
source:title	0.082	-0.225	-0.042	0.184
type:foreign	1.158	0.071	-1.175	-0.054`;
